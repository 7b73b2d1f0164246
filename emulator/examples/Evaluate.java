import hp41.Calculator;
import hp41.Model;
import java.time.InstantSource;

/** Evaluates its arguments as typed words, and shows X as the display does. */
class Evaluate {

  public static void main(String[] words) {
    Calculator calculator = new Calculator(Model.CX, InstantSource::system);
    calculator
        .type(String.join(" ", words))
        .ifPresentOrElse(
            wrong -> System.out.println(wrong.reason() + " " + wrong.nearest()),
            () -> System.out.println(calculator.display().toString().strip()));
  }
}
