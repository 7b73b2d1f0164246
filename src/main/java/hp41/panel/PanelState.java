package hp41.panel;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a panel is looked at.
 *
 * @param top the first row to show, once it was scrolled by hand
 * @param row where the cursor stands once it was moved, from 0
 * @param spot which of the row's spots it stands on, from 0
 * @param field the text that is being typed in it
 * @param use what that text is for
 * @param scaled whether the bar says what a whole bar behind a count stands for
 */
public record PanelState(
    OptionalInt top,
    OptionalInt row,
    int spot,
    Optional<TypedText> field,
    Use use,
    boolean scaled) {

  /** What a text that is being typed is for. */
  public enum Use {
    /** It takes the place of what the cursor stands on. */
    CHANGE,
    /** It becomes a row of its own below the cursor. */
    INSERT,
    /** It is searched for. */
    FIND
  }

  /** Not scrolled, the cursor not moved. */
  public static final PanelState UNTOUCHED =
      new PanelState(
          OptionalInt.empty(), OptionalInt.empty(), 0, Optional.empty(), Use.CHANGE, false);

  /** The same, scrolled so that it begins at a row. */
  public PanelState from(int first) {
    return new PanelState(OptionalInt.of(first), row, spot, field, use, scaled);
  }

  /** The same with the cursor elsewhere. */
  public PanelState at(int newRow, int newSpot) {
    return new PanelState(top, OptionalInt.of(newRow), newSpot, field, use, scaled);
  }

  /** The same while a text is being typed, or no longer. */
  public PanelState typing(Optional<TypedText> newField) {
    return new PanelState(top, row, spot, newField, use, scaled);
  }

  /** The same while a text is being typed for something. */
  public PanelState typing(TypedText newField, Use newUse) {
    return new PanelState(top, row, spot, Optional.of(newField), newUse, scaled);
  }

  /** The same, with the scale of counts in the bar or, if it was there, without. */
  public PanelState scaling() {
    return new PanelState(top, row, spot, field, use, !scaled);
  }

  /** The same, back where something is going on, unless a text is being typed. */
  public PanelState following() {
    return field.isPresent()
        ? this
        : new PanelState(OptionalInt.empty(), OptionalInt.empty(), 0, field, use, scaled);
  }

  /** The text being typed for this use. */
  public Optional<TypedText> field(Use wanted) {
    return field.filter(it -> use == wanted);
  }
}
