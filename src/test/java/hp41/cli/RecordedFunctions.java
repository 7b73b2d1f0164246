package hp41.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Reads the recordings of single functions: tables of states before and after, with a file for one
 * or several functions.
 */
final class RecordedFunctions {

  private static final Path FOLDER =
      Path.of("..", "emulator", "src", "test", "resources", "vectors", "functions");

  private static final String L = "1.100000000E+00";
  private static final String Z = "7.700000000E+00";

  private static final Map<String, String> CAPTIONS = new LinkedHashMap<>();
  private static final Map<String, Function<RecordedRow, RecordedFunction>> LAYOUTS =
      new LinkedHashMap<>();

  static {
    // spotless:off (a chart)
    mathematics("add", "+");            mathematics("sub", "-");            mathematics("mul", "*");
    mathematics("div", "/");            mathematics("1overx", "1/X");       mathematics("xpow2", "X^2");
    mathematics("sqrt", "SQRT");        mathematics("pow", "Y^X");          mathematics("10powx", "10^X");
    mathematics("epowx", "E^X");        mathematics("epowx_1", "E^X-1");    mathematics("ln", "LN");
    mathematics("ln1plusx", "LN1+X");   mathematics("log", "LOG");          mathematics("sin", "SIN");
    mathematics("cos", "COS");          mathematics("tan", "TAN");          mathematics("asin", "ASIN");
    mathematics("acos", "ACOS");        mathematics("atan", "ATAN");        mathematics("ptor", "P-R");
    mathematics("rtop", "R-P");         mathematics("d_r", "D-R");          mathematics("r_d", "R-D");
    mathematics("hms", "HMS");          mathematics("hr", "HR");            mathematics("hmsadd", "HMS+");
    mathematics("hmssub", "HMS-");      mathematics("pct", "%");            mathematics("pctch", "%CH");
    mathematics("mod", "MOD");          mathematics("fact", "FACT");        mathematics("abs", "ABS");
    mathematics("int", "INT");          mathematics("frc", "FRC");          mathematics("sign", "SIGN");
    mathematics("dec", "DEC");          mathematics("oct", "OCT");
    mathematics("rnd_fix0", "RND", "FIX 0"); mathematics("rnd_fix2", "RND", "FIX 2");
    mathematics("rnd_fix9", "RND", "FIX 9"); mathematics("rnd_sci3", "RND", "SCI 3");
    mathematics("rnd_eng3", "RND", "ENG 3");
    // spotless:on
    file("statistics", "Σ+ Σ- MEAN SDEV", RecordedFunctions::statistics);
    file("sto_arith", "ST+ ST- ST* ST/", RecordedFunctions::registerArithmetic);
    file("isg_dse", "ISG DSE", RecordedFunctions::counter);
    file("conditionals", "tests of X, and of X and Y", RecordedFunctions::test);
    file("flags24_25", "errors with flags 24 and 25", RecordedFunctions::error);
    file("display_format", "display and ARCL", RecordedFunctions::display);
    file("number_lines", "number lines of programs", RecordedFunctions::numberLine);
    file(
        "alpha_functions",
        "ALENG ANUM ARCL AROT ASHF ASTO ATOX POSA XTOA",
        RecordedFunctions::alpha);
    file("time_functions_cx", "ADATE ATIME ATIME24 DATE+ DDAYS DOW", RecordedFunctions::time);
  }

  private RecordedFunctions() {}

  private static void file(
      String name, String caption, Function<RecordedRow, RecordedFunction> layout) {
    CAPTIONS.put(name, caption);
    LAYOUTS.put(name, layout);
  }

  private static void mathematics(String file, String function, String... settings) {
    String caption = String.join(" ", function, String.join(" ", settings)).strip();
    file(file, caption, row -> mathematics(row, function, List.of(settings)));
  }

  /** Returns the recordings of all files, in the order of the table. */
  static Map<String, String> captions() {
    return CAPTIONS;
  }

  /** Returns the rows of a file. */
  static List<RecordedFunction> of(String file) {
    return RecordedRow.read(FOLDER.resolve(file + ".tsv")).stream().map(LAYOUTS.get(file)).toList();
  }

  /** Returns the names of all recordings, to check that none is missing. */
  static List<String> files() throws IOException {
    try (var files = Files.list(FOLDER)) {
      return files.map(file -> file.getFileName().toString().replace(".tsv", "")).toList();
    }
  }

  private static Map<String, String> stackBefore(RecordedRow row) {
    return new HashMap<>(Map.of("z", Z, "y", row.get("Y"), "x", row.get("X"), "l", L));
  }

  private static Map<String, String> stackAfter(RecordedRow row) {
    return new HashMap<>(Map.of("y", row.get("outY"), "x", row.get("outX"), "l", row.get("outL")));
  }

  private static RecordedFunction mathematics(
      RecordedRow row, String function, List<String> settings) {
    List<String> modes = new ArrayList<>(settings);
    modes.add(row.get("mode"));
    return row.of(
        modes,
        stackBefore(row),
        function,
        Map.of(
            "y",
            row.get("outY"),
            "x",
            row.get("outX"),
            "l",
            row.get("outL"),
            "error",
            row.get("error")));
  }

  private static final Map<String, String> SUMS =
      Map.of(
          "R11",
          "R11_sumx",
          "R12",
          "R12_sumx2",
          "R13",
          "R13_sumy",
          "R14",
          "R14_sumy2",
          "R15",
          "R15_sumxy",
          "R16",
          "R16_n");

