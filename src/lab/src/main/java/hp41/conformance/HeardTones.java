package hp41.conformance;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The tones that a calculator has played. */
final class HeardTones {

  private static final double CONCERT_PITCH = 440;
  private static final int OCTAVE = 12;

  /** The milliseconds from the end of a tone, or the decision to play it, until it begins. */
  private static final int BEFORE_TONE = 22;

  private final List<HeardTone> tones = new ArrayList<>();

  /**
   * A tone.
   *
   * @param pitch the pitch in semitones, because the engines' units of time differ slightly
   * @param end when it is over
   */
  private record HeardTone(long pitch, Instant end) {}

  void clear() {
    tones.clear();
  }

  /** Adds a tone that begins now, or when the last one is over. */
  void begin(int hertz, int milliseconds, Instant now) {
    Instant last = tones.isEmpty() ? Instant.MIN : tones.get(tones.size() - 1).end();
    Instant begin = last.isBefore(now) ? now : last;
    end(hertz, begin.plusMillis(BEFORE_TONE + milliseconds));
  }

  /** Adds a tone that is over at a time. */
  void end(int hertz, Instant end) {
    long pitch = Math.round(OCTAVE * Math.log(hertz / CONCERT_PITCH) / Math.log(2));
    tones.add(new HeardTone(pitch, end));
  }

  /** Returns the pitches of the tones that are over at a time. */
  String until(Instant time) {
    return tones.stream()
        .filter(it -> !it.end().isAfter(time))
        .map(it -> String.valueOf(it.pitch()))
        .collect(Collectors.joining(" "));
  }
}
