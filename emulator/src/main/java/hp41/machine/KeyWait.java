package hp41.machine;

/**
 * GETKEY, GETKEYX: a function waits for a key, to give its code; a program goes on with it, or when
 * the time is over.
 *
 * @param micros how long it waits at most, in microseconds
 * @param takesShift whether SHIFT changes what the next key gives, rather than being a key itself
 * @param atOnce whether the key counts when it goes down, rather than when it is let go
 * @param answer what to do with the key
 */
public record KeyWait(long micros, boolean takesShift, boolean atOnce, Answer answer)
    implements Halt {

  /** Takes what the key gives. */
  @FunctionalInterface
  public interface Answer {

    /**
     * A key was pressed, or the time is over.
     *
     * @param code the key's row and column, negative behind SHIFT; 0 if there was none
     * @param character the code of the character that it keys in the present mode, 0 if none
     */
    void take(int code, int character);
  }
}
