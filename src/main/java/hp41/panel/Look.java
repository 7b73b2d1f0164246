package hp41.panel;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a panel is looked at.
 *
 * @param top the first row to show, once it was scrolled by hand
 * @param row where the cursor stands once it was moved, from 0
 * @param spot which of the row's spots it stands on, from 0
 * @param field the text with which the chosen spot is being changed
 */
public record Look(OptionalInt top, OptionalInt row, int spot, Optional<Field> field) {

  /** Not scrolled, the cursor not moved. */
  public static final Look UNTOUCHED =
      new Look(OptionalInt.empty(), OptionalInt.empty(), 0, Optional.empty());

  /** The same, scrolled so that it begins at a row. */
  public Look from(int first) {
    return new Look(OptionalInt.of(first), row, spot, field);
  }

  /** The same with the cursor elsewhere. */
  public Look at(int newRow, int newSpot) {
    return new Look(top, OptionalInt.of(newRow), newSpot, field);
  }

  /** The same while a text is being changed, or no longer. */
  public Look changing(Optional<Field> newField) {
    return new Look(top, row, spot, newField);
  }
}
