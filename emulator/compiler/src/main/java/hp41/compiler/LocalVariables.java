package hp41.compiler;

/** The numbers of the local variables in a compiled method. A word occupies two. */
final class LocalVariables {

  static final int CONTEXT = 1;
  static final int BLOCK = 2;
  static final int MEMORY = 3;

  /** The first of the variables for T, Z, Y, X and LASTX, in the order of their addresses. */
  static final int STACK = 4;

  static final int T = STACK;
  static final int Z = 6;
  static final int Y = 8;
  static final int X = 10;
  static final int LAST_X = 12;

  static final int LEFT = 14;
  static final int LAST = 15;
  static final int LIFT = 16;

  /** Temporary values within a line. */
  static final int WORD = 17;

  static final int OTHER = 19;
  static final int ADDRESS = 21;

  /** The registers in which number lines, calls and names leave digits. */
  static final int Q = 22;

  static final int R = 24;

  private LocalVariables() {}

  /** Returns the variable of a stack register, given its address. */
  static int of(int level) {
    return STACK + 2 * level;
  }
}
