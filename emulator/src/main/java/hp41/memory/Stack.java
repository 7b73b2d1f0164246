package hp41.memory;

import java.util.List;

/** The stack registers T, Z, Y, X and LASTX in status registers 000 to 004. */
public final class Stack {

  public static final int T = 0;
  public static final int Z = 1;
  public static final int Y = 2;
  public static final int X = 3;
  public static final int LAST_X = 4;

  /** The names of T, Z, Y, X and LASTX, in the order of their addresses. */
  public static final List<String> NAMES = List.of("T", "Z", "Y", "X", "L");

  private final Memory memory;

  /** Creates a view of the stack in a memory. */
  public Stack(Memory memory) {
    this.memory = memory;
  }

  /** Returns the word in X. */
  public long x() {
    return memory.read(X);
  }

  /** Returns the word in Y. */
  public long y() {
    return memory.read(Y);
  }

  /** Replaces X. */
  public void x(long word) {
    memory.put(X, word);
  }

  /** Replaces Y. */
  public void y(long word) {
    memory.put(Y, word);
  }

  /** Copies X to LASTX. */
  public void saveLastX() {
    memory.put(LAST_X, memory.read(X));
  }

  /** Lifts the stack and replaces X: T is lost, and X is copied to Y. */
  public void push(long x) {
    memory.putStack(memory.read(Z), memory.read(Y), memory.read(X), x);
  }

  /** Lifts the stack: T is lost, and X is copied to Y. */
  public void lift() {
    push(memory.read(X));
  }

  /** Drops the stack and replaces X: Z is copied to Y and T to Z. */
  public void drop(long x) {
    long t = memory.read(T);
    memory.putStack(t, t, memory.read(Z), x);
  }

  /** Rolls the stack down: X moves to T. */
  public void rollDown() {
    memory.putStack(memory.read(X), memory.read(T), memory.read(Z), memory.read(Y));
  }

  /** Rolls the stack up: T moves to X. */
  public void rollUp() {
    push(memory.read(T));
  }

  /** Exchanges X and Y. */
  public void exchange() {
    memory.putStack(memory.read(T), memory.read(Z), memory.read(X), memory.read(Y));
  }

  /** Clears T, Z, Y and X. */
  public void clear() {
    memory.putStack(0, 0, 0, 0);
  }
}
