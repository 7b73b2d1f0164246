package hp41.panel;

import hp41.Calculator;
import hp41.Contents;
import hp41.Snapshot;
import hp41.debug.Debugger;
import hp41.listing.Programs;
import java.util.List;
import java.util.Optional;

/**
 * What panels look at.
 *
 * @param calculator for what a snapshot does not hold; it must not be changed
 * @param snapshot the calculator as it stands
 * @param past what has been printed and shown before
 * @param debugger what looks on while lines are executed
 * @param registers the data registers that are wanted
 */
public record Sight(
    Calculator calculator, Snapshot snapshot, Past past, Debugger debugger, Range registers) {

  Contents contents() {
    return calculator.contents();
  }

  Programs programs() {
    return calculator.programs();
  }

  /** The position of queens to be shown, if there was one. */
  Optional<Position> position() {
    List<Position> positions = past.positions();
    return positions.isEmpty() ? Optional.empty() : Optional.of(positions.get(past.chosen()));
  }
}
