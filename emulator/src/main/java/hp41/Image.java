package hp41;

/**
 * All that the calculator keeps while it is off: its registers and whether the next number lifts
 * the stack.
 *
 * @param model the model the registers belong to
 * @param stackLift whether the next number lifts the stack
 * @param registers the words by address, 000 first
 */
public record Image(Model model, boolean stackLift, long[] registers) {}
