package hp41;

import hp41.event.CalculatorError;
import hp41.key.OperandKind;
import hp41.keyboard.KeyboardState;
import hp41.keyboard.TypedInputTarget.NoKeys;
import hp41.listing.TypedLine;
import hp41.listing.TypedLine.TypedWord;
import hp41.machine.CalculatorFunction;
import hp41.machine.Instruction;
import hp41.machine.InstructionSet;
import hp41.machine.Machine;
import hp41.machine.Named;
import hp41.machine.Operand;
import hp41.machine.ProgramLoader;
import hp41.machine.Role;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.memory.LabelName;
import hp41.memory.Memory;
import hp41.program.NoRoom;
import java.util.ArrayDeque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Executes typed lines word by word. While a word's program or catalog runs, the following words
 * wait; an error discards them.
 */
final class TypedLineExecutor {

  private static final Set<OperandKind> PROMPTING =
      EnumSet.complementOf(EnumSet.of(OperandKind.NONE, OperandKind.TEXT, OperandKind.NUMBER));

  private final Machine machine;
  private final CalculatorSetup setup;
  private final NameCatalog names;
  private final WordHint hint;
  private final Queue<TypedWord> waiting = new ArrayDeque<>();
  private String typed = "";
  private TypedLine read = new TypedLine(List.of(), Optional.empty());
  private Optional<InstructionSet> reading = Optional.empty();
  private Optional<TypedLineError> problem = Optional.empty();

  TypedLineExecutor(Machine machine, CalculatorSetup setup, NameCatalog names) {
    this.machine = machine;
    this.setup = setup;
    this.names = names;
    hint = new WordHint(setup::known, names::names);
  }

  /**
   * Executes a line. A word that cannot be read is reported after the words before it were
   * executed.
   */
  Optional<TypedLineError> type(String line) {
    if (setup.engine().isRunning()) {
      return Optional.of(new TypedLineError(line.strip(), "a program is running", List.of()));
    }
    forget();
    read(line);
    setup.typedInput().begin();
    waiting.addAll(read.words());
    problem = hint.problem(line, read);
    return proceed();
  }

  /**
   * Reads a line. If it equals the previous line, as the condition of a breakpoint often does, the
   * earlier result is reused.
   */
  private void read(String line) {
    InstructionSet known = setup.known();
    if (!line.equals(typed) || !reading.equals(Optional.of(known))) {
      read = TypedLine.read(line, known);
      typed = line;
      reading = Optional.of(known);
    }
  }

  /**
   * Returns the error that {@link #type} reports for a line while no program runs: a word can be
   * neither executed nor inserted, or there is no room for the program that is loaded first. Errors
   * of the functions that it executes are unknown.
   */
  Optional<TypedLineError> refusal(String line) {
    TypedLine words = TypedLine.read(line, setup.known());
    List<Instruction> steps =
        words.words().stream()
            .filter(TypedWord.WordStep.class::isInstance)
            .map(it -> named((TypedWord.WordStep) it))
            .toList();
    return Stream.concat(
            steps.stream().limit(1).flatMap(it -> shortage(it).stream()),
            steps.stream().flatMap(it -> refusal(it).stream()))
        .findFirst()
        .or(() -> hint.problem(line, words));
  }

  /** Tries in a copy of memory whether the program that a step loads has room. */
  private Optional<TypedLineError> shortage(Instruction step) {
    Optional<Named> loaded = called(step).map(it -> Named.includingExternal(machine, it));
    if (!isProgramming() && loaded.orElse(null) instanceof Named.External program) {
      Memory copy = setup.model().memory(setup.plugged());
      copy.restore(machine.memory().words());
      List<byte[]> bytes = List.of(program.program());
      return shortage(program, () -> new ProgramLoader(copy).loadWithResize(bytes));
    }
    return Optional.empty();
  }

  /** Closes an open entry. */
  void endEntry() {
    setup.typedInput().endEntry();
  }

