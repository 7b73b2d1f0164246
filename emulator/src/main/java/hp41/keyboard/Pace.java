package hp41.keyboard;

/** How fast the calculator computes: as fast as it can, or as the machine did. */
public enum Pace {
  /** Computing takes no time; pauses and scrolling do. */
  FULL,
  /** Everything takes the time it takes on the machine. */
  AUTHENTIC;

  /** The time that a computation takes which takes so long on the machine. */
  long of(long micros) {
    return this == FULL ? 0 : micros;
  }
}
