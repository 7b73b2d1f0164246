package hp41.modal;

import hp41.display.Cells;
import hp41.entry.UserKeys;
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
import hp41.memory.Word;
import hp41.number.Decimal;
import hp41.player.ModalContext;
import hp41.player.Times;
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

  private final ModalContext context;
  private final Machine machine;

  Catalogs(ModalContext context) {
    this.context = context;
    machine = context.machine();
  }

  CatalogEntry of(List<CatalogItem> items, Times.Tempo tempo) {
    return new CatalogEntry(items, tempo, this, context);
  }

  /**
   * An item of a catalog.
   *
   * @param text the text that is shown
   * @param printed the text that is printed
   * @param preparation how many microseconds longer than usual the machine takes to find it
   * @param counting the microseconds that the machine then counts registers or bytes
   * @param visit what happens before it is written
   * @param inside the items that ENTER↑ lists instead, if there are any
   */
  record CatalogItem(
      String text,
      String printed,
      long preparation,
      long counting,
      Runnable visit,
      List<CatalogItem> inside) {

    CatalogItem(
        String text, long preparation, long counting, Runnable visit, List<CatalogItem> inside) {
      this(text, text, preparation, counting, visit, inside);
    }

    CatalogItem(String text, long preparation, long counting, Runnable visit) {
      this(text, preparation, counting, visit, List.of());
    }

    CatalogItem(String text, long preparation) {
      this(text, preparation, 0, () -> {});
    }

    /** Returns whether the item is a module that contains functions. */
    boolean isHeading() {
      return !inside.isEmpty();
    }
  }

  /**
   * Returns a catalog: 1 programs, 2 plug-in modules, 4 files in extended memory, 6 assigned keys,
   * all others the mainframe's functions.
   */
  CatalogEntry of(int number) {
    CatalogEntry catalog =
        switch (number) {
          case 1 -> of(programs(), Times.PROGRAMS).endingWith(Times.LAST_PROGRAM, () -> {});
          case 2 -> machine.instructions().isExtended() ? headings() : modules();
          case 4 -> files();
          case 6 -> assignedKeys();
          default -> of(functions(machine.instructions().modules().get(0)), Times.FUNCTIONS);
        };
    return catalog.numbered(number);
  }

  CatalogEntry ofTexts(List<String> texts) {
    return of(items(texts.stream()), Times.FUNCTIONS);
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
              Times.GLOBAL_SEEK * (globals.size() - items.size()),
              counting(global),
              () -> visit(global),
              List.of()));
      if (global.isEnd()) {
        start = global.last();
      }
    }
    return items;
  }

  private void visit(GlobalLabel global) {
    machine.jump(global.pointer());
    machine.returns().clear();
  }

  /**
   * Returns how long the machine takes to count: free registers at the last END, bytes at others.
   */
  private long counting(GlobalLabel global) {
    return global.isPermanentEnd()
        ? Times.END_COUNT
        : global.isEnd() && machine.instructions().isExtended() ? Times.END_MEASURE : 0;
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
    return machine.instructions().isExtended()
        ? "END" + StringUtils.leftPad(ZeroPadding.decimal(bytes, 2), 9)
        : "END";
  }

  private CatalogEntry modules() {
    List<CatalogItem> items =
        plugged().stream().flatMap(module -> functions(module).stream()).toList();
    return of(items, Times.FUNCTIONS);
  }

  /**
   * Returns the modules as the CX lists them: functions whose names begin with a minus. Inside are
   * all functions up to the next one, which the catalog passes.
   */
  private CatalogEntry headings() {
    List<CatalogItem> items = new ArrayList<>();
    List<CalculatorFunction> inside = new ArrayList<>();
    long passing = 0;
    for (CalculatorFunction function :
        plugged().stream().flatMap(it -> it.functions().stream()).toList()) {
      if (function.name().startsWith("-")) {
        passing = close(items, inside, passing);
      }
      inside.add(function);
    }
    passing = close(items, inside, passing);
    return of(items, Times.FUNCTIONS).endingWith(passing, () -> {});
  }

  /** Adds the item of a heading with its functions; returns how long it takes to pass them. */
  private static long close(
      List<CatalogItem> items, List<CalculatorFunction> inside, long passing) {
    List<CalculatorFunction> functions = List.copyOf(inside);
    inside.clear();
    long through =
        functions.stream()
            .mapToLong(it -> isTime(it) ? Times.PASS_TIME_FUNCTION : Times.PASS_FUNCTION)
            .sum();
    if (functions.isEmpty() || !functions.get(0).name().startsWith("-")) {
      return passing + through;
    }
    List<CatalogItem> listed = items(functions.stream().map(StepSpelling::shown));
    items.add(new CatalogItem(listed.get(0).text(), passing, 0, () -> {}, listed));
    return through;
  }

  private static boolean isTime(CalculatorFunction function) {
    return ModuleDefinition.xrom(function.code()) == TIME_MODULE;
  }

  private List<ModuleDefinition> plugged() {
    List<ModuleDefinition> modules = machine.instructions().modules();
    return modules.subList(1, modules.size());
  }

  CatalogEntry inside(CatalogItem item) {
    return of(item.inside(), Times.FUNCTIONS);
  }

  private CatalogEntry files() {
    ExtendedMemory directory = new ExtendedMemory(machine.memory());
    boolean lift = machine.stackLift();
    List<CatalogItem> items =
        directory.files().stream()
            .map(
                file ->
                    new CatalogItem(
                        CharacterSet.glyphs(file.entry()), 0, 0, () -> select(file, directory)))
            .toList();
    return of(items, Times.FILES).endingWith(0, () -> room(lift, directory)).leftWhenIdle();
  }

  /** Makes the file that is shown the current one, and enables stack lift. */
  private void select(ExtendedFile file, ExtendedMemory directory) {
    directory.select(file);
    machine.stackLift(true);
  }

  /** Ends the catalog of files: the number of free registers is entered into X. */
  private void room(boolean lift, ExtendedMemory directory) {
    directory.selectListed();
    machine.stackLift(lift);
    machine.push(Word.of(Decimal.of(directory.room())));
    machine.printer().traceResult(machine.stack().x());
  }

  private static List<CatalogItem> functions(ModuleDefinition module) {
    return items(module.functions().stream().map(StepSpelling::shown));
  }

  private static List<CatalogItem> items(Stream<String> texts) {
    return texts.map(text -> new CatalogItem(text, 0)).toList();
  }

  /**
   * Returns the assigned keys in the order of their codes, each before its shifted function. The
   * machine takes time to check each (observed on the machine).
   */
  private CatalogEntry assignedKeys() {
    UserKeys userKeys = new UserKeys(machine);
    List<CatalogItem> items = new ArrayList<>();
    long looking = 0;
    for (Key key : inOrder()) {
      for (boolean shifted : new boolean[] {false, true}) {
        Optional<String> name = userKeys.assigned(key, shifted);
        if (name.isPresent()) {
          items.add(new CatalogItem(text(name.get(), key, shifted), looking));
          looking = 0;
        }
        looking += Times.KEY_CHECK;
      }
    }
    return of(items, Times.ASSIGNED_KEYS).endingWith(looking, () -> end(items)).leftWhenIdle();
  }

  private void end(List<CatalogItem> items) {
    if (items.isEmpty()) {
      machine.outbox().tell(Announcement.CAT_EMPTY);
    }
  }

  private static List<Key> inOrder() {
    return Arrays.stream(Key.values())
        .filter(Key::isAssignable)
        .sorted(Comparator.comparingInt(Key::code))
        .toList();
  }

  private static String text(String name, Key key, boolean shifted) {
    String code = (shifted ? "-" : "") + key.code();
    int blanks = Cells.COUNT - Cells.split(name).size() - code.length();
    return name + " ".repeat(Math.max(0, blanks)) + code;
  }
}
