package hp41.modal;

import hp41.display.Cells;
import hp41.key.Key;
import hp41.keyboard.ModalContext;
import hp41.keyboard.UserKeys;
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
import hp41.text.Announcement;
import hp41.time.Times;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What the catalogues list. */
final class Catalogues {

  private static final int TIME_MODULE = 26;

  private final ModalContext context;
  private final Machine machine;

  Catalogues(ModalContext context) {
    this.context = context;
    machine = context.machine();
  }

  /** A catalogue of these entries. */
  CatalogueEntry of(List<CatalogueItem> items, Times.Tempo tempo) {
    return new CatalogueEntry(items, tempo, this, context);
  }

  /**
   * An entry of a catalogue.
   *
   * @param text as it is shown
   * @param printed as a printer has it
   * @param preparation microseconds that the machine takes longer than usual to show it
   * @param writing microseconds that it takes to write: it is reached so long before it stands
   * @param visit what happens when it is reached
   * @param inside what ENTER↑ lists instead, nothing if it is empty
   */
  record CatalogueItem(
      String text,
      String printed,
      long preparation,
      long writing,
      Runnable visit,
      List<CatalogueItem> inside) {

    CatalogueItem(
        String text, long preparation, long writing, Runnable visit, List<CatalogueItem> inside) {
      this(text, text, preparation, writing, visit, inside);
    }

    CatalogueItem(String text, long preparation, long writing, Runnable visit) {
      this(text, preparation, writing, visit, List.of());
    }

    CatalogueItem(String text, long preparation) {
      this(text, preparation, 0, () -> {});
    }

    /** A module, inside of which are functions. */
    boolean isHeading() {
      return !inside.isEmpty();
    }
  }

  /**
   * Catalogue {@code number}: 1 programs, 2 plug-in modules, 4 files in extended memory, 6 assigned
   * keys, all others the mainframe's functions.
   */
  CatalogueEntry of(int number) {
    CatalogueEntry catalogue =
        switch (number) {
          case 1 -> of(programs(), Times.PROGRAMS).endingWith(Times.LAST_PROGRAM, () -> {});
          case 2 -> machine.instructions().isExtended() ? headings() : modules();
          case 4 -> files();
          case 6 -> assignedKeys();
          default -> of(functions(machine.instructions().modules().get(0)), Times.FUNCTIONS);
        };
    return catalogue.numbered(number);
  }

  /** A catalogue of these texts. */
  CatalogueEntry ofTexts(List<String> texts) {
    return of(items(texts.stream()), Times.FUNCTIONS);
  }

  /** Labels and ENDs; the machine seeks each from the last END upwards. */
  private List<CatalogueItem> programs() {
    ProgramMemory program = machine.program();
    List<CatalogueItem> items = new ArrayList<>();
    int start = program.top();
    List<GlobalLabel> globals = program.globals();
    for (GlobalLabel global : globals) {
      items.add(
          new CatalogueItem(
              text(global, start - global.last(), program),
              printed(global, start - global.last()),
              Times.GLOBAL_SEEK * (globals.size() - items.size()) + measuring(global),
              global.isEnd() ? Times.END_WRITING : 0,
              () -> machine.jump(global.pointer()),
              List.of()));
      if (global.isEnd()) {
        start = global.last();
      }
    }
    return items;
  }

  /** The machine counts what is free behind the last END, and bytes before the others. */
  private static long measuring(GlobalLabel global) {
    return global.isPermanentEnd() ? Times.END_COUNT : global.isEnd() ? Times.END_MEASURE : 0;
  }

  private static String label(GlobalLabel global) {
    return "LBL" + CharacterSet.TEXT_MARK + CharacterSet.glyphs(global.name());
  }

  /** On paper every END tells the bytes of its program (observed on the machine). */
  private static String printed(GlobalLabel global, int bytes) {
    String end = global.isPermanentEnd() ? ".END." : "END";
    return global.isEnd() ? "%-12s%02d BYTES".formatted(end, bytes) : label(global);
  }

