package hp41.nut;

import java.util.List;

/**
 * A copy of the processor's registers.
 *
 * @param address the address of the next instruction
 * @param word the word at that address
 * @param word2 the word after it
 * @param a the fourteen digits of A
 * @param b the fourteen digits of B
 * @param c the fourteen digits of C
 * @param m the fourteen digits of M
 * @param n the fourteen digits of N
 * @param g the two digits of G
 * @param f the eight bits of the beeper register
 * @param p the pointer P, a digit from 0 to 13
 * @param q the pointer Q, a digit from 0 to 13
 * @param pointerIsQ whether Q is the active pointer
 * @param carry the carry of the last instruction
 * @param decimal whether arithmetic is decimal
 * @param status the status bits S0 to S13
 * @param returns the return addresses, newest first
 * @param register the address of the selected memory register
 * @param asleep whether the processor is asleep
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