  /** Opens the prompt of a function; returns false if the function has none or a program runs. */
  boolean prompt(String name) {
    Optional<CalculatorFunction> function = prompting(machine, name);
    if (setup.engine().isRunning() || function.isEmpty()) {
      return false;
    }
    forget();
    setup.typedInput().begin();
    setup.typedInput().prompt(function.get());
    return true;
  }

  /** Returns the function with a name, if it asks for its operand. */
  static Optional<CalculatorFunction> prompting(Machine machine, String name) {
    return machine
        .instructions()
        .byCharacters(CharacterSet.characters(TypedLine.capitals(name)))
        .filter(it -> PROMPTING.contains(it.operand()));
  }

  /**
   * Inserts a card into the card reader; without a card reader, the calculator displays
   * NONEXISTENT. While a program runs, nothing happens.
   */
  void insertCard(String name) {
    if (setup.engine().isRunning()) {
      return;
    }
    forget();
    if (setup.hasCardReader()) {
      setup.typedInput().insertCard(CharacterSet.characters(name));
    } else {
      setup.typedInput().begin();
      setup.typedInput().refuse(CalculatorError.NONEXISTENT);
    }
  }

  /** Discards the waiting words. */
  void forget() {
    waiting.clear();
    problem = Optional.empty();
  }

  /** Returns whether words wait for a program or a catalog to stop. */
  boolean isWaiting() {
    return !waiting.isEmpty() || problem.isPresent();
  }

  /** Executes the waiting words until one of them starts a program or a catalog. */
  Optional<TypedLineError> proceed() {
    while (isWaiting() && isReady()) {
      if (!machine.outbox().error().isEmpty() || !setup.engine().isOn()) {
        forget();
      } else if (waiting.isEmpty()) {
        return refuse(problem.get());
      } else {
        Optional<TypedLineError> wrong = executeOrRefuse(waiting.remove());
        if (wrong.isPresent()) {
          return refuse(wrong.get());
        } else if (!isWaiting()) {
          setup.typedInput().end();
        }
      }
    }
    return Optional.empty();
  }

  private boolean isReady() {
    return !setup.engine().isRunning() && !setup.isListing() && setup.typedInput().isReady();
  }

  private Optional<TypedLineError> refuse(TypedLineError wrong) {
    forget();
    setup.typedInput().refuse(CalculatorError.NONEXISTENT);
    return Optional.of(wrong);
  }

  private Optional<TypedLineError> executeOrRefuse(TypedWord word) {
    try {
      return execute(word);
    } catch (NoKeys nowhere) {
      return Optional.of(new TypedLineError(text(word), nowhere.getMessage(), List.of()));
    }
  }

  /** Returns a word as it was typed. */
  private String text(TypedWord word) {
    int end =
        waiting.stream()
            .mapToInt(TypedWord::index)
            .filter(it -> it > word.index())
            .findFirst()
            .orElse(typed.length());
    return typed.substring(word.index(), end).strip();
  }

  private Optional<TypedLineError> execute(TypedWord word) {
    setup.typedInput().next();
    if (word instanceof TypedWord.WordKey key) {
      press(key.name());
    } else if (word instanceof TypedWord.GoToLine to) {
      setup.typedInput().goToLine(to.number());
    } else if (word instanceof TypedWord.NewProgram) {
      setup.typedInput().newProgram();
    } else if (word instanceof TypedWord.WordStep step) {
      return step(named(step));
    } else if (word instanceof TypedWord.WordValue number) {
      number(number);
    } else if (word instanceof TypedWord.WordText text) {
      text(text);
    }
    return Optional.empty();
  }

  private void press(String key) {
    switch (key) {
      case "R/S" -> setup.typedInput().runOrStop();
      case "SST" -> setup.typedInput().singleStep();
      default -> setup.typedInput().backStep();
    }
  }

  private boolean isProgramming() {
    return machine.flags().get(Flags.PRGM);
  }

  private void number(TypedWord.WordValue number) {
    if (isProgramming()) {
      setup.typedInput().insert(number.line());
    } else {
      setup.typedInput().number(number.value());
    }
  }

  private void text(TypedWord.WordText text) {
    if (isProgramming()) {
      setup.typedInput().insert(text.line());
    } else {
      setup.typedInput().text(text.line());
    }
  }

