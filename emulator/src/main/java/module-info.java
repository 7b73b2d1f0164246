/** The HP-41 as a library without a user interface. */
@SuppressWarnings("module") // A name ends with a digit; modules are named that are compiled later.
module hp41.emulator {
  requires org.apache.commons.lang3;

  exports hp41;
  exports hp41.debug;
  exports hp41.display;
  exports hp41.event;
  exports hp41.key;
  exports hp41.peripherals;
  exports hp41.program;
  exports hp41.disk to
      hp41.app,
      hp41.editors,
      hp41.lab,
      hp41.microcode,
      hp41.terminal;
  exports hp41.format to
      hp41.app,
      hp41.editors,
      hp41.terminal;
  exports hp41.functions.storage to
      hp41.microcode,
      hp41.terminal;
  exports hp41.keyboard to
      hp41.lab,
      hp41.microcode,
      hp41.terminal;
  exports hp41.keypad to
      hp41.lab,
      hp41.terminal;
  exports hp41.listing to
      hp41.app,
      hp41.editors,
      hp41.lab,
      hp41.terminal;
  exports hp41.machine to
      hp41.app,
      hp41.compiler,
      hp41.editors,
      hp41.lab,
      hp41.microcode,
      hp41.terminal;
  exports hp41.memory to
      hp41.app,
      hp41.compiler,
      hp41.editors,
      hp41.lab,
      hp41.microcode,
      hp41.terminal;
  exports hp41.module to
      hp41.app,
      hp41.editors,
      hp41.lab,
      hp41.microcode,
      hp41.terminal;
  exports hp41.number to
      hp41.app,
      hp41.compiler,
      hp41.microcode,
      hp41.terminal;
  exports hp41.printer to
      hp41.microcode;
  exports hp41.text to
      hp41.app,
      hp41.editors,
      hp41.lab,
      hp41.microcode,
      hp41.terminal;
}
