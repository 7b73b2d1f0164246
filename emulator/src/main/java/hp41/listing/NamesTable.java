package hp41.listing;

import hp41.machine.CalculatorFunction;
import hp41.machine.ModuleDefinition;
import hp41.memory.CharacterSet;
import hp41.memory.LabelName;
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
 * A table of names for functions of other modules: the user's or the bundled one. A line consists
 * of the numbers of a function, a tab and the name: {@code XROM 07,12<TAB>HGETREC}. The name of a
 * program can be in quotes. A line such as {@code [HEPAX]} begins a module. If modules have the
 * same numbers or names, the first one counts. Empty lines and lines that begin with {@code #} or
 * {@code ;} are ignored.
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
   * An entry of the table.
   *
   * @param module the heading above the entry; empty if there is none
   * @param code the two bytes of the function
   * @param name the name in glyphs, with {@code ^} for the arrow
   * @param isProgram whether the name is in quotes
   */
  record NamedFunction(String module, int code, String name, boolean isProgram) {

    /** Returns the XROM number of the module. */
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

  /** Reads a table. Invalid lines are reported as problems. */
  public static NamesTable read(String table) {
    NamesTable read = new NamesTable();
    int number = 0;
    for (String line : LINE_END.split(table.replaceFirst("^\uFEFF", ""), -1)) {
      number++;
      try {
        read.readLine(line);
      } catch (ParseError error) {
        read.problems.add(error.error(number, line));
      }
    }
    return read;
  }

  /** Returns the entries in order. */
  List<NamedFunction> entries() {
    return List.copyOf(entries);
  }

  /** Returns the modules. Executing one of their functions shows NONEXISTENT. */
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

  /** Returns the problems of the table. */
  public List<Diagnostic> problems() {
    return List.copyOf(problems);
  }

  private void readLine(String line) {
    if (COMMENT.matcher(line).matches()) {
      return;
    }
    LineScanner cursor = new LineScanner(line);
    Optional<Matcher> module = cursor.take(HEADING);
    if (module.isPresent()) {
      begin(module.get().group(1));
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
    String name = name(nameStart, quoted.map(it -> it.group(1)).orElseGet(cursor::readRest));
    add(
        new NamedFunction(
            heading, ModuleDefinition.code(module, function), name, quoted.isPresent()),
        nameStart);
  }

  private void add(NamedFunction entry, int start) {
    if (!codes.add(entry.code())) {
      throw new ParseError(0, ModuleDefinition.numbers(entry.code()) + " already has a name");
    }
    if (!names.add(entry.name())) {
      throw new ParseError(start, "the name " + entry.name() + " is already used");
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
      throw new ParseError(start + wrong.start(), "a name cannot contain " + wrong.group());
    }
    return LabelName.listed(CharacterSet.glyphs(TextReader.characters(start, name)));
  }
}
