package hp41.keyboard;

import hp41.machine.Function;
import hp41.machine.Machine;
import hp41.machine.Module;
import hp41.memory.CharacterSet;
import hp41.memory.ExtendedFile;
import hp41.memory.ExtendedMemory;
import hp41.memory.Global;
import hp41.memory.ProgramMemory;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What the catalogues list. */
final class Catalogue {

  private static final long WRITING = 115_000;
  private static final long SEEKING = 10_000;
  private static final long MEASURING = 24_000;
  private static final long COUNTING = 425_000;
  private static final long LEAVING = -45_000;
  private static final int TIME_MODULE = 26;
  private static final long PASSING_TIME = 16_400;
  private static final long PASSING = 27_400;

  private static final Tempo PROGRAMS = new Tempo(195_000, 225_000, 185_000);
  private static final Tempo FUNCTIONS = new Tempo(100_000, 225_000, 130_000);
  private static final Tempo FILES = new Tempo(100_000, 1_290_000, 130_000);

  private Catalogue() {}

  /**
   * An entry of a catalogue.
   *
   * @param text as it is shown
   * @param preparation microseconds that the machine takes longer than usual to show it
   * @param writing microseconds that it takes to write: it is reached so long before it stands
   * @param visit what happens when it is reached
   * @param inside what ENTER↑ lists instead, nothing if it is empty
   */
  record Item(String text, long preparation, long writing, Runnable visit, List<Item> inside) {

    Item(String text, long preparation, long writing, Runnable visit) {
      this(text, preparation, writing, visit, List.of());
    }

    Item(String text, long preparation) {
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
  static CatalogueEntry of(int number, Keyboard keyboard) {
    Machine machine = keyboard.machine();
    CatalogueEntry catalogue =
        switch (number) {
          case 1 -> new CatalogueEntry(programs(machine), PROGRAMS).endingWith(LEAVING, () -> {});
          case 2 -> machine.instructions().isExtended() ? headings(machine) : modules(machine);
          case 4 -> files(machine);
          case 6 -> AssignedKeys.of(keyboard);
          default ->
              new CatalogueEntry(functions(machine.instructions().modules().get(0)), FUNCTIONS);
        };
    return catalogue.numbered(number);
  }

  /** A catalogue of these texts. */
  static CatalogueEntry of(List<String> texts) {
    return new CatalogueEntry(items(texts.stream()), FUNCTIONS);
  }

  /** Labels and ENDs; the machine seeks each from the last END upwards. */
  private static List<Item> programs(Machine machine) {
    ProgramMemory program = machine.program();
    List<Item> items = new ArrayList<>();
    int start = program.top();
    List<Global> globals = program.globals();
    for (Global global : globals) {
      items.add(
          new Item(
              text(global, start - global.last(), program),
              SEEKING * (globals.size() - items.size()) + measuring(global),
              global.isEnd() ? WRITING : 0,
              () -> pointTo(program, global)));
      if (global.isEnd()) {
        start = global.last();
      }
    }
    return items;
  }

  /** The machine counts what is free behind the last END, and bytes before the others. */
  private static long measuring(Global global) {
    return global.isPermanentEnd() ? COUNTING : global.isEnd() ? MEASURING : 0;
  }

  private static String text(Global global, int bytes, ProgramMemory program) {
    if (!global.isEnd()) {
      return "LBL" + CharacterSet.TEXT_MARK + CharacterSet.glyphs(global.name());
    }
    return global.isPermanentEnd()
        ? ".END. REG %02d".formatted(program.free())
        : "END%9s".formatted("%02d".formatted(bytes));
  }

  private static void pointTo(ProgramMemory program, Global global) {
    program.pointer(global.pointer());
    program.storeLine(ProgramMemory.UNKNOWN_LINE);
  }

  private static CatalogueEntry modules(Machine machine) {
    List<Item> items =
        plugged(machine).stream().flatMap(module -> functions(module).stream()).toList();
    return new CatalogueEntry(items, FUNCTIONS);
  }

  /** The CX names the modules; between two it passes the functions of the first. */
  private static CatalogueEntry headings(Machine machine) {
    List<Item> items = new ArrayList<>();
    long passing = 0;
    for (Module module : plugged(machine)) {
      List<Item> functions = functions(module);
      items.add(new Item(functions.get(0).text(), passing, 0, () -> {}, functions));
      passing = functions.size() * (module.xrom() == TIME_MODULE ? PASSING_TIME : PASSING);
    }
    return new CatalogueEntry(items, FUNCTIONS).endingWith(passing, () -> {});
  }

  private static List<Module> plugged(Machine machine) {
    List<Module> modules = machine.instructions().modules();
    return modules.subList(1, modules.size());
  }

  /** The catalogue of what is inside an entry. */
  static CatalogueEntry inside(Item item) {
    return new CatalogueEntry(item.inside(), FUNCTIONS);
  }

  private static CatalogueEntry files(Machine machine) {
    List<Item> items =
        new ExtendedMemory(machine.memory())
            .files().stream().map(file -> new Item(text(file), 0)).toList();
    return new CatalogueEntry(items, FILES).endingWith(0, () -> room(machine)).leftWhenIdle();
  }

  private static String text(ExtendedFile file) {
    return "%-8s%c%03d"
        .formatted(CharacterSet.glyphs(file.name()), file.type().letter(), file.size());
  }

  /** What the catalogue of files ends with: the registers that are free, in X. */
  private static void room(Machine machine) {
    machine.push(Word.of(Decimal.of(new ExtendedMemory(machine.memory()).room())));
  }

  private static List<Item> functions(Module module) {
    return items(module.functions().stream().map(Catalogue::name));
  }

  private static List<Item> items(Stream<String> texts) {
    return texts.map(text -> new Item(text, 0)).toList();
  }

  private static String name(Function function) {
    String mark = function.isProgram() ? String.valueOf(CharacterSet.TEXT_MARK) : "";
    return mark + function.name().replace('^', '↑');
  }
}
