package hp41;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Stands in for the program: prints its arguments, and for {@code -} its input too. */
final class Echo {

  private Echo() {}

  public static void main(String[] arguments) throws IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (String argument : arguments) {
      out.print("[" + argument + "]");
      if (argument.startsWith("exit ")) {
        System.exit(Integer.parseInt(argument.substring("exit ".length())));
      }
    }
    if (arguments.length == 1 && arguments[0].equals("-")) {
      System.in.transferTo(out);
    } else {
      out.println();
    }
  }
}
