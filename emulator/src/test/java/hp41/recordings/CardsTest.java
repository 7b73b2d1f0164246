package hp41.recordings;

import hp41.Accessory;
import hp41.Plugged;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Compares the card reader with recordings of its ROM on the machine's microcode. */
class CardsTest {

  /** The registers that the operating system uses for scratch: Q, ⊢ and e. */
  static final List<Integer> SCRATCH = List.of(0x9, 0xA, 0xF);

  @TestFactory
  Stream<DynamicTest> cardsDoWhatTheyDidOnTheMachine() {
    return Scene.tests("cards", SCRATCH, Optional.empty(), Plugged.of(Accessory.CARD_READER));
  }
}