  private static String text(GlobalLabel global, int bytes, ProgramMemory program) {
    if (!global.isEnd()) {
      return label(global);
    }
    return global.isPermanentEnd()
        ? ".END. REG %02d".formatted(program.free())
        : "END%9s".formatted("%02d".formatted(bytes));
  }

  private CatalogueEntry modules() {
    List<CatalogueItem> items =
        plugged().stream().flatMap(module -> functions(module).stream()).toList();
    return of(items, Times.FUNCTIONS);
  }

  /**
   * The CX lists what begins with a minus, and inside of it all up to the next one; between two it
   * passes the functions of the first.
   */
  private CatalogueEntry headings() {
    List<CatalogueItem> items = new ArrayList<>();
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

  /** Adds the item for a heading with its functions, if it is one; how long passing these takes. */
  private static long close(
      List<CatalogueItem> items, List<CalculatorFunction> inside, long passing) {
    List<CalculatorFunction> functions = List.copyOf(inside);
    inside.clear();
    long through =
        functions.stream()
            .mapToLong(it -> isTime(it) ? Times.PASS_TIME_FUNCTION : Times.PASS_FUNCTION)
            .sum();
    if (functions.isEmpty() || !functions.get(0).name().startsWith("-")) {
      return passing + through;
    }
    List<CatalogueItem> listed = items(functions.stream().map(StepSpelling::shown));
    items.add(new CatalogueItem(listed.get(0).text(), passing, 0, () -> {}, listed));
    return through;
  }

  private static boolean isTime(CalculatorFunction function) {
    return ModuleDefinition.xrom(function.code()) == TIME_MODULE;
  }

  private List<ModuleDefinition> plugged() {
    List<ModuleDefinition> modules = machine.instructions().modules();
    return modules.subList(1, modules.size());
  }

  /** The catalogue of what is inside an entry. */
  CatalogueEntry inside(CatalogueItem item) {
    return of(item.inside(), Times.FUNCTIONS);
  }

  private CatalogueEntry files() {
    ExtendedMemory directory = new ExtendedMemory(machine.memory());
    boolean lift = machine.stackLift();
    List<CatalogueItem> items =
        directory.files().stream()
            .map(file -> new CatalogueItem(text(file), 0, 0, () -> select(file, directory)))
            .toList();
    return of(items, Times.FILES).endingWith(0, () -> room(lift, directory)).leftWhenIdle();
  }

  /** A file that is shown is the current one, and when it was shown the next number lifts. */
  private void select(ExtendedFile file, ExtendedMemory directory) {
    directory.select(file);
    machine.stackLift(true);
  }

  private static String text(ExtendedFile file) {
    return "%-8s%c%03d"
        .formatted(CharacterSet.glyphs(file.name()), file.type().letter(), file.size());
  }

  /** What the catalogue of files ends with: the registers that are free, in X. */
  private void room(boolean lift, ExtendedMemory directory) {
    directory.selectListed();
    machine.stackLift(lift);
    machine.push(Word.of(Decimal.of(directory.room())));
  }

  private static List<CatalogueItem> functions(ModuleDefinition module) {
    return items(module.functions().stream().map(StepSpelling::shown));
  }

  private static List<CatalogueItem> items(Stream<String> texts) {
    return texts.map(text -> new CatalogueItem(text, 0)).toList();
  }

  /**
   * The keys that have another function, by their codes, each key in front of itself shifted. The
   * machine takes its time to look at each (observed on the machine).
   */
  private CatalogueEntry assignedKeys() {
    UserKeys userKeys = new UserKeys(machine);
    List<CatalogueItem> items = new ArrayList<>();
    long looking = 0;
    for (Key key : inOrder()) {
      for (boolean shifted : new boolean[] {false, true}) {
        Optional<String> name = userKeys.assigned(key, shifted);
        if (name.isPresent()) {
          items.add(new CatalogueItem(text(name.get(), key, shifted), looking));
          looking = 0;
        }
        looking += Times.KEY_CHECK;
      }
    }
    return of(items, Times.ASSIGNED_KEYS).endingWith(looking, () -> end(items)).leftWhenIdle();
  }

  private void end(List<CatalogueItem> items) {
    if (items.isEmpty()) {
      machine.outbox().show(Announcement.CAT_EMPTY);
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
