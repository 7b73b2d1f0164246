package hp41.functions;

import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.memory.Word;
import hp41.number.Pair;
import hp41.number.Trigonometry;

/** R-P, which keeps the angle among the flags while it computes. */
public final class PolarConversion {

  private PolarConversion() {}

  /**
   * Rectangular to polar coordinates. Where the radius is out of range and flag 25 forgives that,
   * the angle stays among the flags (observed on the machine).
   */
  public static void toPolar(Machine machine) {
    Flags flags = machine.flags();
    Pair polar = Trigonometry.toPolar(machine.y(), machine.x(), flags.angleMode());
    if (polar.x().isOutOfRange()
        && flags.get(Flags.IGNORE_ERROR)
        && !flags.get(Flags.IGNORE_RANGE)) {
      flags.leaveAngle(Word.of(polar.y()));
    }
    Shapes.replaceXAndY(machine, polar);
  }
}