  /**
   * Returns the instruction of a step. The name of a program is spelled as its label. If there is
   * no such program, the name is in capitals unless it was typed in quotes. In PRGM mode, small
   * letters in quotes are inserted as they are, because the label may follow later.
   */
  private Instruction named(TypedWord.WordStep step) {
    Instruction line = step.line();
    boolean small = !Operand.programName(line.operand()).equals(LabelName.capitals(step.name()));
    return Optional.of(step.name())
        .filter(it -> !it.isEmpty() && !(small && isProgramming()))
        .flatMap(names::spelled)
        .map(
            it ->
                machine
                    .codec()
                    .encode(line.function(), Operand.withProgramName(line.operand(), it)))
        .orElse(line);
  }

  private Optional<TypedLineError> step(Instruction line) {
    Optional<String> called = called(line);
    if (called.isPresent() && !isProgramming() && plugModuleOf(called.get())) {
      setup.engine().restore(KeyboardState.READY);
    }
    Optional<TypedLineError> refused = refusal(line);
    if (refused.isPresent()) {
      return refused;
    }
    return called.isPresent() ? call(line, called.get()) : perform(line);
  }

  private static Optional<String> called(Instruction line) {
    return line.function().is(Role.CALL) && line.operand() instanceof Operand.Name name
        ? Optional.of(name.text())
        : Optional.empty();
  }

  private boolean plugModuleOf(String program) {
    return Named.of(machine, program) instanceof Named.Nothing
        && machine.outbox().plugModuleOf(program);
  }

  /**
   * Returns why a step can be neither executed nor inserted; empty if it can be. A programmable
   * function of an accessory that is not plugged in is valid as a program line.
   */
  private Optional<TypedLineError> refusal(Instruction line) {
    Optional<String> called = called(line);
    CalculatorFunction function = line.function();
    boolean absent = function.isXrom() && machine.instructions().byXrom(function.code()).isEmpty();
    boolean inserts = isProgramming() && function.programmable();
    return called.isPresent()
        ? refusalOfCall(called.get())
        : Optional.of(WordHint.absent(function.name())).filter(it -> absent && !inserts);
  }

  private Optional<TypedLineError> refusalOfCall(String name) {
    Named named = Named.includingExternal(machine, name);
    if (named instanceof Named.Nothing && !isProgramming() && !isInProvidedModule(name)) {
      return Optional.of(hint.missing(new LabelName(name).typed()));
    }
    return named
        .asFunction()
        .filter(it -> it.operand() != OperandKind.NONE)
        .map(it -> new TypedLineError(it.name(), "type it without XEQ", List.of()));
  }

  private boolean isInProvidedModule(String program) {
    String glyphs = CharacterSet.glyphs(program);
    return machine.peripherals().modules().containing(glyphs).isPresent();
  }

  private Optional<TypedLineError> perform(Instruction line) {
    if (isProgramming() && line.function().programmable()) {
      setup.typedInput().insert(line);
    } else {
      setup.typedInput().perform(line.function(), line.operand());
    }
    return Optional.empty();
  }

  /**
   * Executes a name as XEQ does: programs in memory first, then functions, then programs that the
   * host provides, in a module or alone.
   */
  private Optional<TypedLineError> call(Instruction line, String name) {
    Named named = Named.includingExternal(machine, name);
    if (named instanceof Named.External program && !isProgramming()) {
      return shortage(program, () -> setup.typedInput().load(program)).or(() -> perform(line));
    }
    Optional<CalculatorFunction> function = named.asFunction();
    return perform(function.map(it -> machine.codec().encode(it, Operand.NONE)).orElse(line));
  }

  /** Loads a program; returns the error if it has no room. */
  private static Optional<TypedLineError> shortage(Named.External program, Runnable loading) {
    try {
      loading.run();
      return Optional.empty();
    } catch (NoRoom tight) {
      OptionalInt size = tight.size() < 0 ? OptionalInt.empty() : OptionalInt.of(tight.size());
      return Optional.of(
          new TypedLineError(program.name(), tight.shortage(), false, List.of(), size));
    }
  }
}
