package hp41.keyboard;

import hp41.display.Annunciator;
import hp41.key.Keying;
import hp41.memory.Flags;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Which annunciators are lit: mostly flags say so. */
final class AnnunciatorState {

  private static final List<Annunciator> NUMBERED =
      List.of(
          Annunciator.FLAG_0,
          Annunciator.FLAG_1,
          Annunciator.FLAG_2,
          Annunciator.FLAG_3,
          Annunciator.FLAG_4);

  private AnnunciatorState() {}

  static Set<Annunciator> of(Keyboard keyboard) {
    Flags flags = keyboard.machine().flags();
    Set<Annunciator> lit = EnumSet.noneOf(Annunciator.class);
    if (!keyboard.isOn()) {
      return lit;
    }
    light(lit, Annunciator.BAT, flags.get(Flags.LOW_BATTERY));
    light(lit, Annunciator.USER, flags.get(Flags.USER));
    light(lit, Annunciator.G, flags.get(Flags.GRAD) && !flags.get(Flags.RAD));
    light(lit, Annunciator.RAD, flags.get(Flags.RAD) || flags.get(Flags.GRAD));
    light(lit, Annunciator.SHIFT, flags.get(Flags.SHIFT));
    for (int flag = 0; flag < NUMBERED.size(); flag++) {
      light(lit, NUMBERED.get(flag), flags.get(flag));
    }
    light(lit, Annunciator.PRGM, flags.get(Flags.PRGM) || keyboard.isRunning());
    light(lit, Annunciator.ALPHA, flags.get(Flags.ALPHA) || keyboard.keying() == Keying.NAME);
    lit.addAll(keyboard.lit());
    return lit;
  }

  private static void light(Set<Annunciator> lit, Annunciator annunciator, boolean on) {
    if (on) {
      lit.add(annunciator);
    }
  }
}
