package hp41.player;

import hp41.effect.Effect;
import java.util.Arrays;

/** Writes the program line that is being keyed: each key changes its bytes in memory. */
final class LineEditor {

  private static final int TEXT = 0xF0;

  private final Stage stage;
  private final ProgramCursor cursor;
  private final Actions actions;

  LineEditor(Stage stage, Actions actions) {
    this.stage = stage;
    this.actions = actions;
    cursor = stage.cursor();
  }

  /** Changes the line. If there is no room or memory is lost, reports it and returns false. */
  boolean edit(Effect.LineEdit edit) {
    return change(edit) && !actions.losesMemory();
  }

  private boolean change(Effect.LineEdit edit) {
    if (edit instanceof Effect.NumberLine number) {
      byte[] codes = number.after().programLine();
      return number.before().isEmpty()
          ? beginNumber(codes)
          : rewrite(number.before().programLine(), codes);
    } else if (edit instanceof Effect.BeginTextLine text) {
      return beginText((byte) text.code());
    } else if (edit instanceof Effect.AppendToTextLine next) {
      return cursor.appendToText((byte) next.code()) || refuseRest(next.shifted());
    } else if (edit instanceof Effect.ShortenTextLine shorter) {
      cursor.dropLast();
      cursor.replaceFirst(TEXT + shorter.length());
    }
    return true;
  }

  private boolean beginNumber(byte[] codes) {
    if (cursor.losesNumber()) {
      return begun();
    }
    if (!cursor.insertNumber(codes[0])) {
      actions.refuse();
      return false;
    }
    return append(codes, 1) && begun();
  }

  private boolean beginText(byte code) {
    if (!cursor.insert(new byte[] {(byte) (TEXT + 1), code})) {
      actions.refuse();
      return false;
    }
    return begun();
  }

  private boolean begun() {
    stage.trace().beginLine();
    return true;
  }

  private boolean append(byte[] codes, int from) {
    for (int i = from; i < codes.length; i++) {
      if (!cursor.append(codes[i])) {
        return refuseRest(false);
      }
    }
    return true;
  }

  /**
   * Rewrites the line from the first byte that differs, or the whole line if it is not the old one.
   */
  private boolean rewrite(byte[] old, byte[] codes) {
    if (!cursor.isInserted(old)) {
      return cursor.replaceByNumber(codes[0]) ? append(codes, 1) : refuseRest(false);
    }
    int different = Arrays.mismatch(old, codes);
    int same = different < 0 ? codes.length : different;
    if (same == 0) {
      cursor.replaceFirst(codes[same++]);
    }
    for (int i = old.length; i > same; i--) {
      cursor.dropLast();
    }
    return append(codes, same);
  }

  /**
   * Deletes the line because there is no room for its next byte; returns false.
   *
   * @param shifted whether SHIFT was on for that byte; if so, the line after it becomes the current
   *     one (observed on the machine)
   */
  private boolean refuseRest(boolean shifted) {
    stage.trace().withdraw();
    cursor.withdraw(!shifted);
    actions.tryAgain();
    return false;
  }
}
