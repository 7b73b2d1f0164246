package hp41.terminal;

import hp41.panel.Note;
import hp41.screen.Stroke;
import hp41.screen.Terminal;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/**
 * Stores the message until the next stroke, the message that memory is not saved, and whether the
 * user leaves; handles terminal events.
 */
final class SessionControl {

  /** The time within which a second Ctrl-C leaves the program. */
  private static final Duration CONFIRM_TIME = Duration.ofSeconds(2);

  private final Terminal terminal;
  private final InstantSource clock;
  private Optional<Note> message = Optional.empty();
  private Optional<Note> previous = Optional.empty();
  private Optional<Note> warning = Optional.empty();
  private Instant interrupted = Instant.MIN;
  private boolean leaving;

  SessionControl(Terminal terminal, InstantSource clock) {
    this.terminal = terminal;
    this.clock = clock;
  }

  Optional<Note> message() {
    return message;
  }

  /** Removes the message before a stroke is handled. */
  void begin(Stroke stroke) {
    previous = stroke instanceof Stroke.InputLine ? Optional.empty() : message;
    message = Optional.empty();
  }

  /** Returns the message that was shown before the current stroke, if it has an explanation. */
  Optional<Note> previous() {
    return previous.filter(it -> !it.meaning().isEmpty());
  }

  void say(Note note) {
    message = Optional.of(note);
  }

  /** Sets the message, or removes it. */
  void say(Optional<Note> note) {
    message = note;
  }

  /** Returns the message that memory is not saved, until it is saved. */
  Optional<Note> warning() {
    return warning;
  }

  void warn(Optional<Note> unsaved) {
    warning = unsaved;
  }

  boolean leaving() {
    return leaving;
  }

  void leave() {
    leaving = true;
  }

  /** Leaves at the second interrupt in a short time. */
  void interrupt() {
    Instant now = clock.instant();
    leaving = interrupted.plus(CONFIRM_TIME).isAfter(now);
    interrupted = now;
    say(
        Note.of("Ctrl-Q leaves", "memory is saved")
            .onScreen("or press Ctrl-C again")
            .means(
                "Ctrl-C stops a running program. No program runs, so Ctrl-C leaves the calculator "
                    + "if you press it again within two seconds. Memory is saved."));
  }

  /** Handles an event of the terminal; returns false for other strokes. */
  boolean take(Stroke stroke) {
    if (stroke instanceof Stroke.Resized) {
      terminal.repaint();
    } else if (stroke instanceof Stroke.Gone || stroke instanceof Stroke.Ended) {
      leaving = true;
    } else if (stroke instanceof Stroke.Dropped) {
      say(
          Note.error("too many keys at once", "the last ones were ignored")
              .onScreen("type them again")
              .means(
                  "Keys wait while the calculator computes. More keys came than can wait, "
                      + "so the last ones were ignored."));
    } else if (stroke instanceof Stroke.Unpasted unpasted) {
      say(
          Note.error("pasted text", unpasted.why(), "nothing was pasted")
              .onScreen("paste a shorter text")
              .means(
                  "A pasted text is a number, a line, or a listing with LBL or END. This one was too "
                      + "long or incomplete, so that nothing was changed."));
    } else {
      return false;
    }
    return true;
  }
}
