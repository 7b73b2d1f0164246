package tour;

import hp41.Calculator;
import hp41.Model;
import hp41.VirtualClock;
import hp41.debug.Debugger;
import hp41.debug.Programs;
import hp41.key.Key;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/** Loads a program, runs it, reads registers, presses keys, and debugs it. */
public class Tour {

  public static void main(String[] arguments) throws IOException {
    VirtualClock clock = new VirtualClock(Instant.now());
    Calculator calculator = new Calculator(Model.CX, () -> clock);
    byte[] file = Files.readAllBytes(Path.of(arguments[0]));
    calculator.load(calculator.read(file).programs());
    calculator.type("3 XEQ \"SQUARES\"");
    calculator.run();
    System.out.println("sum " + calculator.display().toString().strip());
    System.out.println(
        "R01 " + calculator.contents().shown(calculator.contents().register(1)).strip());

    List.of(Key.ENTER, Key.SIX, Key.TIMES).forEach(calculator::press);
    System.out.println("times 6 " + calculator.display().toString().strip());

    Debugger debugger = calculator.debugger();
    Programs programs = calculator.programs();
    List<Integer> lines = programs.lines(programs.find("SQUARES").orElseThrow());
    debugger.breakpoints().toggle(lines.get(7));
    calculator.type("4 XEQ \"SQUARES\"");
    calculator.run();
    System.out.println(calculator.stopped() + " at " + calculator.programLine());
    calculator.stepBack();
    System.out.println("one line back: " + calculator.programLine());
  }
}
