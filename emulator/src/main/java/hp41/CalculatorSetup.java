package hp41;

import hp41.key.Keying;
import hp41.key.Pace;
import hp41.keyboard.Engine;
import hp41.keyboard.EngineProvider;
import hp41.keyboard.ReplacementEngine;
import hp41.keyboard.TypedInputTarget;
import hp41.machine.InstructionSet;
import hp41.machine.Machine;
import hp41.machine.ModuleDefinition;
import java.util.List;
import java.util.Optional;

/**
 * The replaceable parts of a calculator: the model, what is plugged in, and the engine. All classes
 * of a calculator share this object.
 */
final class CalculatorSetup {

  private final Machine machine;
  private final Engine builtIn;
  private final List<ModuleDefinition> named;
  private Configuration configuration;
  private InstructionSet known;
  private Optional<EngineImage> image = Optional.empty();
  private Optional<ReplacementEngine> replacement = Optional.empty();
  private Engine engine;

  /**
   * Creates a setup with the built-in engine.
   *
   * @param named modules that are not plugged in, with names for their functions
   */
  CalculatorSetup(
      Configuration configuration, List<ModuleDefinition> named, Machine machine, Engine builtIn) {
    this.configuration = configuration;
    this.named = named;
    this.machine = machine;
    this.builtIn = builtIn;
    known = configuration.known(named);
    engine = builtIn;
    machine.outbox().ports(this::plug);
  }

  Model model() {
    return configuration.model();
  }

  Plugged plugged() {
    return configuration.plugged();
  }

  /** Returns the functions that listings and typed lines may name. */
  InstructionSet known() {
    return known;
  }

  Engine engine() {
    return engine;
  }

  TypedInputTarget typedInput() {
    return engine.typedInput();
  }

  /** Returns the image that the engine was created from; empty for the built-in engine. */
  Optional<EngineImage> image() {
    return image;
  }

  /** Returns whether a catalog is running through the display. */
  boolean isListing() {
    return engine.keying() == Keying.CATALOGUE && !engine.isIdle();
  }

  /** Returns whether a card can be inserted. */
  boolean hasCardReader() {
    boolean simulated = plugged().has(Accessory.CARD_READER);
    return replacement.map(ReplacementEngine::hasCardReader).orElse(simulated);
  }

  /** Changes the model, which clears memory, and what is plugged in. */
  void plug(Configuration wanted) {
    boolean other = wanted.model() != model();
    configuration = wanted;
    known = wanted.known(named);
    model().rebuild(machine.memory(), plugged());
    if (other) {
      machine.memory().clear();
    }
    machine.plug(wanted.functions(), wanted.functions(named), wanted.pages());
    replacement.ifPresent(it -> it.plug(wanted.images()));
  }

  /**
   * Plugs in a module of the host; returns false if there is no such module, or no room for it in
   * the ports.
   */
  private boolean plug(String module) {
    return machine
        .peripherals()
        .modules()
        .image(module)
        .map(content -> new Configuration(model(), with(module, content)))
        .filter(wanted -> wanted.problem().isEmpty())
        .map(
            wanted -> {
              plug(wanted);
              return true;
            })
        .orElse(false);
  }

  private Plugged with(String module, byte[] content) {
    return plugged().with(PlugInModule.provided(module, content));
  }

  void refuseWhileRunning() {
    if (engine.isRunning()) {
      throw new IllegalStateException("a program runs");
    }
  }

  void refuseWrong(Optional<? extends EngineImage> wanted) {
    wanted
        .flatMap(it -> it.problem(model()))
        .ifPresent(
            problem -> {
              throw new IllegalArgumentException(problem);
            });
  }

  /** Replaces the engine by that of an image, or by the built-in engine. */
  void engine(Optional<EngineImage> wanted) {
    Pace pace = engine.pace();
    replacement.ifPresent(ReplacementEngine::handBack);
    image = wanted;
    replacement =
        wanted.map(
            it -> ((EngineProvider) it).create(machine, builtIn, configuration.images(), pace));
    engine = replacement.<Engine>map(it -> it).orElse(builtIn);
    engine.pace(pace);
  }
}
