package hp41.files;

import hp41.key.OperandKind;
import hp41.machine.Instruction;
import hp41.machine.Operand;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The number of data registers that a program needs.
 *
 * @param registers the number that the highest register number in the steps requires, or more if a
 *     comment states more
 * @param atLeast whether the program may need more, because it addresses registers by IND and no
 *     comment states the number
 */
public record NeededSize(int registers, boolean atLeast) {

  private static final Pattern STATED = Pattern.compile("\\bSIZE\\s+(\\d{1,3})\\b");

  /** Returns the first number of data registers that lines of a listing state. */
  public static Optional<Integer> stated(Stream<String> lines) {
    return lines
        .map(STATED::matcher)
        .filter(Matcher::find)
        .findFirst()
        .map(size -> Integer.valueOf(size.group(1)));
  }

  /** Returns what a program needs. */
  public static NeededSize of(List<Instruction> steps, Optional<Integer> stated) {
    int named = 0;
    boolean indirect = false;
    for (Instruction step : steps) {
      if (step.operand() instanceof Operand.Postfix register) {
        indirect |= register.isIndirect();
        boolean data =
            (register.isIndirect() || step.function().operand() == OperandKind.REGISTER)
                && !register.isStatus();
        named = Math.max(named, data ? register.number() + 1 : 0);
      }
    }
    return new NeededSize(Math.max(named, stated.orElse(0)), indirect && stated.isEmpty());
  }

  /** Returns the size as it is typed: {@code SIZE 021 or more}. */
  @Override
  public String toString() {
    return "SIZE %03d%s".formatted(registers, atLeast ? " or more" : "");
  }
}
