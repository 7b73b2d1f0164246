package hp41.recordings;

import hp41.Accessory;
import hp41.Plugged;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Compares the paper with recordings of the printer's ROM on the machine's microcode. Lines with
 * more than characters are compared dot by dot.
 */
class PrinterRecordingsTest {

  /** The registers and flags that the operating system uses for scratch or for its own state. */
  static final List<Integer> SCRATCH = List.of(0x9, 0xA, 0xD, 0xE, 0xF);

  @TestFactory
  Stream<DynamicTest> thePrinterPrintsWhatTheMachinesDid() {
    return Scene.tests("printer", SCRATCH, Optional.empty(), Plugged.of(Accessory.PRINTER));
  }
}
