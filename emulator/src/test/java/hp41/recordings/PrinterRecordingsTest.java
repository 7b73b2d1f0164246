package hp41.recordings;

import hp41.Accessory;
import hp41.Plugged;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What the printer's ROM did on the machine's microcode: the lines on the paper, those that are
 * more than characters dot by dot.
 */
class PrinterRecordingsTest {

  /** Where the operating system works, or tells what it is busy with. */
  static final List<Integer> SCRATCH = List.of(0x9, 0xA, 0xD, 0xE, 0xF);

  @TestFactory
  Stream<DynamicTest> thePrinterPrintsWhatTheMachinesDid() {
    return Scene.tests("printer", SCRATCH, Optional.empty(), Plugged.of(Accessory.PRINTER));
  }
}
