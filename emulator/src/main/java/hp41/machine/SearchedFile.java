package hp41.machine;

import java.util.Set;

/**
 * The name of the file that a function of extended memory searched last. The machine's processor
 * stores it in its register M until another function uses M, and EMDIRX compares all files it
 * passes with this name (observed on the microcode).
 */
public final class SearchedFile {

  /** Functions without operand that do not change M. */
  private static final Set<String> PRESERVING_M =
      Set.of(
          "ABS", "ADATE", "ADV", "ALENG", "ANUM", "AOFF", "AON", "ASHF", "ATIME", "ATIME24", "ATOX",
          "AVIEW", "BEEP", "CHS", "CLA", "CLALMA", "CLALMX", "CLD", "CLK12", "CLK24", "CLKT",
          "CLKTD", "CLRALMS", "CLRG", "CLRGX", "CLST", "CLX", "CLΣ", "DEG", "DMY", "EMDIR",
          "EMDIRX", "ENTER^", "FACT", "FLSIZE", "GETR", "GETX", "GRAD", "LASTX", "MDY", "MOD",
          "NULL", "PSE", "RAD", "RCLAF", "RCLALM", "RCLFLAG", "RCLSW", "RDN", "REGMOVE", "REGSWAP",
          "RND", "RTN", "RUNSW", "R^", "SAVER", "SAVEX", "SEEKPT", "SEEKPTA", "SETAF", "SIGN",
          "SIZE?", "SQRT", "STOFLAG", "STOPSW", "X<0?", "X<=0?", "X<=NN?", "X<>F", "X<>Y", "X<NN?",
          "X=0?", "X=NN?", "X=Y?", "X>0?", "X>=NN?", "X>NN?", "XTOA", "X≠0?", "X≠NN?", "X≠Y?",
          "ΣREG?");

  /** Functions that change M before they can fail. */
  private static final Set<String> CHANGING_M_FIRST =
      Set.of(
          "APPCHR", "APPREC", "ASROOM", "INSCHR", "INSREC", "MEAN", "PASN", "PCLPS", "RESZFL",
          "SAVEP", "SDEV");

  private String name = "";

  SearchedFile() {}

  /** Returns the name; empty if the processor no longer has it. */
  public String name() {
    return name;
  }

  /** Sets the name of the file being searched. */
  public void name(String searched) {
    name = searched;
  }

  /** Returns whether the processor still has a name. */
  public boolean isKnown() {
    return !name.isEmpty();
  }

  void clear() {
    name = "";
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
      case NONE ->
          done
              ? PRESERVING_M.contains(function.name())
              : !CHANGING_M_FIRST.contains(function.name());
      case FLAG, DIGIT ->
          !(instruction.operand() instanceof Operand.Postfix direct && direct.isIndirect());
      case LABEL -> instruction.operand() instanceof Operand.Local;
      case TEXT, NUMBER -> true;
      default -> false;
    };
  }
}
