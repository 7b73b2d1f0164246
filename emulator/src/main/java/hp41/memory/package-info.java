/**
 * The calculator's memory: 56-bit words at the addresses of the HP-41, the status registers among
 * them. Memory is the truth: the stack, ALPHA, the flags, programs, key assignments, alarms and
 * extended memory are views on it that keep nothing themselves, so that whatever writes a word, be
 * it a function, a card or a synthetic instruction, is seen by all of them.
 *
 * <p>The room is large because each view on the same words is a class, and words are written only
 * here.
 */
package hp41.memory;
