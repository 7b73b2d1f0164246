package hp41.effect;

/**
 * A duration of the machine in microseconds, as a sum of two parts.
 *
 * @param always the part that is the same at each pace
 * @param computed the part in which the machine computes; zero at full speed
 */
public record Delay(long always, long computed) {

  /** No time. */
  public static final Delay NONE = new Delay(0, 0);

  static Delay always(long micros) {
    return new Delay(micros, 0);
  }

  static Delay computed(long micros) {
    return new Delay(0, micros);
  }

  /** Returns the sum of this duration and another one. */
  public Delay plus(Delay other) {
    return new Delay(always + other.always, computed + other.computed);
  }

  /** Returns this duration multiplied by a count. */
  public Delay times(long count) {
    return new Delay(count * always, count * computed);
  }

  /** Returns this duration as one that takes no time at full speed. */
  public Delay asComputed() {
    return computed(always + computed);
  }
}
