package hp41;

import hp41.machine.TimeChip;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import hp41.memory.Word;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;

/**
 * All that the calculator keeps while it is off: its registers, what is plugged in, whether the
 * next number lifts the stack, and what goes on by itself.
 *
 * @param model the model the registers belong to
 * @param plugged what is plugged in beside what the model has built in
 * @param stackLift whether the next number lifts the stack
 * @param time what clock and stopwatch remember
 * @param registers the words by address, 000 first
 */
public record Image(
    Model model,
    Set<Accessory> plugged,
    boolean stackLift,
    TimeChip.Settings time,
    long[] registers) {

  private static final int END_CODE = 0xC;

  @Override
  public boolean equals(Object other) {
    return other instanceof Image image
        && model == image.model
        && plugged.equals(image.plugged)
        && stackLift == image.stackLift
        && time.equals(image.time)
        && Arrays.equals(registers, image.registers);
  }

  @Override
  public int hashCode() {
    return Objects.hash(model, plugged, stackLift, time, Arrays.hashCode(registers));
  }

  /** Whether memory holds together: data begin behind the programs, which .END. closes. */
  boolean isWhole() {
    Memory memory = model.memory(plugged);
    memory.restore(registers);
    ProgramMemory program = new ProgramMemory(memory);
    int curtain = program.curtain();
    int end = program.endRegister();
    return Memory.MAIN <= end
        && end < curtain
        && curtain <= memory.top()
        && Word.digit(memory.read(end), 5) == END_CODE;
  }
}
