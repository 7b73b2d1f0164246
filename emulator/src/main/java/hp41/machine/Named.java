package hp41.machine;

import hp41.memory.CharacterSet;
import hp41.memory.GlobalLabel;
import java.util.Optional;
import java.util.OptionalInt;

/** The result of resolving a name that was keyed, typed, assigned or used in a program. */
public sealed interface Named {

  /**
   * A program in memory; the last one if several have the name.
   *
   * @param label the global label
   */
  record InMemory(GlobalLabel label) implements Named {}

  /**
   * A program in a module.
   *
   * @param function the function with which lines call it
   */
  record InModule(CalculatorFunction function) implements Named {}

  /**
   * A function of a module or of the mainframe.
   *
   * @param found the function
   */
  record OfFunction(CalculatorFunction found) implements Named {}

  /**
   * A program outside memory.
   *
   * @param name the name in glyphs
   * @param program the bytes of the program
   */
  record External(String name, byte[] program) implements Named {}

  /** No result. */
  record Nothing() implements Named {}

  /**
   * Resolves a name within the calculator. Labels in memory have priority over modules, and modules
   * over the mainframe.
   *
   * @param name the name in machine characters
   */
  static Named of(Machine machine, String name) {
    Optional<GlobalLabel> inMemory = machine.labels().global(name);
    if (inMemory.isPresent()) {
      return new InMemory(inMemory.get());
    }
    return machine
        .instructions()
        .byCharacters(name)
        .<Named>map(
            function -> function.isProgram() ? new InModule(function) : new OfFunction(function))
        .orElseGet(Nothing::new);
  }

  /**
   * Resolves a name within the calculator and then among the programs outside memory.
   *
   * @param name the name in machine characters
   */
  static Named includingExternal(Machine machine, String name) {
    Named inside = of(machine, name);
    if (!(inside instanceof Nothing)) {
      return inside;
    }
    String glyphs = CharacterSet.glyphs(name);
    return machine
        .peripherals()
        .program(glyphs)
        .map(program -> (Named) new External(glyphs, program))
        .orElse(inside);
  }

  /**
   * Returns the pointer to the label of the program, in memory or in a module; empty if the result
   * is not a program.
   */
  default OptionalInt start(Machine machine) {
    if (this instanceof InMemory memory) {
      return OptionalInt.of(memory.label().pointer());
    }
    return this instanceof InModule module
        ? ModuleProgram.start(machine, module.function().code())
        : OptionalInt.empty();
  }

  /** Returns the function, which may be a program of a module. */
  default Optional<CalculatorFunction> asFunction() {
    if (this instanceof InModule module) {
      return Optional.of(module.function());
    }
    return this instanceof OfFunction function ? Optional.of(function.found()) : Optional.empty();
  }
}
