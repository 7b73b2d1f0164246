package hp41.entry;

import hp41.display.Cells;
import hp41.effect.Delay;
import hp41.effect.Delays;
import hp41.effect.Delays.Tempo;
import hp41.effect.Effect;
import hp41.key.Key;
import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.ModuleDefinition;
import hp41.machine.StepSpelling;
import hp41.memory.CharacterSet;
import hp41.memory.ExtendedFile;
import hp41.memory.ExtendedMemory;
import hp41.memory.GlobalLabel;
import hp41.memory.ProgramMemory;
import hp41.text.Announcement;
import hp41.text.ZeroPadding;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;

/** Lists the items of catalogs. */
final class Catalogs {

  private static final int TIME_MODULE = 26;

  private final Machine machine;

  Catalogs(EntryView view) {
    machine = view.machine();
  }

  /**
   * An item of a catalog.
   *
   * @param text the text that is shown
   * @param printed the text that is printed
   * @param preparation how much longer than usual the machine takes to find it
   * @param counting how long the machine then counts registers or bytes
   * @param visit what happens before it is written
   * @param inside the items that ENTER↑ lists instead, if there are any
   */
  record CatalogItem(
      String text,
      String printed,
      Delay preparation,
      Delay counting,
      List<Effect> visit,
      List<CatalogItem> inside) {

    private CatalogItem(String text, Delay preparation, List<CatalogItem> inside) {
      this(text, text, preparation, Delay.NONE, List.of(), inside);
    }

    private CatalogItem(String text, Delay preparation) {
      this(text, preparation, List.of());
    }

    /** Returns whether the item is a module that contains functions. */
    boolean isHeading() {
      return !inside.isEmpty();
    }
  }

  /**
   * The items of a catalog and how it ends.
   *
   * @param number the number by which it is stored; {@link #UNNUMBERED} if it is not stored
   * @param closing how much longer than usual the last item is shown
   * @param end what happens at the end
   * @param leftWhenIdle whether it is left when no key is pressed
   */
  record CatalogList(
      int number,
      List<CatalogItem> items,
      Tempo tempo,
      Delay closing,
      List<Effect> end,
      boolean leftWhenIdle) {

    static final int UNNUMBERED = -1;

    private CatalogList(int number, List<CatalogItem> items, Tempo tempo, Delay closing) {
      this(number, items, tempo, closing, List.of(), false);
    }

    /** Lists functions, or the files of mass storage. */
    static CatalogList of(int number, List<CatalogItem> items, Tempo tempo) {
      return new CatalogList(number, items, tempo, Delay.NONE);
    }
  }

  /**
   * Returns a catalog: 1 programs, 2 plug-in modules, 4 files in extended memory, 6 assigned keys;
   * every other number lists the mainframe's functions.
   */
  CatalogList of(int number) {
    return switch (number) {
      case 1 -> allPrograms();
      case 2 -> isExtended() ? headings() : modules();
      case 4 -> files();
      case 6 -> assignedKeys();
      default ->
          CatalogList.of(number, functions(machine.instructions().modules().get(0)), ofFunctions());
    };
  }

  private boolean isExtended() {
    return machine.instructions().isExtended();
  }

  private Tempo ofFunctions() {
    return isExtended() ? Delays.FUNCTIONS : Delays.BASIC_FUNCTIONS;
  }

  private CatalogList allPrograms() {
    return isExtended()
        ? new CatalogList(1, programs(), Delays.PROGRAMS, Delays.LAST_PROGRAM)
        : new CatalogList(1, programs(), Delays.BASIC_PROGRAMS, Delay.NONE);
  }

  /**
   * Returns how long it takes to find a label or END from the last one upwards, and to write it.
   */
  private Delay finding(GlobalLabel global, int passed) {
    Delay seeking = Delays.GLOBAL_SEEK.times(passed);
    int more = global.isEnd() ? 0 : CharacterSet.glyphs(global.name()).length() - 1;
    return isExtended() ? seeking : seeking.plus(Delays.LABEL_CHARACTER.times(more));
  }

  /** Returns the labels and ENDs. The machine searches for each from the last END upwards. */
  private List<CatalogItem> programs() {
    ProgramMemory program = machine.program();
    List<CatalogItem> items = new ArrayList<>();
    int start = program.top();
    List<GlobalLabel> globals = program.globals();
    for (GlobalLabel global : globals) {
      items.add(
          new CatalogItem(
              text(global, start - global.last()),
              printed(global, start - global.last()),
              finding(global, globals.size() - items.size()),
              counting(global),
              List.of(new Effect.Visit(global.pointer(), items.size() + 1)),
              List.of()));
      if (global.isEnd()) {
        start = global.last();
      }
    }
    return items;
  }

  /**
   * Returns how long the machine takes to count: free registers at the last END, bytes at other
   * ENDs.
   */
  private Delay counting(GlobalLabel global) {
    return global.isPermanentEnd()
        ? Delays.END_COUNT.times(machine.program().free())
        : global.isEnd() && isExtended() ? Delays.END_MEASURE : Delay.NONE;
  }

