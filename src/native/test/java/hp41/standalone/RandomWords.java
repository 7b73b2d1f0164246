package hp41.standalone;

import hp41.Calculator;
import hp41.Internals;
import hp41.KnownName;
import hp41.Model;
import hp41.app.HostPeripherals;
import hp41.files.BundledProgram;
import hp41.listing.Assembler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Writes random lines for {@code hp41 calc}, and random programs with the lines that start them.
 * {@code compare} evaluates them with the native program and on the JVM.
 */
final class RandomWords {

  /** Functions that never end, depend on the time, or need keys. */
  private static final String LEFT_OUT =
      "OFF|STOP|PSE|PROMPT|GTO|XEQ|LBL|END|CLOCK|TIME|DATE|SETIME|SETDATE|T\\+X|ADATE|ATIME.*|.*SW|"
          + "GETKEYX?|ED|XYZALM|CAT|CATALOG|P?CLP|PCLPS|GET.*|READ.*|WRT.*|SAVE.*|ON|RND?|.*ALM.*|"
          + "COPY|PACK|SIZE|PSIZE|ASN|PASN|CLRG|TONE|BEEP|CORRECT|RCLAF|SETAF|.*STOP.*|DOW|.*DIR.*";

  /** Verbs that read a program. */
  private static final List<String> VERBS =
      List.of(
          "list %s",
          "list --json %s",
          "list --bytes %s",
          "check %s",
          "convert %s - --to raw",
          "convert %s - --to p41",
          "convert %s - --to svg");

  private static final List<String> HELP =
      List.of(
          ("run,calc,keys,step,list,convert,check,verify,functions,programs,lsp,dap,completion,man,help")
              .split(","));

  private static final List<String> FIXED =
      List.of(
          ("--version,--help,help,nope,calc --jsn 2,help nope,functions,functions SIN,functions --json,"
                  + "programs,completion bash,completion zsh,completion fish,keys 2 ENTER 3 +,"
                  + "keys --json 2 ENTER 3 +,run --max-lines x 8QUEENS,run nope,run 8QUEENS,"
                  + "calc --model c 2 3 +,calc --model x 2,calc --size 999 2,calc --plug printer 2 PRX,"
                  + "calc --load nope.txt 2,calc --state /nope/x 2,check nope.txt,convert nope.txt x.raw")
              .split(","));

  private static final List<String> TEXTS =
      List.of("\"\"", "\"A\"", "\"ABCDEF\"", "\"1.5E3\"", ">\"µ≠Σ\"", "\"12-07\"", "#4142430A");

  private final Random random;
  private final Calculator calculator =
      new Calculator(Model.CX, HostPeripherals.now(new HostPeripherals.SkippingClock()));
  private final List<KnownName> names =
      calculator.names().stream().filter(it -> !it.text().matches(LEFT_OUT)).toList();

  private RandomWords(Random random) {
    this.random = random;
  }

  /** Arguments: the seed, the number of lines, of programs, and the folder to write to. */
  public static void main(String[] arguments) throws IOException {
    RandomWords words = new RandomWords(new Random(Long.parseLong(arguments[0])));
    Path folder = Path.of(arguments[3]);
    int lines = Integer.parseInt(arguments[1]);
    int programs = Integer.parseInt(arguments[2]);
    Files.write(folder.resolve("lines"), words.repeated(lines, words::line));
    List<String> commands = new ArrayList<>(commands());
    for (int i = 0; i < programs; i++) {
      Files.write(folder.resolve("p" + i + ".txt"), words.program());
      commands.add("run --json --max-lines 5000 p%d.txt".formatted(i));
      commands.add(words.any(VERBS).formatted("p" + i + ".txt"));
    }
    Files.write(folder.resolve("commands"), commands);
  }

  /** Returns the commands for all bundled programs, and for help. */
  private static List<String> commands() {
    List<String> commands = new ArrayList<>(FIXED);
    for (String program : BundledProgram.names()) {
      VERBS.forEach(verb -> commands.add(verb.formatted(program)));
    }
    HELP.forEach(verb -> commands.add("help " + verb));
    return commands;
  }

  private List<String> repeated(int count, Supplier<String> each) {
    return IntStream.range(0, count).mapToObj(i -> each.get()).toList();
  }

  private String line() {
    return switch (random.nextInt(10)) {
      case 0 -> any(TEXTS) + " " + any(List.of("AVIEW", "ANUM", "ASTO 05 ARCL 03", "ATOX", "AROT"));
      case 1 -> any(List.of("FIX", "SCI", "ENG")) + " " + random.nextInt(10) + " " + number();
      case 2 -> any(List.of("DEG", "RAD", "GRAD", "CF 28", "SF 28", "CF 29", "SF 29", "CLST"));
      case 3 -> number();
      default -> String.join(" ", repeated(random.nextInt(4), this::number)) + " " + function();
    };
  }

  private List<String> program() {
    Assembler assembler = new Assembler(Internals.known(calculator));
    Stream<String> steps =
        IntStream.range(0, 1 + random.nextInt(60))
            .mapToObj(i -> random.nextInt(3) == 0 ? number() : function())
            .filter(step -> assembler.assemble(step).problems().isEmpty());
    return Stream.of(Stream.of("LBL \"P\"", "SF 25"), steps, Stream.of("RTN", "END"))
        .flatMap(it -> it)
        .toList();
  }

  private String function() {
    KnownName name = any(names);
    return switch (name.operand()) {
      case "" -> name.text();
      case "n" -> name.text() + " " + random.nextInt(10);
      case "nn" ->
          name.text() + " " + any(List.of("X", "Y", "L", "IND X", "0" + random.nextInt(10)));
      default -> "+";
    };
  }

  private String number() {
    if (random.nextInt(3) == 0) {
      return Integer.toString(random.nextInt(1000) - 300);
    }
    StringBuilder digits = new StringBuilder(random.nextInt(3) == 0 ? "-" : "");
    int count = 1 + random.nextInt(12);
    int point = random.nextInt(count);
    int usual = random.nextInt(3) == 0 ? random.nextInt(10) : -1;
    for (int i = 0; i < count; i++) {
      digits.append(usual >= 0 && random.nextInt(6) > 0 ? usual : random.nextInt(10));
      digits.append(i == point ? "." : "");
    }
    return digits + (random.nextInt(4) == 0 ? "E" + (random.nextInt(199) - 99) : "");
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
