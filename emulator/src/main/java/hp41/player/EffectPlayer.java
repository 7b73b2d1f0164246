package hp41.player;

import hp41.display.Annunciator;
import hp41.display.Cells;
import hp41.effect.AlarmSound;
import hp41.effect.Effect;
import hp41.effect.Effect.Act;
import hp41.entry.CurrentLine;
import hp41.entry.Entry;
import hp41.entry.KeyResult;
import hp41.entry.NoEntry;
import hp41.key.Key;
import hp41.machine.CalculatorFunction;
import hp41.machine.Operand;
import hp41.machine.Role;
import hp41.memory.Flags;
import java.util.Set;

/** Executes the effects of entries. */
final class EffectPlayer {

  private final Stage stage;
  private final HeldKeys held;
  private final CurrentEntry current;
  private final Actions actions;
  private final Switches switches;
  private final KeyPolling polling;
  private final LineEditor lines;
  private final Changes changes;

  EffectPlayer(
      Stage stage, CurrentEntry current, Actions actions, Switches switches, KeyPolling polling) {
    this.stage = stage;
    this.current = current;
    this.actions = actions;
    this.switches = switches;
    this.polling = polling;
    held = current.held();
    lines = new LineEditor(stage, actions);
    changes = new Changes(stage.machine(), stage.trace());
  }

  /** Returns the actions of complete keys. */
  Actions actions() {
    return actions;
  }

  /** Passes a key to an entry and opens the next entry. */
  void press(Entry entry, Key key, boolean shifted) {
    open(entry.press(key, shifted, stage.view()));
  }

  /** Executes the effects of a step and opens its entry. What is printed delays its waits. */
  void open(KeyResult step) {
    stage.machine().printer().takeMicros();
    current.open(play(step));
    long printing = stage.machine().printer().takeMicros();
    for (Effect effect : step.effects()) {
      if (effect instanceof Effect.Afterwards later) {
        finish(later, printing);
      }
    }
  }

  /** Executes the effects of a step; returns the entry to open afterwards. */
  Entry play(KeyResult step) {
    boolean done = true;
    for (Effect effect : step.effects()) {
      if (effect instanceof Effect.LineEdit edit) {
        stage.notes().effect(edit);
        done &= lines.edit(edit);
        stage.notes().edited(edit);
      } else if (!(effect instanceof Effect.Afterwards)) {
        play(effect);
      }
    }
    return done ? step.next() : NoEntry.NONE;
  }

  /** Executes an effect. */
  void play(Effect effect) {
    stage.notes().effect(effect);
    if (effect instanceof Act act) {
      play(act);
    } else if (effect instanceof Effect.Change change) {
      changes.make(change);
    } else if (effect instanceof Effect.Execute whole) {
      String text = afterPrompt(stage.view().line().numbered(whole.function(), whole.text()));
      held.shown(text, () -> actions.complete(whole.function(), whole.operand(), 0));
    } else if (effect instanceof Effect.Preview preview) {
      preview(preview);
    } else if (effect instanceof Effect.PreviewBytes preview) {
      preview(preview);
    } else if (effect instanceof Effect.ExecuteNamed named) {
      executeNamed(named);
    } else if (effect instanceof Effect.JumpToLine line) {
      held.shown(line.text(), () -> actions.goToLine(line.number()));
    } else if (effect instanceof Effect.JumpToLabel label) {
      held.shown(label.text(), () -> actions.goToLabel(label.name()));
    } else if (effect instanceof Effect.BeginProgram program) {
      held.shown(program.text(), actions::beginProgram);
    } else if (effect instanceof Effect.NoteNumber number) {
      stage.trace().number(number.digits());
    } else {
      playModal(effect);
    }
  }

