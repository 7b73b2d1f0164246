package hp41.memory;

import java.util.ArrayList;
import java.util.List;

/**
 * The alarms, earliest first, in the buffer with number A. An alarm is a register with its time in
 * digits 13–3, whether it repeats in 2, F in 1 if it was missed, and the number of message
 * registers in 0; then the interval, if it repeats, and the message, its characters at the right. A
 * register F0 closes them.
 */
public final class Alarms {

  /** The number of their buffer. */
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

  /** The alarms of this memory. */
  public Alarms(Memory memory) {
    buffers = new Buffers(memory);
  }

  /**
   * An alarm.
   *
   * @param time when it is due, in tenths of a second since the beginning of 1900
   * @param interval after which it is due again, in tenths of a second; 0 for never
   * @param message machine characters; with one or two arrows in front, a program's name
   * @param missed whether it has sounded and was not acknowledged; it sounds again when the
   *     calculator is switched off
   */
  public record Alarm(long time, long interval, String message, boolean missed) {

    /** An alarm that has not sounded yet. */
    public Alarm(long time, long interval, String message) {
      this(time, interval, message, false);
    }

    /** Whether it is a control alarm that interrupts a program: two arrows. */
    public boolean interrupts() {
      return message.startsWith(ARROW + ARROW);
    }

    /** Whether it is a control alarm rather than one that shows its message. */
    public boolean controls() {
      return message.startsWith(ARROW);
    }

    /** The name behind the arrows of a control alarm. */
    public String program() {
      return message.substring(interrupts() ? 2 : 1);
    }

    /** The same alarm at another time. */
    public Alarm at(long otherTime) {
      return new Alarm(otherTime, interval, message);
    }
  }

  /** All of them in their order. */
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
      int behind = Math.min(words.length, next + Word.digit(head, 0));
      StringBuilder message = new StringBuilder();
      for (; next < behind; next++) {
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

  /** Adds an alarm behind those that are due no later. False: there is no room for it. */
  public boolean add(Alarm alarm) {
    List<Alarm> alarms = all();
    int place = 0;
    while (place < alarms.size() && alarms.get(place).time() <= alarm.time()) {
      place++;
    }
    alarms.add(place, alarm);
    return write(alarms);
  }

  /** Takes one away. */
  public void remove(Alarm alarm) {
    List<Alarm> alarms = all();
    alarms.remove(alarm);
    write(alarms);
  }

  /** Marks an alarm as missed and returns it so. */
  public Alarm miss(Alarm alarm) {
    Alarm missed = new Alarm(alarm.time(), alarm.interval(), alarm.message(), true);
    List<Alarm> alarms = all();
    alarms.replaceAll(it -> it.equals(alarm) ? missed : it);
    write(alarms);
    return missed;
  }

  /**
   * Ends with an alarm that was due: one that repeats is due again, the others go.
   *
   * @param now in tenths of a second since the beginning of 1900
   */
  public void settle(Alarm alarm, long now) {
    remove(alarm);
    if (alarm.interval() > 0) {
      long late = Math.max(0, now - alarm.time());
      add(alarm.at(alarm.time() + (late / alarm.interval() + 1) * alarm.interval()));
    }
  }

  /** Takes all away. */
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
    int behind = message.length() - (registers - 1) * BYTES;
    for (int register = 0; register < registers; register++) {
      long word = 0;
      for (char character : message.substring(Math.max(0, behind - BYTES), behind).toCharArray()) {
        word = word << 8 | character & 0xFF;
      }
      words.add(word);
      behind += BYTES;
    }
  }
}
