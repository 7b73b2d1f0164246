package hp41.engaged;

import hp41.keyboard.Engaged;
import hp41.keyboard.Keyboard;
import hp41.keyboard.Keying;
import java.util.Set;

/** What takes the keys, by its name and by what about it never changes. */
abstract class Occupation extends Engaged {

  private final String name;
  private final Keying keying;
  private final Set<Trait> traits;

  /** What never changes. */
  enum Trait {
    ALL_KEYS,
    SHIFT,
    GOES_ON,
    HOLDS_ALARMS
  }

  Occupation(Keyboard keyboard, String name, Keying keying, Trait... traits) {
    super(keyboard);
    this.name = name;
    this.keying = keying;
    this.traits = Set.of(traits);
  }

  @Override
  public String engagement() {
    return name;
  }

  @Override
  public Keying keying() {
    return keying;
  }

  @Override
  public boolean takesAllKeys() {
    return traits.contains(Trait.ALL_KEYS);
  }

  @Override
  public boolean takesShift() {
    return traits.contains(Trait.SHIFT);
  }

  @Override
  public boolean goesOn() {
    return traits.contains(Trait.GOES_ON);
  }

  @Override
  public boolean holdsAlarms() {
    return traits.contains(Trait.HOLDS_ALARMS);
  }
}
