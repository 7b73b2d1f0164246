package hp41.editor.debugging;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Sends random requests in any order, with valid and invalid values. */
final class RandomRequests {

  /** A program that asks questions, calls, fails, and never ends. */
  static final String LISTING =
      """
      LBL "MAIN"
      "N?"
      PROMPT
      STO 01, XEQ "SUB"
      1/X
      GTO "MAIN"
      END
      LBL "SUB"
      1, -
      VIEW X
      RTN
      END
      LBL "LOOP"
      1
      +
      GTO "LOOP"
      END
      """;

  private static final int MOST_SECONDS = 60;
  private static final int INCOMPLETE = 10;
  private static final int FIRST_LINE = (0x200 - 100) * 7;
  private static final int SIZE_OF_PROGRAMS = 60;

  private static final List<String> TEXTS =
      List.of(
          "",
          " ",
          "R01",
          "x",
          "flag 01",
          "flag 99",
          "ALPHA",
          "3 4 +",
          "5",
          "X>Y?",
          "0 1/X",
          "NONSENSE",
          "XEQ \"SUB\"",
          "XEQ \"LOOP\"",
          "XEQ MAIN",
          "GTO 99",
          "GTO ..",
          "OFF",
          "ON",
          "SIZE 005",
          "CLP \"SUB\"",
          "CLRG",
          "SST",
          "BST",
          "R/S",
          "PSE",
          "\"TEXT",
          "AON",
          "\0",
          "日本",
          ">= 3",
          "% 0",
          "{R01} {",
          "0x00001",
          "0x1FFFF",
          "0x10F00",
          "#0123456789ABCD",
          "MAIN",
          "SUB",
          "repl",
          "watch",
          "error",
          "SIZE",
          "line",
          "angle",
          "RAD",
          "1E99");

  private static final List<Integer> NUMBERS =
      List.of(-1, 0, 1, 2, 3, 4, 5, 6, 9, 999_999, Integer.MAX_VALUE, Integer.MIN_VALUE);

  private final Random random;
  private final Path file;
  private final Map<String, Supplier<Map<String, Object>>> kinds = new HashMap<>();
  private final List<Asked> waiting = new ArrayList<>();

  RandomRequests(long seed, Path file) {
    random = new Random(seed);
    this.file = file;
    motions();
    breakpoints();
    memory();
    sources();
  }

  private void motions() {
    for (String name :
        List.of(
            "continue",
            "next",
            "stepIn",
            "stepOut",
            "stepBack",
            "reverseContinue",
            "pause",
            "configurationDone",
            "loadedSources",
            "exceptionInfo")) {
      kinds.put(name, () -> fields("threadId", number()));
    }
    kinds.put("threads", HashMap::new);
    kinds.put("hp41/replace", HashMap::new);
    kinds.put("goto", () -> fields("threadId", number(), "targetId", pointer()));
    kinds.put("gotoTargets", () -> fields("source", source(), "line", number()));
    kinds.put("launch", this::launch);
    kinds.put("restart", () -> fields("arguments", launch()));
  }

  private Map<String, Object> launch() {
    Map<String, Object> launch = fields("program", file.toString());
    launch.put(text(List.of("stack", "label", "alpha", "plug", "model", "cwd")), text(TEXTS));
    launch.put("size", 100 - random.nextInt(2));
    launch.put(text(List.of("stopOnEntry", "stopAtEnd")), random.nextBoolean());
    return launch;
  }

  private void breakpoints() {
    kinds.put("setBreakpoints", () -> fields("source", source(), "breakpoints", several("line")));
    kinds.put("setFunctionBreakpoints", () -> fields("breakpoints", several("name")));
    kinds.put("setDataBreakpoints", () -> fields("breakpoints", several("dataId")));
    kinds.put(
        "setInstructionBreakpoints", () -> fields("breakpoints", several("instructionReference")));
    kinds.put("setExceptionBreakpoints", () -> fields("filters", List.of(text(TEXTS))));
    kinds.put("dataBreakpointInfo", () -> fields("name", text(TEXTS)));
    kinds.put(
        "breakpointLocations",
        () -> fields("source", source(), "line", number(), "endLine", number()));
  }

