package hp41.terminal;

import hp41.key.Key;
import hp41.panel.Clause;
import hp41.panel.Hint;
import hp41.panel.Question;
import hp41.panel.view.CommandLineView;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.List;
import java.util.function.Supplier;

/** Compares what a key did with another session, in which the same should happen in another way. */
record TwinCheck(Supplier<TestSession> state, Seen before, Seen after) {

  /** Returns whether the stroke of a clause does what the keys of the calculator do. */
  boolean press(Clause clause, List<Key> keys) {
    TestSession twin = state.get();
    keys.forEach(twin.calculator::tap);
    SessionState.settle(twin);
    Seen pressed = new Seen(twin);
    boolean same =
        after.image.remembersTheSame(pressed.image)
            && after.snapshot.modes().equals(pressed.snapshot.modes())
            && after.snapshot.openFunction().equals(pressed.snapshot.openFunction())
            && after.snapshot.display().equals(pressed.snapshot.display());
    boolean mayBeIdle =
        keys.contains(Key.RUN_STOP)
            || clause instanceof Hint hint && hint.word().isEmpty()
            || !before.snapshot.modalFunction().isEmpty();
    boolean changes = mayBeIdle || !after.picture().equals(before.picture());
    boolean focus = after.focused == before.focused || after.asks(before);
    return same && changes && after.open().isEmpty() && focus;
  }

  /** Returns whether the same happens as if a name had been typed instead of its beginning. */
  boolean typed(String name) {
    TestSession twin = state.get();
    CommandLineView line = before.line.orElseThrow();
    SessionState.act(twin, Stroke.named(KeyName.ESCAPE));
    int rest = line.text().length() - line.word().length();
    String whole = line.text().substring(0, rest) + name;
    SessionState.take(twin, "-" + (whole.startsWith(":") ? whole : ":" + whole));
    SessionState.act(twin, Stroke.named(KeyName.ENTER));
    Seen typed = new Seen(twin);
    return after.signature().equals(typed.signature())
        && after.note.text().equals(typed.note.text())
        && after.image.remembersTheSame(typed.image);
  }

  /** Returns whether the same happens as with R/S, unless the program needs more registers. */
  boolean runsOn() {
    if (before.question.filter(Question::needsSize).isPresent()) {
      return true;
    }
    TestSession twin = state.get();
    twin.calculator.tap(Key.RUN_STOP);
    SessionState.settle(twin);
    return after.image.remembersTheSame(twin.calculator.image());
  }

  /**
   * Returns whether redo in a session where undo was pressed brings back the memory from before
   * undo.
   */
  boolean isRedone(TestSession session) {
    SessionState.act(session, new Stroke.Alt('u'));
    return session.calculator.image().remembersTheSame(before.image);
  }
}
