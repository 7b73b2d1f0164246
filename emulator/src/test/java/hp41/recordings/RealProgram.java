package hp41.recordings;

import hp41.Plugged;
import hp41.key.Key;
import hp41.memory.LineLength;
import hp41.memory.ProgramBytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Recorded sessions with a published program: the state at each stop. */
final class RealProgram {

  private static final String IN_MEMORY = ": ";
  private static final int COMMENTS = 3;

  private final Path folder;
  private final List<Path> programs;
  private final Plugged plugged;
  private final Optional<EngineUnderTest> engine;
  private final List<Map<String, String>> rows;

  /** Reads the program to which the sessions of a table belong. */
  RealProgram(Path sessions) {
    this(sessions, Plugged.NOTHING, Optional.empty());
  }

  /**
   * Reads the program to which the sessions of a table belong. If something is plugged in, it
   * contains the programs.
   *
   * @param engine the machine's microcode, if it runs the programs
   */
  RealProgram(Path sessions, Plugged plugged, Optional<EngineUnderTest> engine) {
    folder = sessions.getParent();
    this.plugged = plugged;
    this.engine = engine;
    List<String> lines = lines(sessions);
    programs = Stream.of(lines.get(1).split(IN_MEMORY)[1].split(" ")).map(this::file).toList();
    rows = Table.rows(lines.subList(COMMENTS, lines.size()));
  }

  /** Returns the file of a program with a name such as {@code owner/repository/path/name}. */
  private Path file(String origin) {
    String[] parts = origin.split("/");
    String name = parts[1] + "__" + parts[parts.length - 1].replaceAll("[.-]", "_") + ".raw";
    Path own = folder.resolve(name);
    return Files.exists(own) ? own : folder.resolve("deps").resolve(name);
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Plays all sessions and returns the differences. */
  List<String> differences() {
    List<String> differences = new ArrayList<>();
    Bench bench = null;
    for (Map<String, String> row : rows) {
      String step = row.get("step");
      if (step.equals("0")) {
        bench = begin();
      }
      if (step.equals("REGS")) {
        compare(row, Map.of("regs_sha256_16", digest(new State(bench.calculator()))), differences);
      } else {
        press(row.get("keys"), bench);
        compare(row, seen(bench, row), differences);
      }
    }
    return differences;
  }

  private Bench begin() {
    Bench bench = new Bench(Bench.USUAL_TIME, plugged);
    if (plugged.isEmpty()) {
      bench.load(programs.stream().map(RealProgram::bytes).toList());
    } else {
      bench.goToTop(label(bytes(programs.get(0))));
    }
    bench.calculator().engine(engine.map(EngineUnderTest::image));
    return bench;
  }

  private static String label(byte[] program) {
    byte[] line =
        LineLength.split(program).stream()
            .filter(ProgramBytes::isGlobalLabel)
            .findFirst()
            .orElseThrow();
    return new String(line, 4, line.length - 4, StandardCharsets.ISO_8859_1);
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static void press(String keys, Bench bench) {
    for (String key : keys.split(" ")) {
      bench.calculator().press(Key.of(key).orElseThrow());
      bench.proceed();
    }
  }

  /** While a number is being keyed, the machine sets flags that no program can test. */
  private static Map<String, String> seen(Bench bench, Map<String, String> row) {
    Map<String, String> seen = new LinkedHashMap<>();
    new State(bench.calculator())
        .seen(row)
        .forEach((column, value) -> seen.put(column.replace("out_", ""), value));
    seen.put("status", seen.get("error").isEmpty() ? "stopped" : "error");
    seen.keySet().removeAll(List.of("error", "regs"));
    if (row.get("step").equals("0")) {
      seen.remove("flags");
    }
    return seen;
  }

  private static String digest(State state) {
    try {
      byte[] registers = state.registers(Map.of()).getBytes(StandardCharsets.UTF_8);
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(registers);
      return HexFormat.of().formatHex(digest).substring(0, 16);
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException(missing);
    }
  }

  private static void compare(
      Map<String, String> row, Map<String, String> seen, List<String> differences) {
    seen.forEach(
        (column, value) -> {
          String want = column.equals("display") ? State.glyphs(row.get(column)) : row.get(column);
          if (!value.equals(want)) {
            differences.add(
                "session %s, step %s, %s %s instead of %s"
                    .formatted(row.get("session"), row.get("step"), column, value, want));
          }
        });
  }
}
