/** The HP-41 as a library without a user interface. */
@SuppressWarnings("module") // The machine has a number in its name.
module hp41.emulator {
  requires org.apache.commons.lang3;

  exports hp41;
  exports hp41.debug;
  exports hp41.display;
  exports hp41.event;
  exports hp41.format;
  exports hp41.key;
  exports hp41.keyboard;
  exports hp41.listing;
  exports hp41.machine;
  exports hp41.memory;
  exports hp41.module;
  exports hp41.number;
  exports hp41.peripherals;
  exports hp41.printer;
  exports hp41.program;
  exports hp41.functions.storage to
      hp41.microcode;
}
