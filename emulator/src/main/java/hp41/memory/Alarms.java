package hp41.memory;

import java.util.ArrayList;
import java.util.List;

/**
 * The alarms in the order of their times, stored in buffer A. The first register of an alarm
 * contains the time in digits 13–3, the repeat digit in 2, F in digit 1 if the alarm was missed,
 * and the number of message registers in digit 0. The interval of a repeating alarm follows, then
 * the message, right-aligned. A register F0 ends the buffer.
 */
public final class Alarms {

  /** The number of the alarm buffer. */
  public static final int BUFFER = 0xA;

  private static final long CLOSING = 0xF0L << 48;
  private static final int TIME_SHIFT = 12;
  private static final int TIME_DIGITS = 11;
  private static final long LONGEST = 100_000_000_000L;
  private static final long REPEATS = 0x100;
  private static final long MISSED = 0xF0;
  private static final String ARROW = "^";
  private static final int BYTES = ProgramMemory.BYTES;

  private final Buffers buffers;

  /** Creates a view of the alarms in a memory. */
  public Alarms(Memory memory) {
    buffers = new Buffers(memory);
  }

  /**
   * An alarm.
   *
   * @param time the time when the alarm is due, in tenths of a second since the beginning of 1900
   * @param interval the repeat interval in tenths of a second; 0 if the alarm does not repeat
   * @param message the message in machine characters; for a control alarm, one or two arrows and
   *     the name of a program or function
   * @param missed true if the alarm has sounded and was not acknowledged; a missed alarm sounds
   *     again when the calculator is switched off
   */
  public record Alarm(long time, long interval, String message, boolean missed) {

    /** Creates an alarm that has not sounded yet. */
    public Alarm(long time, long interval, String message) {
      this(time, interval, message, false);
    }

    /** Returns the number of arrows before the name of a program, at most two; 0 for a message. */
    public int arrows() {
      return message.startsWith(ARROW + ARROW) ? 2 : message.startsWith(ARROW) ? 1 : 0;
    }

    /** Returns the name after the arrows of a control alarm. */
    public String program() {
      return message.substring(arrows());
    }

    /** Returns this repeating alarm at its first repetition that is later than a time. */
    public Alarm next(long now) {
      long late = Math.max(0, now - time);
      return at(time + (late / interval + 1) * interval);
    }

    /** Returns an alarm with the same interval and message at another time. */
    public Alarm at(long otherTime) {
      return new Alarm(otherTime, interval, message);
    }
  }

  /** Returns all alarms in the order of their times. */
  public List<Alarm> all() {
    long[] words = buffers.read(BUFFER);
    List<Alarm> alarms = new ArrayList<>();
    int next = 0;
    while (next < words.length && Word.digit(words[next], 13) != 0xF) {
      long head = words[next++];
      long interval = 0;
      if ((head & REPEATS) != 0 && next < words.length) {
        interval = tenths(words[next++]);
      }
      int end = Math.min(words.length, next + Word.digit(head, 0));
      StringBuilder message = new StringBuilder();
      for (; next < end; next++) {
        append(message, words[next]);
      }
      boolean missed = (head & MISSED) == MISSED;
      alarms.add(new Alarm(tenths(head), interval, message.toString(), missed));
    }
    return alarms;
  }

  private static long tenths(long word) {
    long tenths = 0;
    for (int digit = TIME_DIGITS + 2; digit > 2; digit--) {
      tenths = tenths * 10 + Word.digit(word, digit);
    }
    return tenths;
  }

  private static void append(StringBuilder message, long word) {
    for (int i = BYTES - 1; i >= 0; i--) {
      char character = (char) (word >>> 8 * i & 0xFF);
      if (character != 0 || !message.isEmpty()) {
        message.append(character);
      }
    }
  }

  /**
   * Adds an alarm after all alarms that are not later.
   *
   * @return false if there are not enough free registers; nothing has changed then
   */
  public boolean add(Alarm alarm) {
    List<Alarm> alarms = all();
    int place = 0;
    while (place < alarms.size() && alarms.get(place).time() <= alarm.time()) {
      place++;
    }
    alarms.add(place, alarm);
    return write(alarms);
  }

  /** Removes an alarm. */
  public void remove(Alarm alarm) {
    List<Alarm> alarms = all();
    alarms.remove(alarm);
    write(alarms);
  }

  /** Marks an alarm as missed and returns the marked alarm. */
  public Alarm miss(Alarm alarm) {
    Alarm missed = new Alarm(alarm.time(), alarm.interval(), alarm.message(), true);
    List<Alarm> alarms = all();
    alarms.replaceAll(it -> it.equals(alarm) ? missed : it);
    write(alarms);
    return missed;
  }

  /**
   * Removes an alarm that was due. A repeating alarm is added again at its next time after {@code
   * now}.
   *
   * @param now in tenths of a second since the beginning of 1900
   */
  public void complete(Alarm alarm, long now) {
    remove(alarm);
    if (alarm.interval() > 0) {
      add(alarm.next(now));
    }
  }

  /** Removes all alarms. */
  public void clear() {
    write(List.of());
  }

  private boolean write(List<Alarm> alarms) {
    List<Long> words = new ArrayList<>();
    for (Alarm alarm : alarms) {
      int registers = (alarm.message().length() + BYTES - 1) / BYTES;
      boolean repeats = alarm.interval() > 0;
      long state = (repeats ? REPEATS : 0) | (alarm.missed() ? MISSED : 0);
      words.add(word(alarm.time()) | state | registers);
      if (repeats) {
        words.add(word(alarm.interval()));
      }
      addMessage(words, alarm.message(), registers);
    }
    if (!alarms.isEmpty()) {
      words.add(CLOSING);
    }
    return buffers.write(BUFFER, words.stream().mapToLong(Long::longValue).toArray());
  }

  private static long word(long tenths) {
    return Long.parseLong(Long.toString(Math.floorMod(tenths, LONGEST)), 16) << TIME_SHIFT;
  }

  private static void addMessage(List<Long> words, String message, int registers) {
    int end = message.length() - (registers - 1) * BYTES;
    for (int register = 0; register < registers; register++) {
      long word = 0;
      for (char character : message.substring(Math.max(0, end - BYTES), end).toCharArray()) {
        word = word << 8 | character & 0xFF;
      }
      words.add(word);
      end += BYTES;
    }
  }
}
