package hp41.listing;

import hp41.machine.CalculatorError;
import hp41.machine.Function;
import hp41.machine.Module;
import hp41.machine.OperandKind;
import hp41.memory.CharacterSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A user's own table of what functions of other modules are called. Each line has the numbers of a
 * function, a tab, and its name: {@code XROM 07,12<TAB>HGETREC}. Empty lines and lines that begin
 * with {@code #} or {@code ;} are passed over.
 */
public final class NamesTable {

  private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");
  private static final Pattern COMMENT = Pattern.compile("\\s*(?:[#;].*)?");
  private static final Pattern NUMBERS =
      Pattern.compile("(?i)\\s*(?:XROM\\s+)?(\\d{1,2})\\s*[,.:]\\s*(\\d{1,2})(?=\\s|$)");
  private static final Pattern BETWEEN = Pattern.compile("\\s*");
  private static final Pattern WRONG = Pattern.compile("[\";,]");
  private static final int LONGEST = 11;
  private static final int HIGHEST_MODULE = 31;
  private static final int HIGHEST_FUNCTION = 63;

  private final Map<Integer, List<Function>> functions = new TreeMap<>();
  private final Set<Integer> codes = new HashSet<>();
  private final Set<String> names = new HashSet<>();
  private final List<Diagnostic> problems = new ArrayList<>();

  private NamesTable() {}

  /** Reads a table; every line that is wrong is among its problems. */
  public static NamesTable read(String table) {
    NamesTable read = new NamesTable();
    int number = 0;
    for (String line : LINE_END.split(table.replaceFirst("^\uFEFF", ""), -1)) {
      number++;
      try {
        read.readLine(line);
      } catch (Misread misread) {
        read.problems.add(misread.error(number, line));
      }
    }
    return read;
  }

  /** The modules, with functions that do nothing but answer NONEXISTENT. */
  public List<Module> modules() {
    return functions.entrySet().stream()
        .map(entry -> new Module("XROM " + entry.getKey(), entry.getKey(), entry.getValue()))
        .toList();
  }

  /** What is wrong with the table. */
  public List<Diagnostic> problems() {
    return List.copyOf(problems);
  }

  private void readLine(String line) {
    if (COMMENT.matcher(line).matches()) {
      return;
    }
    Cursor cursor = new Cursor(line);
    Optional<Matcher> numbers = cursor.take(NUMBERS);
    cursor.take(BETWEEN);
    if (numbers.isEmpty()) {
      throw new Misread(cursor.index(), "a line is XROM rr,ff, a tab, and the name");
    }
    int module = Integer.parseInt(numbers.get().group(1));
    int function = Integer.parseInt(numbers.get().group(2));
    if (module < 1 || module > HIGHEST_MODULE || function > HIGHEST_FUNCTION) {
      throw new Misread(numbers.get().start(1), "XROM numbers go from 01,00 to 31,63");
    }
    add(module, Module.code(module, function), name(cursor), cursor);
  }

  private void add(int module, int code, String name, Cursor cursor) {
    if (!codes.add(code)) {
      throw new Misread(0, Module.numbers(code) + " has a name already");
    }
    if (!names.add(name)) {
      throw new Misread(cursor.index() - name.length(), "the name " + name + " is taken already");
    }
    functions
        .computeIfAbsent(module, xrom -> new ArrayList<>())
        .add(
            Function.of(
                name,
                code,
                OperandKind.NONE,
                (machine, operand) -> {
                  throw CalculatorError.NONEXISTENT;
                },
                "--",
                "A function of a module not plugged in."));
  }

  /** The name as rows have it: in glyphs, but with {@code ^} for the arrow. */
  private static String name(Cursor cursor) {
    int start = cursor.index();
    String name = cursor.takeRest().stripTrailing();
    cursor.index(start + name.length());
    if (name.isEmpty()) {
      throw new Misread(start, "the name is missing");
    }
    if (name.length() > LONGEST) {
      throw new Misread(start, "a name has at most 11 characters; this one has " + name.length());
    }
    Matcher wrong = WRONG.matcher(name);
    if (wrong.find()) {
      throw new Misread(start + wrong.start(), "no name has a " + wrong.group() + " in it");
    }
    return CharacterSet.glyphs(TextReader.characters(start, name)).replace('↑', '^');
  }
}
