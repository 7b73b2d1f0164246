import static hp41.Accessory.PRINTER;

import hp41.Calculator;
import hp41.Model;
import hp41.Plugged;
import hp41.event.Event;
import hp41.key.Key;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Each line is a key, words or an answer. Lines wait while a program runs, except {@code stop}. */
class TinyFrontEnd {
  private final LinkedBlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final Calculator calculator =
      Calculator.builder(Model.CX, InstantSource::system).plugged(Plugged.of(PRINTER)).build();

  public static void main(String[] arguments) throws InterruptedException {
    TinyFrontEnd frontEnd = new TinyFrontEnd();
    Thread reader = new Thread(frontEnd::read);
    reader.setDaemon(true);
    reader.start();
    while (frontEnd.calculator.isOn()) {
      frontEnd.turn();
    }
  }

  private void read() {
    new BufferedReader(new InputStreamReader(System.in)).lines().forEach(lines::add);
    lines.add("ON");
  }

  private void turn() throws InterruptedException {
    long nanos = calculator.untilDue().map(Duration::toNanos).orElse(Long.MAX_VALUE);
    if (!calculator.isBusy() || "stop".equals(lines.peek())) {
      Optional.ofNullable(lines.poll(nanos, TimeUnit.NANOSECONDS)).ifPresent(this::act);
    } else {
      TimeUnit.NANOSECONDS.sleep(Math.min(nanos, 20_000_000));
    }
    calculator.proceed(10_000);
    for (Event event : calculator.takeEvents()) {
      System.out.println(event instanceof Event.Printed it ? "= " + it.line().row() : event);
    }
    if (!calculator.isBusy()) {
      calculator.finishScroll();
      System.out.println(calculator.display() + " " + calculator.snapshot().annunciators());
    }
  }

  private void act(String line) {
    Key.of(line.replace("stop", "R/S"))
        .ifPresentOrElse(
            calculator::press,
            () -> calculator.answer(line).ifPresent(it -> System.out.println(it.reason())));
  }
}
