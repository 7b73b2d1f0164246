package hp41;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import hp41.debug.Programs;
import hp41.event.CalculatorError;
import hp41.format.ProgramFile;
import hp41.key.Key;
import hp41.listing.Fixtures;
import hp41.listing.Lister;
import hp41.memory.ProgramMemory;
import hp41.module.ModulePage;
import hp41.module.PlugInImage;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Uses the image of a module in all ways, whatever it contains. */
final class ModuleTrial {

  private static final int LINES = 2_000;
  private static final int STEPS = 3;
  private static final int LEVELS = 5;

  /** Slow operations are tried with one of this many images. */
  private static final int SELDOM = 16;

  private static final String NUMBERS = "XROM %02d,%02d";

  private final Calculator calculator =
      new Calculator(Model.CX, new SilentPeripherals(new VirtualClock(Instant.EPOCH)));
  private final Image fresh = calculator.image();
  private final Lister lister = new Lister(Fixtures.MAINFRAME, new Lister.ListingStyle(true, true));
  private final Random random;
  private final Path file;

  /** The last module that could be plugged in. The next module is plugged in beside it. */
  private Plugged before = Plugged.NOTHING;

  /** Creates a trial with random lines and numbers. Its failures name this file. */
  ModuleTrial(Random random, Path file) {
    this.random = random;
    this.file = file;
  }

  /** Reads a file and, if it is an image, uses it in all ways. */
  void of(byte[] content) {
    ProgramFile programs = ProgramFile.read(content, Fixtures.MAINFRAME);
    programs.problems().forEach(problem -> assertThat(problem.message()).isNotBlank());
    if (random.nextInt(SELDOM) == 0) {
      programs.programs().forEach(lister::lines);
    }
    Optional<PlugInImage> image = PlugInImage.of(content);
    if (image.isPresent()) {
      check(image.get());
      plug(new PlugInModule(another(), content.length, image, ""));
    } else {
      PlugInImage.damage(content).ifPresent(damage -> assertThat(damage).isNotBlank());
    }
  }

  /** Returns a path that differs from that of the previous module. */
  private Path another() {
    boolean first = before.modules().stream().noneMatch(it -> it.isFrom(file));
    return first ? file : file.resolveSibling("OTHER.MOD");
  }

  private static void check(PlugInImage image) {
    assertThat(image.title()).isNotNull();
    assertThat(image.problems()).doesNotContain("");
    for (ModulePage page : image.pages()) {
      assertThat(page.id()).isNotNull();
      for (PlugInImage.FunctionEntry entry : image.entries(page)) {
        assertThat(entry.operand()).isNotNull();
      }
    }
  }

  private void plug(PlugInModule module) {
    Plugged both = before.with(module);
    Plugged alone = Plugged.NOTHING.with(module);
    Plugged plugged = both.problem(Model.CX).isEmpty() ? both : alone;
    Optional<String> problem = plugged.problem(Model.CX);
    if (problem.isPresent()) {
      assertThat(problem.get()).isNotBlank();
      assertThatIllegalArgumentException()
          .isThrownBy(() -> calculator.plug(Model.CX, plugged))
          .withMessage(problem.get());
      return;
    }
    before = alone;
    assertThat(plugged.notes(Model.CX)).doesNotContain("");
    calculator.plug(Model.CX, plugged);
    calculator.restore(fresh);
    for (ModulePage page : module.pages()) {
      List<PlugInImage.FunctionEntry> entries = module.image().orElseThrow().entries(page);
      if (!entries.isEmpty()) {
        int function = random.nextInt(entries.size());
        tryOut(NUMBERS.formatted(page.xrom(), function));
        tryOut("XEQ \"" + entries.get(function).name() + "\"");
      }
    }
    write();
    calculator.plug(Model.CX, Plugged.NOTHING);
    assertThat(Programs.isInModule(calculator.programs().pointer())).isFalse();
  }

  /** Runs, steps, displays and copies a program. */
  private void tryOut(String function) {
    for (int level = 0; level < LEVELS; level++) {
      calculator.contents().level(level, random.nextInt(10) * 0x1000000000L * random.nextInt(2));
    }
    calculator.type(function);
    stop();
    look();
    step();
    press(Key.PRGM);
    calculator.snapshot();
    step();
    press(Key.SHIFT);
    press(Key.SST);
    calculator.type("GTO .%03d".formatted(random.nextInt(1_000)));
    look();
    press(Key.PRGM);
    if (calculator.prompt("COPY")) {
      press(Key.ALPHA);
      press(Key.ALPHA);
    }
    look();
  }

  private void step() {
    for (int i = 0; i < STEPS; i++) {
      press(Key.SST);
      assertThat(calculator.programLine()).isNotBlank();
    }
  }

  private void press(Key key) {
    calculator.press(key);
    stop();
  }

  /**
   * Waits until the started program or function has ended, or ends it. GETKEY takes the first R/S.
   */
  private void stop() {
    boolean waits = calculator.run(LINES);
    for (int presses = 0; presses < STEPS && !waits; presses++) {
      calculator.press(Key.RUN_STOP);
      waits = calculator.run(1);
    }
    calculator.finishScroll();
    if (!calculator.isOn()) {
      calculator.press(Key.ON);
    }
    if (calculator.isBusy()) {
      calculator.cancelInput();
    }
  }

  private void look() {
    assertThat(calculator.snapshot().program().lines()).isNotNull();
    Programs programs = calculator.programs();
    int pointer = programs.pointer();
    List<Integer> lines = programs.lines(pointer);
    assertThat(lines).hasSizeLessThan(ProgramMemory.POINTERS);
    assertThat(programs.number(pointer)).isBetween(0, lines.size());
    assertThat(programs.text(pointer)).isNotNull();
    assertThat(programs.bytes(pointer)).isNotNull();
    assertThat(programs.name(pointer)).isNotNull();
    assertThat(programs.areInSameProgram(pointer, pointer)).isTrue();
    try {
      assertThat(programs.code(pointer)).isNotEmpty();
    } catch (CalculatorError hidden) {
      assertThat(hidden).isEqualTo(CalculatorError.PRIVATE);
    }
  }

  /** Writes memory to a file and reads it again; only sometimes, because files are slow. */
  private void write() {
    if (random.nextInt(SELDOM) > 0 || !Inside.of(calculator).program().isWhole()) {
      return;
    }
    try {
      StateFile state = new StateFile(file.resolveSibling("state"));
      state.write(calculator.image());
      Image read = state.read().orElseThrow();
      assertThat(read.registers()).isEqualTo(calculator.image().registers());
      calculator.restore(read);
      assertThat(calculator.programLine()).isNotBlank();
    } catch (IOException damaged) {
      throw new AssertionError(damaged);
    }
  }
}
