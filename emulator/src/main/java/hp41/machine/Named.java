package hp41.machine;

import hp41.memory.CharacterSet;
import hp41.memory.GlobalLabel;
import java.util.Optional;
import java.util.OptionalInt;

/** What a name leads to, whether it was keyed, typed, assigned or stands in a program. */
public sealed interface Named {

  /** A program in memory; the last of this name if there are several. */
  record InMemory(GlobalLabel label) implements Named {}

  /** A program of a module, the function by which lines call it. */
  record InModule(CalculatorFunction function) implements Named {}

  /** A function of a module or of the mainframe. */
  record OfFunction(CalculatorFunction found) implements Named {}

  /** A program kept outside memory, with its bytes. */
  record Outside(String name, byte[] program) implements Named {}

  /** Nothing has this name. */
  record Nothing() implements Named {}

  /**
   * What a name leads to within the calculator: a label in memory comes before all that modules
   * have, and the mainframe's functions come last.
   *
   * @param name in machine characters
   */
  static Named of(Machine machine, String name) {
    Optional<GlobalLabel> inMemory = machine.labels().global(name);
    if (inMemory.isPresent()) {
      return new InMemory(inMemory.get());
    }
    return machine
        .instructions()
        .byCharacters(name)
        .<Named>map(it -> it.isProgram() ? new InModule(it) : new OfFunction(it))
        .orElseGet(Nothing::new);
  }

  /** The same; programs kept outside memory, which no machine knows of, come behind all others. */
  static Named orOutside(Machine machine, String name) {
    Named inside = of(machine, name);
    if (!(inside instanceof Nothing)) {
      return inside;
    }
    String glyphs = CharacterSet.glyphs(name);
    return machine
        .peripherals()
        .program(glyphs)
        .map(program -> (Named) new Outside(glyphs, program))
        .orElse(inside);
  }

  /** The pointer to the label of the program that it leads to, in memory or in a module. */
  default OptionalInt start(Machine machine) {
    if (this instanceof InMemory memory) {
      return OptionalInt.of(memory.label().pointer());
    }
    return this instanceof InModule module
        ? ModuleProgram.start(machine, module.function().code())
        : OptionalInt.empty();
  }

  /** The function that it leads to, which may be a program of a module's. */
  default Optional<CalculatorFunction> asFunction() {
    if (this instanceof InModule module) {
      return Optional.of(module.function());
    }
    return this instanceof OfFunction it ? Optional.of(it.found()) : Optional.empty();
  }
}
