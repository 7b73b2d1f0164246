package hp41.panel;

import hp41.Calculator;
import hp41.Snapshot;
import java.util.Optional;

/**
 * What panels look at.
 *
 * @param calculator for what a snapshot does not hold; it must not be changed
 * @param snapshot the calculator as it stands
 * @param position the last position of queens that was shown
 */
public record Sight(Calculator calculator, Snapshot snapshot, Optional<Position> position) {}
