/** Runs the microcode of a ROM image that the user owns, as the engine of a calculator. */
@SuppressWarnings("module") // The machine has a number in its name.
module hp41.microcode {
  requires transitive hp41.emulator;
  requires org.apache.commons.lang3;

  exports hp41.rom;
  exports hp41.microcode to
      hp41.app,
      hp41.editors,
      hp41.lab,
      hp41.terminal;
  exports hp41.nut to
      hp41.app,
      hp41.editors,
      hp41.lab,
      hp41.terminal;
}
