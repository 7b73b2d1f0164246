package hp41.ansi;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;

/** An input whose bytes arrive at scripted times. Its clock advances only while a reader waits. */
public final class ScriptedInput extends TimedInput {

  private record Sent(Duration pause, byte[] octets) {}

  private final Queue<Sent> sent = new ArrayDeque<>();
  private Duration pause = Duration.ZERO;
  private Duration waited = Duration.ZERO;
  private int read;

  /** Adds a pause before the bytes that follow. */
  ScriptedInput pause(Duration time) {
    pause = pause.plus(time);
    return this;
  }

  ScriptedInput pause(long milliseconds) {
    return pause(Duration.ofMillis(milliseconds));
  }

  /** Adds bytes that arrive at once. */
  public ScriptedInput send(String text) {
    return send(text.getBytes(StandardCharsets.UTF_8));
  }

  ScriptedInput send(byte... octets) {
    sent.add(new Sent(pause, octets));
    pause = Duration.ZERO;
    return this;
  }

  /** Adds bytes with a pause before each of them. */
  ScriptedInput trickle(String text, Duration each) {
    for (byte octet : text.getBytes(StandardCharsets.UTF_8)) {
      pause(each).send(octet);
    }
    return this;
  }

  @Override
  protected int readSource() {
    leaveBehindWhatIsRead();
    return sent.isEmpty() ? END : sent.peek().octets()[read++] & 0xff;
  }

  @Override
  protected int readSource(Duration timeout) {
    leaveBehindWhatIsRead();
    if (awaitByte(timeout)) {
      return readSource();
    }
    waited = waited.plus(timeout);
    return NOTHING;
  }

  private boolean awaitByte(Duration timeout) {
    boolean soon = !sent.isEmpty() && sent.peek().pause().compareTo(waited.plus(timeout)) <= 0;
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
