package hp41.time;

/** Something that is to happen later, unless it is cancelled before. */
@FunctionalInterface
public interface Appointment {

  /** Nothing is to happen. */
  Appointment NONE = () -> {};

  /** It does not happen; what has happened already stays. */
  void cancel();
}
