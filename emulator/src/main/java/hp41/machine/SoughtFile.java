package hp41.machine;

import java.util.Set;

/**
 * The name of the file that a function of extended memory looked for last. The machine's processor
 * has it in its register M until another function needs M for something else, and compares all
 * files with it that EMDIRX passes (observed on the microcode).
 */
public final class SoughtFile {

  /** The functions without an operand that leave M as it is. */
  private static final Set<String> LEAVING_IT =
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

  /** The functions that need M before they can end in an error. */
  private static final Set<String> NEEDING_IT_FIRST =
      Set.of(
          "APPCHR", "APPREC", "ASROOM", "INSCHR", "INSREC", "MEAN", "PASN", "PCLPS", "RESZFL",
          "SAVEP", "SDEV");

  private String name = "";

  SoughtFile() {}

  /** Its name; empty if the processor does not have it any more. */
  public String name() {
    return name;
  }

  /** Says which file is being looked for. */
  public void name(String sought) {
    name = sought;
  }

  /** Whether the processor still has a name. */
  public boolean isKnown() {
    return !name.isEmpty();
  }

  void forget() {
    name = "";
  }

  /** An instruction was executed, or ended in an error if it is not done. */
  void after(Instruction instruction, boolean done) {
    if (isKnown() && !leavesIt(instruction, done)) {
      forget();
    }
  }

  /** Computing the address of an operand needs M, whether or not an error follows. */
  private static boolean leavesIt(Instruction instruction, boolean done) {
    CalculatorFunction function = instruction.function();
    return switch (function.operand()) {
      case NONE ->
          done ? LEAVING_IT.contains(function.name()) : !NEEDING_IT_FIRST.contains(function.name());
      case FLAG, DIGIT ->
          !(instruction.operand() instanceof Operand.Postfix direct && direct.isIndirect());
      case LABEL -> instruction.operand() instanceof Operand.Local;
      case TEXT, NUMBER -> true;
      default -> false;
    };
  }
}
