package hp41.panel;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * The view state of a panel.
 *
 * @param top the first visible row, once the user has scrolled
 * @param row the row of the cursor from 0, once it was moved
 * @param spot the index of the cursor's item in its row, from 0
 * @param field the text that is being typed
 * @param use the purpose of that text
 * @param scaled whether the title bar shows the legend of the execution counts
 */
public record PanelState(
    OptionalInt top,
    OptionalInt row,
    int spot,
    Optional<TypedText> field,
    Use use,
    boolean scaled) {

  /** The purpose of a text that is being typed. */
  public enum Use {
    /** The text replaces the value at the cursor. */
    CHANGE,
    /** The text becomes a new row below the cursor. */
    INSERT,
    /** The text is searched for. */
    FIND
  }

  /** The initial state: not scrolled, cursor not moved. */
  public static final PanelState UNTOUCHED =
      new PanelState(
          OptionalInt.empty(), OptionalInt.empty(), 0, Optional.empty(), Use.CHANGE, false);

  /** Returns the state scrolled to a first visible row. */
  public PanelState from(int first) {
    return new PanelState(OptionalInt.of(first), row, spot, field, use, scaled);
  }

  /** Returns the state with the cursor at another item. */
  public PanelState at(int newRow, int newSpot) {
    return new PanelState(top, OptionalInt.of(newRow), newSpot, field, use, scaled);
  }

  /** Returns the state with a text that is being typed, or without one. */
  public PanelState typing(Optional<TypedText> newField) {
    return new PanelState(top, row, spot, newField, use, scaled);
  }

  /** Returns the state with a text that is being typed for a purpose. */
  public PanelState typing(TypedText newField, Use newUse) {
    return new PanelState(top, row, spot, Optional.of(newField), newUse, scaled);
  }

  /** Returns the state with the legend of the execution counts toggled. */
  public PanelState scaling() {
    return new PanelState(top, row, spot, field, use, !scaled);
  }

  /** Returns the state that follows activity again; unchanged if a text is being typed. */
  public PanelState following() {
    return field.isPresent()
        ? this
        : new PanelState(OptionalInt.empty(), OptionalInt.empty(), 0, field, use, scaled);
  }

  /** Returns the text that is being typed for this purpose. */
  public Optional<TypedText> field(Use wanted) {
    return field.filter(it -> use == wanted);
  }
}
