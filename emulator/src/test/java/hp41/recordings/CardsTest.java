package hp41.recordings;

import hp41.Accessory;
import hp41.PlugInModule;
import hp41.Plugged;
import hp41.Roms;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What the card reader's ROM did with cards, on the machine's microcode. */
class CardsTest {

  /** Registers that the operating system works in: Q, ⊢ and e. */
  private static final List<Integer> SCRATCH = List.of(0x9, 0xA, 0xF);

  @TestFactory
  Stream<DynamicTest> cardsDoWhatTheyDidOnTheMachine() {
    return Scene.tests("cards", SCRATCH, Optional.empty(), Plugged.of(Accessory.CARD_READER));
  }

  @TestFactory
  Stream<DynamicTest> andStillDoThereIfSomebodyHasItsImages() throws IOException {
    Plugged image = Plugged.NOTHING.with(PlugInModule.read(Roms.path("82104a.mod")));
    return Scene.tests("cards", SCRATCH, Optional.of(Roms.cx()), image);
  }
}
