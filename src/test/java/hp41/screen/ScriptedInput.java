package hp41.screen;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;

/** Bytes that come at times a test has laid down, on a clock that only waiting moves. */
final class ScriptedInput extends TimedInput {

  private record Sent(Duration pause, byte[] octets) {}

  private final Queue<Sent> sent = new ArrayDeque<>();
  private Duration pause = Duration.ZERO;
  private Duration waited = Duration.ZERO;
  private int read;

  /** From now on nothing comes for a while. */
  ScriptedInput pause(Duration time) {
    pause = pause.plus(time);
    return this;
  }

  ScriptedInput pause(long milliseconds) {
    return pause(Duration.ofMillis(milliseconds));
  }

  /** Then this comes at once. */
  ScriptedInput send(String text) {
    return send(text.getBytes(StandardCharsets.UTF_8));
  }

  ScriptedInput send(byte... octets) {
    sent.add(new Sent(pause, octets));
    pause = Duration.ZERO;
    return this;
  }

  /** The same, with a pause before each byte. */
  ScriptedInput trickle(String text, Duration each) {
    for (byte octet : text.getBytes(StandardCharsets.UTF_8)) {
      pause(each).send(octet);
    }
    return this;
  }

  @Override
  int take() {
    leaveBehindWhatIsRead();
    return sent.isEmpty() ? END : sent.peek().octets()[read++] & 0xff;
  }

  @Override
  int take(Duration patience) {
    leaveBehindWhatIsRead();
    if (comes(patience)) {
      return take();
    }
    waited = waited.plus(patience);
    return NOTHING;
  }

  private boolean comes(Duration patience) {
    boolean soon = !sent.isEmpty() && sent.peek().pause().compareTo(waited.plus(patience)) <= 0;
    return soon || read > 0;
  }

  private void leaveBehindWhatIsRead() {
    while (!sent.isEmpty() && read == sent.peek().octets().length) {
      sent.remove();
      read = 0;
      waited = Duration.ZERO;
    }
  }
}
