/** Compiles programs that run long into bytecode. */
@SuppressWarnings("module") // The machine has a number in its name.
module hp41.compiler {
  requires transitive hp41.emulator;
  requires org.objectweb.asm;

  exports hp41.compilation;

  provides hp41.machine.Tier.Provider with
      hp41.compiler.CompilingTierProvider;
}
