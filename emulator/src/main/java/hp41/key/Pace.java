package hp41.key;

/** The speed at which the calculator computes. */
public enum Pace {
  /** As fast as possible. Only pauses and scrolling take their time. */
  FULL,
  /** At the speed of a real HP-41. */
  AUTHENTIC
}
