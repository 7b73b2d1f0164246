package hp41.listing;

import hp41.machine.CalculatorFunction;
import hp41.machine.ModuleDefinition;
import hp41.memory.CharacterSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A table of what functions of other modules are called: a user's own, or the one that comes with
 * the program. Each line has the numbers of a function, a tab, and its name: {@code XROM
 * 07,12<TAB>HGETREC}; the name of a program may stand in quotes. A line such as {@code [HEPAX]}
 * begins a module, which may have numbers and names that another one has: the first counts. Empty
 * lines and lines that begin with {@code #} or {@code ;} are passed over.
 */
public final class NamesTable {

  private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");
  private static final Pattern COMMENT = Pattern.compile("\\s*(?:[#;].*)?");
  private static final Pattern HEADING = Pattern.compile("\\s*\\[\\s*([^\\]]*\\S)\\s*\\]\\s*$");
  private static final Pattern NUMBERS =
      Pattern.compile("(?i)\\s*(?:XROM\\s+)?(\\d{1,2})\\s*[,.:]\\s*(\\d{1,2})(?=\\s|$)");
  private static final Pattern BETWEEN = Pattern.compile("\\s*");
  private static final Pattern QUOTED = Pattern.compile("\"(.*)\"\\s*$");
  private static final Pattern WRONG = Pattern.compile("[\";,]");
  private static final int LONGEST = 11;
  private static final int HIGHEST_MODULE = 31;
  private static final int HIGHEST_FUNCTION = 63;

  private final List<NamedFunction> entries = new ArrayList<>();
  private final Set<Integer> codes = new HashSet<>();
  private final Set<String> names = new HashSet<>();
  private final List<Diagnostic> problems = new ArrayList<>();
  private String heading = "";

  /**
   * A line of the table.
   *
   * @param module the heading above it; empty if there is none
   * @param code the two bytes of the function
   * @param name as rows have it: in glyphs, but with {@code ^} for the arrow
   * @param isProgram whether the name stands in quotes
   */
  record NamedFunction(String module, int code, String name, boolean isProgram) {

    /** The number of the module. */
    int xrom() {
      return code >>> 6 & HIGHEST_MODULE;
    }

    private String title() {
      return module.isEmpty() ? "XROM " + xrom() : module;
    }

    private CalculatorFunction function() {
      return CalculatorFunction.absent(name, code, CalculatorFunction.NOT_PLUGGED_IN);
    }
  }

  private NamesTable() {}

  /** Reads a table; every line that is wrong is among its problems. */
  public static NamesTable read(String table) {
    NamesTable read = new NamesTable();
    int number = 0;
    for (String line : LINE_END.split(table.replaceFirst("^\uFEFF", ""), -1)) {
      number++;
      try {
        read.readLine(line);
      } catch (ParseError misread) {
        read.problems.add(misread.error(number, line));
      }
    }
    return read;
  }

  /** What each line says, in order. */
  List<NamedFunction> entries() {
    return List.copyOf(entries);
  }

  /** The modules, with functions that do nothing but answer NONEXISTENT. */
  public List<ModuleDefinition> modules() {
    Map<String, List<NamedFunction>> pages = new LinkedHashMap<>();
    for (NamedFunction entry : entries) {
      pages
          .computeIfAbsent(entry.title() + ' ' + entry.xrom(), page -> new ArrayList<>())
          .add(entry);
    }
    return pages.values().stream().map(NamesTable::module).toList();
  }

  private static ModuleDefinition module(List<NamedFunction> page) {
    NamedFunction first = page.get(0);
    return new ModuleDefinition(
        first.title(), first.xrom(), page.stream().map(NamedFunction::function).toList());
  }

  /** What is wrong with the table. */
  public List<Diagnostic> problems() {
    return List.copyOf(problems);
  }

  private void readLine(String line) {
    if (COMMENT.matcher(line).matches()) {
      return;
    }
    LineScanner cursor = new LineScanner(line);
    Optional<Matcher> begun = cursor.take(HEADING);
    if (begun.isPresent()) {
      begin(begun.get().group(1));
    } else {
      readEntry(cursor);
    }
  }

  private void begin(String module) {
    heading = module;
    codes.clear();
    names.clear();
  }

  private void readEntry(LineScanner cursor) {
    Optional<Matcher> numbers = cursor.take(NUMBERS);
    cursor.take(BETWEEN);
    if (numbers.isEmpty()) {
      throw new ParseError(cursor.index(), "a line is XROM rr,ff, a tab, and the name");
    }
    int module = Integer.parseInt(numbers.get().group(1));
    int function = Integer.parseInt(numbers.get().group(2));
    if (module < 1 || module > HIGHEST_MODULE || function > HIGHEST_FUNCTION) {
      throw new ParseError(numbers.get().start(1), "XROM numbers go from 01,00 to 31,63");
    }
    int start = cursor.index();
    Optional<Matcher> quoted = cursor.take(QUOTED);
    int nameStart = quoted.isPresent() ? start + 1 : start;
    String name = name(nameStart, quoted.map(it -> it.group(1)).orElseGet(cursor::takeRest));
    add(
        new NamedFunction(
            heading, ModuleDefinition.code(module, function), name, quoted.isPresent()),
        nameStart);
  }

  private void add(NamedFunction entry, int start) {
    if (!codes.add(entry.code())) {
      throw new ParseError(0, ModuleDefinition.numbers(entry.code()) + " has a name already");
    }
    if (!names.add(entry.name())) {
      throw new ParseError(start, "the name " + entry.name() + " is taken already");
    }
    entries.add(entry);
  }

  private static String name(int start, String written) {
    String name = written.strip();
    if (name.isEmpty()) {
      throw new ParseError(start, "the name is missing");
    }
    if (name.length() > LONGEST) {
      throw new ParseError(
          start, "a name has at most 11 characters; this one has " + name.length());
    }
    Matcher wrong = WRONG.matcher(name);
    if (wrong.find()) {
      throw new ParseError(start + wrong.start(), "no name has a " + wrong.group() + " in it");
    }
    return CharacterSet.glyphs(TextReader.characters(start, name)).replace('↑', '^');
  }
}
