package hp41.microcode;

import hp41.functions.storage.CardReaderFunctions;
import hp41.machine.Machine;
import hp41.machine.Printer;
import hp41.nut.Chip;
import hp41.nut.Nut;
import hp41.nut.Pages;
import hp41.nut.SelectablePeripheral;

/** Connects the printer and the card reader to the processor while their ROMs are plugged in. */
final class PluggedDevices {

  private final Machine machine;
  private final Nut nut;
  private final CardReaderChip cardReader;
  private boolean hasCardReader;

  PluggedDevices(Machine machine, Nut nut) {
    this.machine = machine;
    this.nut = nut;
    cardReader = new CardReaderChip(machine, () -> nut.cells().toString());
  }

  /** Connects the devices whose ROM is in the pages, and disconnects the others. */
  void connect(Pages pages) {
    nut.connect(
        PrinterUnit.NUMBER,
        has(pages, Printer.XROM) ? new PrinterUnit(machine) : SelectablePeripheral.ABSENT);
    hasCardReader = has(pages, CardReaderFunctions.XROM);
    nut.connect(CardReaderChip.ADDRESS, hasCardReader ? cardReader : Chip.ABSENT);
  }

  private static boolean has(Pages pages, int xrom) {
    return pages.banks().stream().anyMatch(it -> it.words()[0] == xrom);
  }

  CardReaderChip cardReader() {
    return cardReader;
  }

  boolean hasCardReader() {
    return hasCardReader;
  }
}
