import hp41.Calculator;
import hp41.Model;
import hp41.ReadPrograms;
import hp41.VirtualClock;
import hp41.event.Event;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/**
 * Runs the first program of a listing, and gives it an answer at each stop: the arguments behind
 * the file. Pauses take no time, and an endless program is left after a million lines.
 */
class RunListing {

  private static final long LINES = 1_000_000;

  public static void main(String[] arguments) throws IOException {
    VirtualClock clock = new VirtualClock(Instant.now());
    Calculator calculator = new Calculator(Model.CX, () -> clock);
    ReadPrograms listing = calculator.read(Files.readAllBytes(Path.of(arguments[0])));
    listing.problems().forEach(System.out::println);
    if (!listing.hasErrors()) {
      calculator.load(listing.programs());
      run(calculator, List.of(arguments).subList(1, arguments.length));
    }
  }

  private static void run(Calculator calculator, List<String> answers) {
    goOn(calculator);
    for (String answer : answers) {
      if (calculator.modes().waiting()) {
        calculator.answer(answer).ifPresent(wrong -> System.out.println(wrong.reason()));
        goOn(calculator);
      }
    }
  }

  private static void goOn(Calculator calculator) {
    calculator.type("R/S");
    if (!calculator.run(LINES)) {
      System.out.println("it runs on");
    }
    String shown = "";
    for (Event event : calculator.takeEvents()) {
      if (event instanceof Event.Viewed viewed) {
        shown = viewed.text();
        System.out.println(shown);
      }
    }
    if (shown.isEmpty() || !shown.equals(calculator.message())) {
      System.out.println(calculator.display().toString().strip());
    }
  }
}
