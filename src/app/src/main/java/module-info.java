/** What all front ends share: files, states, peripherals and printed output. */
@SuppressWarnings("module")
module hp41.app {
  requires transitive hp41.emulator;
  requires transitive hp41.microcode;
  requires org.apache.commons.lang3;

  uses hp41.app.Lab;
  uses hp41.files.BarcodeScanner;
  uses hp41.machine.Tier.Provider;

  exports hp41.app to
      hp41.editors,
      hp41.lab,
      hp41.terminal;
  exports hp41.files to
      hp41.editors,
      hp41.lab,
      hp41.terminal;
  exports hp41.print to
      hp41.terminal;
  exports hp41.schema to
      hp41.editors,
      hp41.lab,
      hp41.terminal;
  exports hp41.states to
      hp41.terminal;
}