  private static String label(GlobalLabel global) {
    return "LBL" + CharacterSet.TEXT_MARK + CharacterSet.glyphs(global.name());
  }

  /**
   * Returns the printed text: every END shows the bytes of its program (observed on the machine).
   */
  private static String printed(GlobalLabel global, int bytes) {
    String end = global.isPermanentEnd() ? ".END." : "END";
    return global.isEnd() ? "%-12s%02d BYTES".formatted(end, bytes) : label(global);
  }

  /** Returns the displayed text: only the CX shows the bytes of a program at its END. */
  private String text(GlobalLabel global, int bytes) {
    if (!global.isEnd()) {
      return label(global);
    }
    if (global.isPermanentEnd()) {
      return ".END. REG " + ZeroPadding.decimal(machine.program().free(), 2);
    }
    return isExtended() ? "END" + StringUtils.leftPad(ZeroPadding.decimal(bytes, 2), 9) : "END";
  }

  private CatalogList modules() {
    return CatalogList.of(
        2, plugged().stream().flatMap(it -> functions(it).stream()).toList(), ofFunctions());
  }

  /**
   * Returns the modules as the CX lists them: functions whose names begin with a minus. Each
   * contains all functions up to the next heading, which the catalog skips.
   */
  private CatalogList headings() {
    List<CatalogItem> items = new ArrayList<>();
    List<CalculatorFunction> inside = new ArrayList<>();
    Delay passing = Delay.NONE;
    for (CalculatorFunction function :
        plugged().stream().flatMap(it -> it.functions().stream()).toList()) {
      if (function.name().startsWith("-")) {
        passing = close(items, inside, passing);
      }
      inside.add(function);
    }
    passing = close(items, inside, passing);
    return new CatalogList(2, items, Delays.FUNCTIONS, passing);
  }

  /** Adds the item of a heading with its functions; returns how long it takes to skip them. */
  private static Delay close(
      List<CatalogItem> items, List<CalculatorFunction> inside, Delay passing) {
    List<CalculatorFunction> functions = List.copyOf(inside);
    inside.clear();
    Delay through =
        functions.stream()
            .map(it -> isTime(it) ? Delays.PASS_TIME_FUNCTION : Delays.PASS_FUNCTION)
            .reduce(Delay.NONE, Delay::plus);
    if (functions.isEmpty() || !functions.get(0).name().startsWith("-")) {
      return passing.plus(through);
    }
    List<CatalogItem> listed = items(functions.stream().map(StepSpelling::shown));
    items.add(new CatalogItem(listed.get(0).text(), passing, listed));
    return through;
  }

  private static boolean isTime(CalculatorFunction function) {
    return ModuleDefinition.xrom(function.code()) == TIME_MODULE;
  }

  private List<ModuleDefinition> plugged() {
    List<ModuleDefinition> modules = machine.instructions().modules();
    return modules.subList(1, modules.size());
  }

  private CatalogList files() {
    List<CatalogItem> items = new ArrayList<>();
    for (ExtendedFile file : new ExtendedMemory(machine.memory()).files()) {
      Effect select = new Effect.SelectFile(items.size() + 1);
      String text = CharacterSet.glyphs(file.entry());
      items.add(new CatalogItem(text, text, Delay.NONE, Delay.NONE, List.of(select), List.of()));
    }
    List<Effect> end = List.of(new Effect.EndFiles(machine.stackLift()));
    return new CatalogList(4, items, Delays.FILES, Delay.NONE, end, true);
  }

  private static List<CatalogItem> functions(ModuleDefinition module) {
    return items(module.functions().stream().map(StepSpelling::shown));
  }

  static List<CatalogItem> items(Stream<String> texts) {
    return texts.map(text -> new CatalogItem(text, Delay.NONE)).toList();
  }

  /**
   * Returns the assigned keys in the order of their codes, each before its shifted function. The
   * machine takes time to check each (observed on the machine).
   */
  private CatalogList assignedKeys() {
    UserKeys userKeys = new UserKeys(machine);
    List<CatalogItem> items = new ArrayList<>();
    Delay looking = Delay.NONE;
    for (Key key : inOrder()) {
      for (boolean shifted : new boolean[] {false, true}) {
        Optional<String> name = userKeys.assigned(key, shifted);
        if (name.isPresent()) {
          items.add(new CatalogItem(text(name.get(), key, shifted), looking));
          looking = Delay.NONE;
        }
        looking = looking.plus(Delays.KEY_CHECK);
      }
    }
    List<Effect> end =
        items.isEmpty() ? List.of(new Effect.Tell(Announcement.CAT_EMPTY)) : List.of();
    return new CatalogList(6, items, Delays.ASSIGNED_KEYS, looking, end, true);
  }

  private static List<Key> inOrder() {
    return Arrays.stream(Key.values())
        .filter(Key::isAssignable)
        .sorted(Comparator.comparingInt(Key::code))
        .toList();
  }

  private static String text(String name, Key key, boolean shifted) {
    String code = (shifted ? "-" : "") + key.code();
    int blanks = Cells.COUNT - Cells.count(name) - code.length();
    return name + " ".repeat(Math.max(0, blanks)) + code;
  }
}
