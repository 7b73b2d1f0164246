package hp41.machine;

/**
 * The name of the file that a function of extended memory searched last. The machine's processor
 * stores it in its register M until another function uses M, and EMDIRX compares all files it
 * passes with this name (observed on the microcode).
 */
public final class SearchedFile {

  private String name = "";

  /** Whether there is a name. This is a separate field because it is read after each line. */
  private boolean known;

  SearchedFile() {}

  /** Returns the name; empty if the processor no longer has it. */
  public String name() {
    return name;
  }

  /** Sets the name of the file being searched. */
  public void name(String searched) {
    name = searched;
    known = !searched.isEmpty();
  }

  /** Returns whether the processor still has a name. */
  public boolean isKnown() {
    return known;
  }

  void clear() {
    name("");
  }

  /**
   * Clears the name if an instruction changed M.
   *
   * @param done false if the instruction ended with an error
   */
  void after(Instruction instruction, boolean done) {
    if (isKnown() && !preservesM(instruction, done)) {
      clear();
    }
  }

  /**
   * Returns whether an instruction preserves M. Computing the address of an operand changes M, even
   * if an error follows.
   */
  private static boolean preservesM(Instruction instruction, boolean done) {
    CalculatorFunction function = instruction.function();
    return switch (function.operand()) {
      case NONE -> done ? function.is(Role.PRESERVES_M) : !function.is(Role.CHANGES_M_FIRST);
      case FLAG, DIGIT ->
          !(instruction.operand() instanceof Operand.Postfix direct && direct.isIndirect());
      case LABEL -> instruction.operand() instanceof Operand.Local;
      case TEXT, NUMBER -> true;
      default -> false;
    };
  }
}
