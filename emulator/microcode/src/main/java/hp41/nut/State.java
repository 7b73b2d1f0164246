package hp41.nut;

import java.util.List;

/**
 * The processor's registers at one moment.
 *
 * @param address of the next instruction
 * @param word that stands there
 * @param word2 the word behind it
 * @param a fourteen digits, as b, c, m and n
 * @param g two digits
 * @param f the beeper's eight bits
 * @param p a pointer to a digit, 0 to 13, as q
 * @param pointerIsQ whether q is the pointer that counts
 * @param carry of the last instruction
 * @param decimal whether it computes with decimal digits
 * @param status bits S0 to S13
 * @param returns where calls return to, the newest first
 * @param register of memory that is selected
 * @param asleep whether it sleeps
 */
public record State(
    int address,
    int word,
    int word2,
    long a,
    long b,
    long c,
    long m,
    long n,
    int g,
    int f,
    int p,
    int q,
    boolean pointerIsQ,
    boolean carry,
    boolean decimal,
    int status,
    List<Integer> returns,
    int register,
    boolean asleep) {}