  private static Map<String, String> sums(RecordedRow row) {
    return SUMS.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, sum -> row.get(sum.getValue())));
  }

  private static RecordedFunction statistics(RecordedRow row) {
    boolean goesOn = row.goesOnWith("dataset");
    Map<String, String> given = new HashMap<>(goesOn ? sums(row.before()) : Map.of());
    given.putAll(stackBefore(row));
    Map<String, String> expected = new HashMap<>(sums(row));
    expected.putAll(
        Map.of(
            "y",
            row.get("outY"),
            "x",
            row.get("outX"),
            "l",
            row.get("outL"),
            "error",
            row.get("error")));
    return row.of(
        List.of(), given, row.get("op").replace('S', 'Σ').replace("ΣDEV", "SDEV"), expected);
  }

  private static RecordedFunction registerArithmetic(RecordedRow row) {
    return row.of(
        List.of(),
        Map.of("R05", row.get("R05_before"), "z", Z, "x", row.get("X"), "l", L),
        row.get("op").replace("STO", "ST") + " 05",
        Map.of(
            "R05",
            row.get("R05_after"),
            "x",
            row.get("X_after"),
            "l",
            row.get("L_after"),
            "error",
            row.get("error")));
  }

  private static RecordedFunction counter(RecordedRow row) {
    Map<String, String> expected = new HashMap<>();
    expected.put("R05", row.get("R05_after"));
    expected.put("error", row.get("error"));
    if (row.get("error").isEmpty()) {
      expected.put("skip", row.get("result").equals("skip") ? "skip" : "next");
    }
    return row.of(List.of(), Map.of("R05", row.get("R05_before")), row.get("op") + " 05", expected);
  }

  private static RecordedFunction test(RecordedRow row) {
    Map<String, String> expected = new HashMap<>();
    expected.put("error", row.get("error"));
    if (row.get("error").isEmpty()) {
      expected.put("skip", row.get("result").equals("true") ? "next" : "skip");
      expected.put("answer", RecordedFunction.ANSWERS.get(row.get("result")));
    }
    Map<String, String> given = Map.of("y", row.get("Y"), "x", row.get("X"));
    expected.putAll(given);
    return row.of(List.of(), given, row.get("test"), expected);
  }

  /**
   * Returns the recording of an error. The angles were recorded in RAD, except TAN in DEG, where it
   * overflows; statistics sums continue from row to row.
   */
  private static RecordedFunction error(RecordedRow row) {
    String function = row.get("function");
    List<String> settings = new ArrayList<>(List.of(function.equals("TAN") ? "DEG" : "RAD"));
    for (String flag : List.of("24", "25")) {
      settings.add((row.get("F" + flag).equals("1") ? "SF " : "CF ") + flag);
    }
    Map<String, String> given = stackBefore(row);
    if (row.goesOnWith("function") && function.equals("S+")) {
      given.put("R16", row.before().get("outX"));
    }
    return row.of(
        settings,
        given,
        function.replace("S+", "Σ+"),
        Map.of(
            "y",
            row.get("outY"),
            "x",
            row.get("outX"),
            "l",
            row.get("outL"),
            "error",
            row.get("error_shown"),
            "F24",
            row.get("F24_after"),
            "F25",
            row.get("F25_after")));
  }

  private static RecordedFunction display(RecordedRow row) {
    String display = row.get("display(12 cells, punctuation after its cell, between bars)");
    return row.of(
        List.of(
            row.get("format"),
            (row.get("flag28").equals("1") ? "SF" : "CF") + " 28",
            (row.get("flag29").equals("1") ? "SF" : "CF") + " 29"),
        Map.of("x", row.get("X"), RecordedFunction.ALPHA, ""),
        "ARCL X",
        Map.of(
            "display",
            display.substring(1, display.length() - 1).stripTrailing(),
            RecordedFunction.ALPHA,
            row.get("ARCL_X")));
  }

  /** Returns the keys of a number line as the bytes that they create in a program. */
  private static RecordedFunction numberLine(RecordedRow row) {
    StringBuilder bytes = new StringBuilder("#");
    for (char key : row.get("keyed_program_line").toCharArray()) {
      bytes.append("%02X".formatted(0x10 + "0123456789.E-".indexOf(key)));
    }
    return row.of(
        List.of(),
        Map.of("x", "7.700000000E+01"),
        bytes.toString(),
        Map.of("x", row.get("X"), "y", row.get("Y(before=77)"), "error", row.get("error")));
  }

  private static RecordedFunction alpha(RecordedRow row) {
    return row.of(
        List.of((row.get("F28").equals("1") ? "SF" : "CF") + " 28"),
        Map.of(
            "y",
            "2.2",
            "x",
            row.get("X(Y=2.2)"),
            "l",
            L,
            RecordedFunction.ALPHA,
            row.text("ALPHA_in")),
        row.get("function"),
        Map.of(
            "y",
            row.get("outY"),
            "x",
            row.get("outX"),
            "l",
            row.get("outL"),
            RecordedFunction.ALPHA,
            row.text("ALPHA_out"),
            "F22",
            row.get("F22_after"),
            "error",
            row.get("error")));
  }

  private static RecordedFunction time(RecordedRow row) {
    Map<String, String> expected = stackAfter(row);
    expected.put(RecordedFunction.ALPHA, row.text("ALPHA_out"));
    boolean dayOfWeek = row.get("function").equals("DOW");
    String shown = row.get("display(DOW)");
    expected.put("error", dayOfWeek && shown.endsWith("ERROR") ? shown : row.get("error"));
    return row.of(
        List.of(row.get("F31(DMY)").equals("1") ? "DMY" : "MDY", row.get("format")),
        Map.of("z", Z, "y", row.get("Y"), "x", row.get("X"), "l", L, RecordedFunction.ALPHA, ""),
        row.get("function"),
        expected);
  }
}