  private List<Object> several(String key) {
    List<Object> several = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      Map<String, Object> one = fields(key, value(key));
      one.put(text(List.of("condition", "hitCondition", "logMessage")), text(TEXTS));
      several.add(one);
    }
    return several;
  }

  private Object value(String key) {
    return switch (key) {
      case "line" -> number();
      case "instructionReference" -> Disassembly.reference(pointer());
      default -> text(TEXTS);
    };
  }

  private void memory() {
    kinds.put("scopes", () -> fields("frameId", number()));
    kinds.put(
        "variables",
        () ->
            fields("variablesReference", random.nextInt(8), "start", number(), "count", number()));
    kinds.put(
        "setVariable",
        () ->
            fields(
                "variablesReference",
                random.nextInt(8),
                "name",
                text(TEXTS),
                "value",
                text(TEXTS)));
    kinds.put("setExpression", () -> fields("expression", text(TEXTS), "value", text(TEXTS)));
    kinds.put(
        "evaluate",
        () -> fields("expression", text(TEXTS), "context", text(List.of("repl", "watch"))));
    kinds.put("completions", () -> fields("text", text(TEXTS), "column", number()));
  }

  private void sources() {
    kinds.put(
        "stackTrace",
        () -> fields("threadId", number(), "startFrame", number(), "levels", number()));
    kinds.put("source", () -> fields("sourceReference", number()));
    kinds.put(
        "disassemble",
        () ->
            fields(
                "memoryReference", Disassembly.reference(pointer()),
                "offset", number(),
                "instructionOffset", number(),
                "instructionCount", number()));
  }

  private static Map<String, Object> fields(Object... pairs) {
    Map<String, Object> fields = new HashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      fields.put((String) pairs[i], pairs[i + 1]);
    }
    return fields;
  }

  /** Returns a random pointer, which often is that of a line. */
  private int pointer() {
    return FIRST_LINE - random.nextInt(SIZE_OF_PROGRAMS);
  }

  private Map<String, Object> source() {
    return random.nextInt(3) == 0
        ? fields("sourceReference", number())
        : fields("path", random.nextInt(4) == 0 ? text(TEXTS) : file.toString());
  }

  private String text(List<String> texts) {
    return texts.get(random.nextInt(texts.size()));
  }

  private int number() {
    return random.nextInt(3) == 0
        ? random.nextInt(20)
        : NUMBERS.get(random.nextInt(NUMBERS.size()));
  }

  /** Sends a request and checks that it is answered in time. */
  void ask(DebugClient editor) {
    String method = text(kinds.keySet().stream().sorted().toList());
    Map<String, Object> arguments = kinds.get(method).get();
    boolean complete = arguments.isEmpty() || random.nextInt(INCOMPLETE) > 0;
    if (!complete) {
      arguments.remove(text(arguments.keySet().stream().sorted().toList()));
    }
    CompletableFuture<?> answer = editor.ask(method, arguments.isEmpty() ? null : arguments);
    Asked asked = new Asked(method + arguments, complete, answer);
    if (method.equals("evaluate")) {
      waiting.add(asked);
    } else {
      asked.check();
    }
  }

  /** Ends a program that the debug console has started, so that its request is answered. */
  void end(DebugClient editor) {
    assertThat(failure(editor.ask("terminate", Map.of()))).isEmpty();
    waiting.forEach(Asked::check);
  }

  /** Checks a response: errors are sentences, and a complete request is accepted. */
  private record Asked(String what, boolean complete, CompletableFuture<?> answer) {

    void check() {
      String failure = failure(answer);
      assertThat(failure)
          .as(what)
          .doesNotContainPattern("\\b(java|org|hp41)\\.|Exception\\b|internal error");
      if (complete) {
        assertThat(failure).as(what).doesNotContain("cannot be understood");
      }
    }
  }

  /** Returns the error of a request; empty if it succeeds. */
  static String failure(CompletableFuture<?> answer) {
    try {
      answer.get(MOST_SECONDS, TimeUnit.SECONDS);
      return "";
    } catch (ExecutionException refused) {
      return refused.getCause().getMessage();
    } catch (InterruptedException | TimeoutException none) {
      throw new AssertionError(none);
    }
  }
}
