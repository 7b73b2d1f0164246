package hp41.compiler;

/** Where the variables of a translated passage are kept. */
final class LocalVariables {

  static final int COURSE = 1;
  static final int HEAD = 2;
  static final int MEMORY = 3;

  /** The stack from T on, LASTX last, by twice the level. */
  static final int STACK = 4;

  static final int T = STACK;
  static final int Z = 6;
  static final int Y = 8;
  static final int X = 10;
  static final int LAST_X = 12;

  static final int LEFT = 14;
  static final int LAST = 15;
  static final int LIFT = 16;

  /** What a line works with. */
  static final int WORD = 17;

  static final int OTHER = 19;
  static final int ADDRESS = 21;

  private LocalVariables() {}

  /** The slot of a level of the stack. */
  static int of(int level) {
    return STACK + 2 * level;
  }
}