  /** Executes an effect of an entry that is left or waits. */
  private void playModal(Effect effect) {
    if (effect instanceof Effect.ShowCells shown) {
      stage.lcd().show(shown.cells());
    } else if (effect instanceof Effect.Cancel wait) {
      current.waits().cancel(wait.timer());
    } else if (effect instanceof Effect.WhenUp later) {
      held.silent(() -> play(later.effect()));
    } else if (effect instanceof Effect.Sound sound) {
      sound.sound().play(stage.machine().outbox());
    } else if (effect instanceof Effect.Print item) {
      stage.trace().entry(item.item());
    } else if (effect instanceof Effect.Afterwards later) {
      finish(later, 0);
    }
  }

  /**
   * Executes an effect when the next entry is open.
   *
   * @param printing the microseconds that the printer takes before the next wait
   */
  private void finish(Effect.Afterwards effect, long printing) {
    if (effect instanceof Effect.Wait wait) {
      long began = stage.timeline().now();
      current.waits().begin(wait, printing, () -> passed(wait.timer(), began));
      stage.timeline().proceed();
    } else if (effect instanceof Effect.Proceed next) {
      actions.proceed(next.then());
    } else if (effect instanceof Effect.Resume resumed) {
      actions.resume(resumed.message());
    } else if (effect instanceof Effect.Power power) {
      switch (power) {
        case KEY, SHIFTED_KEY -> switches.pressOn(power == Effect.Power.SHIFTED_KEY);
        case DARK -> switches.goDark();
      }
    }
  }

  /** Notifies the entry that its wait is over, unless a key has ended it. */
  private void passed(Effect.Timer timer, long began) {
    long released = Times.clockReleased(stage.timeline().now());
    if (timer != Effect.Timer.SECOND || !polling.wasTapped(began, released)) {
      open(current.get().passed(timer, stage.view()));
    }
  }

  private void hold() {
    String function = current.get().modalFunction();
    held.silent(
        () -> {
          if (current.get().modalFunction().equals(function)) {
            open(current.get().release(stage.view()));
          }
        });
  }

  private void play(Act act) {
    switch (act) {
      case BLINK -> stage.timeline().inTime(this::blink);
      case ABORT -> abort();
      case CLOSE -> current.close();
      case RUN -> held.holdForward(true, actions::run);
      case STEP -> step();
      case STEP_BACK -> stepBack();
      case CLEAR_MESSAGE -> whenReleased(stage.machine().outbox()::clearMessage);
      case CLEAR_X -> clearX();
      case DELETE_LINE -> withdraw(() -> stage.cursor().delete());
      case WITHDRAW_LINE -> withdraw(() -> stage.cursor().withdraw(true));
      case BEGIN_NUMBER -> {
        stage.machine().push(0);
        stage.machine().flags().set(Flags.NUMBER_KEYED, true);
      }
      case SHORTEN_ALPHA -> stage.machine().alpha().removeLast();
      case PRINT_KEYED -> stage.trace().end();
      case NOTE_TEXT -> stage.trace().beginText();
      case NOTE_LINE -> stage.trace().beginLine();
      case REFRESH -> current.refresh();
      case GO_DARK -> stage.lcd().goDark();
      case BEGIN_WRITING -> stage.lcd().beginWriting();
      case WARN -> AlarmSound.LOW.play(stage.machine().outbox());
      case HIDE_MESSAGE -> stage.machine().outbox().clearMessage();
      case HOLD -> hold();
    }
  }

  private void whenReleased(Runnable action) {
    held.silent(
        () -> {
          action.run();
          current.refresh();
        });
  }

  private void withdraw(Runnable action) {
    stage.trace().withdraw();
    whenReleased(action);
  }

  private void clearX() {
    CalculatorFunction clear = stage.machine().instructions().get(Role.CLEAR_X);
    held.shown(
        clear.name(),
        Times.KEY_BLANK,
        () -> {
          stage.trace().function(clear.name());
          actions.perform(clear);
          current.refresh();
        });
  }

  private void step() {
    stage.trace().end();
    if (stage.isProgramming()) {
      stage.cursor().forward();
      current.refresh();
    } else {
      held.holdForward(false, actions::step);
    }
  }

