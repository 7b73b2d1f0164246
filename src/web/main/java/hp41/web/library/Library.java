package hp41.web.library;

import hp41.Calculator;
import hp41.Model;
import hp41.ReadPrograms;
import hp41.Snapshot;
import hp41.StateFile;
import hp41.TypedLineError;
import hp41.VirtualClock;
import hp41.app.HostPeripherals;
import hp41.debug.Programs;
import hp41.event.CalculatorError;
import hp41.event.Event;
import hp41.files.BundledModule;
import hp41.key.Key;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;

/**
 * One calculator, whose methods {@code index.js} calls. Each instance of the WebAssembly program
 * has its own. Pauses take no time. Scripts receive exceptions as errors with their messages.
 */
public final class Library {

  private static Calculator calculator;

  private Library() {}

  /** Starts a CX. */
  public static void main(String[] arguments) {
    start("CX");
  }

  /** Starts another model with empty memory. */
  @JSExport
  public static void start(String model) {
    VirtualClock clock = new VirtualClock(Instant.now());
    calculator = new Calculator(Model.valueOf(model), HostPeripherals.now(clock));
    if (!calculator.isOn()) {
      calculator.press(Key.ON);
    }
  }

  /** Loads programs from a listing or from a file in any format. */
  @JSExport
  public static void load(Int8Array content) {
    ReadPrograms programs = calculator.read(content.copyToJavaArray());
    if (programs.hasErrors()) {
      Stream<String> problems = programs.problems().stream().map(Object::toString);
      throw new IllegalArgumentException(problems.collect(Collectors.joining("\n")));
    }
    calculator.load(programs.programs());
  }

  /** Enters an answer to a waiting program. */
  @JSExport
  public static void answer(String line) {
    check(calculator.answer(line));
  }

  /** Types words, such as {@code 2 SQRT}. */
  @JSExport
  public static void type(String line) {
    check(calculator.type(line));
  }

  private static void check(Optional<TypedLineError> error) {
    error.ifPresent(
        it -> {
          throw new IllegalArgumentException(it.reason());
        });
  }

  /** Presses a key. */
  @JSExport
  public static void press(String label) {
    Key key =
        Key.of(label).orElseThrow(() -> new IllegalArgumentException("there is no key " + label));
    calculator.press(key);
  }

  /** Executes program lines until the calculator waits or the budget ends. */
  @JSExport
  public static void proceed(double lines) {
    calculator.run((long) lines);
    calculator.finishScroll();
  }

  /** Returns the listing of the current program. */
  @JSExport
  public static String list() {
    Programs programs = calculator.programs();
    try {
      return calculator.list(List.of(programs.code(programs.pointer())));
    } catch (CalculatorError isPrivate) {
      return "";
    }
  }

  /** Returns all of memory, as a state file. */
  @JSExport
  public static String save() {
    return new String(StateFile.content(calculator.image()), StandardCharsets.UTF_8);
  }

  /** Restores all of memory from a state file. */
  @JSExport
  public static void restore(String state) {
    try {
      byte[] content = state.getBytes(StandardCharsets.UTF_8);
      calculator.restore(StateFile.read(Path.of("state"), content, BundledModule.PROVIDED));
    } catch (IOException damaged) {
      throw new IllegalArgumentException(damaged.getMessage(), damaged);
    }
  }

  /** Returns what the calculator shows. */
  @JSExport
  public static JSObject snapshot() {
    Snapshot now = calculator.snapshot();
    String viewed =
        calculator.takeEvents().stream()
            .filter(Event.Viewed.class::isInstance)
            .map(it -> ((Event.Viewed) it).text())
            .collect(Collectors.joining("\n"));
    return snapshot(
        now.display().toString().strip(),
        now.annunciators().stream().map(it -> it.text()).collect(Collectors.joining(" ")),
        now.message(),
        now.error(),
        now.alpha(),
        now.stack().stream().map(it -> it.name() + it.text()).collect(Collectors.joining("\n")),
        viewed,
        now.modes().running(),
        now.modes().waiting());
  }

  @JSBody(
      params = {
        "display",
        "annunciators",
        "message",
        "error",
        "alpha",
        "stack",
        "viewed",
        "running",
        "waiting"
      },
      script =
          "var lines = function(text) { return text ? text.split('\\n') : []; };"
              + "var levels = {};"
              + "lines(stack).forEach(function(it) { levels[it[0]] = it.slice(1).trim(); });"
              + "return { display: display, annunciators: annunciators ? annunciators.split(' ') : [],"
              + " message: message, error: error, alpha: alpha, stack: levels,"
              + " viewed: lines(viewed), running: running, waiting: waiting };")
  private static native JSObject snapshot(
      String display,
      String annunciators,
      String message,
      String error,
      String alpha,
      String stack,
      String viewed,
      boolean running,
      boolean waiting);
}