  private void stepBack() {
    stage.trace().end();
    stage.cursor().backward();
    if (stage.isProgramming()) {
      current.refresh();
    } else {
      held.holdBack(current::refresh);
    }
  }

  private void preview(Effect.Preview preview) {
    CalculatorFunction function = preview.function();
    Operand operand = preview.operand();
    String name = stage.view().line().numbered(function, preview.name());
    long micros = stage.timeline().computing(preview.searched());
    if (operand == Operand.NONE) {
      held.previewed(name, micros, () -> actions.complete(function, operand, 0));
      return;
    }
    if (operand instanceof Operand.Name) {
      stage.trace().end();
    }
    long program = operand instanceof Operand.Name ? Times.assignedProgram(preview.name()) : 0;
    held.found(name, micros + program, () -> actions.complete(function, operand, -micros));
  }

  private void preview(Effect.PreviewBytes preview) {
    Runnable action = () -> actions.complete(preview.bytes());
    if (preview.shifted()) {
      current.keep(Set.of(Annunciator.SHIFT));
    }
    long micros = stage.timeline().computing(preview.searched());
    if (preview.function()) {
      String name =
          stage.isProgramming() ? stage.view().line().numbered(preview.name()) : preview.name();
      held.previewed(name, micros, action);
    } else {
      held.found(preview.name(), micros, action);
    }
  }

  /** Shows a text without the characters that the prompt has pushed out of the display. */
  private String afterPrompt(String text) {
    int lost = current.get().lost(stage.view());
    String rest = text.substring(Math.min(lost, text.length()));
    return rest.substring(Entry.lostOf(rest));
  }

  /** Completes XEQ, GTO or LBL with a name. The machine takes time to find what the name means. */
  private void executeNamed(Effect.ExecuteNamed named) {
    NameMeaning meaning = NameMeaning.of(stage.machine(), named.function(), named.name());
    if (meaning.found() && meaning.operand() == Operand.NONE) {
      stage.notes().found(meaning.function().code());
    }
    CurrentLine line = stage.view().line();
    String whole = afterPrompt(line.numbered(named.function(), named.text()));
    Runnable action = () -> complete(meaning);
    if (meaning.searchMicros() == 0) {
      held.shown(whole, action);
      return;
    }
    boolean programming = stage.isProgramming();
    long micros = stage.timeline().computing(meaning.searchMicros());
    if (micros > 0 && meaning.isStep() && !programming) {
      held.searchingWhileDown(whole, micros, () -> choose(meaning.function()), action);
    } else if (micros > 0 && (meaning.isPrompt() || !meaning.found() && !programming)) {
      held.searchingWhileDown(whole, micros, action, action);
    } else {
      held.searching(
          whole,
          micros,
          meaning.shown().map(found -> line.numbered(meaning.function(), found)),
          meaning.operand() == Operand.NONE ? Times.KEY_BLANK : 0,
          action);
    }
  }

  private void complete(NameMeaning meaning) {
    CalculatorFunction function = meaning.function();
    if (meaning.isPrompt()) {
      choose(function);
    } else {
      boolean none = function.is(Role.CALL) || function.is(Role.EDIT);
      long extra = none ? 0 : Times.FOUND_BY_NAME;
      actions.complete(function, meaning.operand(), extra);
    }
  }

  /** Opens the prompt of a function, or shows its name. */
  void choose(CalculatorFunction function) {
    open(NoEntry.choose(function));
  }

  /** Blinks the display because a key does not fit. */
  private void blink() {
    Lcd lcd = stage.lcd();
    Cells cells = lcd.cells();
    lcd.show("");
    stage.timeline().after(Times.PROMPT_BLINK, () -> showAgain(cells));
    held.silent(() -> {});
  }

  private void showAgain(Cells cells) {
    stage.lcd().show(cells);
    current.show();
  }

  private void abort() {
    stage.trace().end();
    stage.lcd().show("");
    held.silent(current::refresh);
  }
}
