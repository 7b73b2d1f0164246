package hp41.nut;

import hp41.display.Annunciator;
import hp41.display.Cells;
import hp41.module.ModulePage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A processor with full memory, a chip at address 10 that records writes, and a peripheral with
 * number 9. All visible state has names.
 */
final class TestNut {

  /** The address of the chip. */
  static final int PROBE = 0x10;

  private static final int UNIT = 9;
  private static final int UNIT_YES = 0x083;
  private static final int UNIT_STATUS = 0x03A;
  private static final int REGISTERS = 0x400;
  private static final int HEX = 16;

  final Nut nut;
  private final long[] ram = new long[REGISTERS];
  private final Pages pages = new Pages();
  private final Map<String, Integer> labels;
  private final Probe probe = new Probe();
  private final List<String> unit = new ArrayList<>();
  private final List<String> tones = new ArrayList<>();

  TestNut(TestRom rom) {
    labels = rom.labels();
    Map<Integer, ModulePage> places = new TreeMap<>();
    for (ModulePage page : rom.image().pages()) {
      if (!page.place().isOtherBank()) {
        places.put(page.place().code(), page);
      }
    }
    pages.add(places, rom.image().pages());
    nut = new Nut(new Memory(), pages, (halves, words) -> tones.add(halves + "/" + words));
    nut.connect(PROBE, probe);
    nut.connect(UNIT, new Printer());
  }

  private final class Memory implements Ram {
    @Override
    public long read(int address) {
      return exists(address) ? ram[address] : 0;
    }

    @Override
    public void write(int address, long word) {
      if (exists(address)) {
        ram[address] = word;
      }
    }

    private boolean exists(int address) {
      return address < 0x010 || address >= 0x0C0 && address < 0x200;
    }
  }

  /** A chip whose registers contain AB0 plus their number. */
  private static final class Probe implements Chip {
    private String wrote = "-";
    private int flags;

    @Override
    public long read(int register) {
      return 0xAB0 | register;
    }

    @Override
    public void write(int register, long word) {
      wrote = hex(register, 1) + "/" + hex(word, 1);
    }

    @Override
    public void data(long word) {
      wrote = "data/" + hex(word, 1);
    }

    @Override
    public boolean flag(int number) {
      return (flags >> number & 1) != 0;
    }
  }

  /** Answers yes to one word, returns a value for another, and records all words. */
  private final class Printer implements SelectablePeripheral {
    private boolean yes;

    @Override
    public long execute(int word, long c) {
      unit.add(hex(word, 3));
      yes = word == UNIT_YES;
      return word == UNIT_STATUS ? 0x12340000000000L : c;
    }

    @Override
    public boolean answer() {
      return yes;
    }
  }

  /** Returns the bank that is active at the program counter. */
  int bank() {
    return pages.shown(nut.registers.pc >> 12).map(Pages.Bank::number).orElse(1);
  }

  int word(int address) {
    return pages.word(address);
  }

  /** Returns the visible state by name. */
  Map<String, String> state() {
    NutRegisters r = nut.registers;
    Map<String, String> state = new TreeMap<>();
    state.put("A", hex(r.a, 14));
    state.put("B", hex(r.b, 14));
    state.put("C", hex(r.c, 14));
    state.put("M", hex(r.m, 14));
    state.put("N", hex(r.n, 14));
    state.put("G", hex(r.g, 2));
    state.put("ST", hex(r.status, 4));
    state.put("F", hex(r.f, 2));
    state.put("P", String.valueOf(r.p));
    state.put("Q", String.valueOf(r.q));
    state.put("PT", r.pointerIsQ ? "Q" : "P");
    state.put("mode", r.decimal ? "dec" : "hex");
    state.put("carry", bit(r.carry));
    state.put("pc", hex(r.pc, 4));
    state.put("stack", Arrays.stream(r.returns).mapToObj(it -> hex(it, 4)).collect(joined()));
    state.put("words", String.valueOf(nut.words()));
    state.put("asleep", bit(nut.isAsleep()));
    state.put("off", bit(nut.isOff()));
    state.put("key", hex(nut.keys.code(), 2));
    state.put("K", bit(nut.keys.flag()));
    state.put("reg", hex(nut.bus.address(), 3));
    state.put("lcd", nut.display.isOn() ? "on" : "off");
    state.put("shows", nut.display.cells(true).toString());
    state.put("lit", nut.lit().stream().map(Annunciator::text).collect(joined()));
    state.put("service", bit(nut.clock.needsService()));
    state.put("wrote", probe.wrote);
    state.put("unit", String.join(",", unit));
    state.put("heard", String.join(",", tones));
    for (int address = 0; address < REGISTERS; address++) {
      if (ram[address] != 0) {
        state.put("ram." + hex(address, 3), hex(ram[address], 14));
      }
    }
    pages.banks().forEach(bank -> see(bank, state));
    return state;
  }

  private void see(Pages.Bank bank, Map<String, String> state) {
    String page = hex(bank.page(), 1);
    pages.shown(bank.page()).ifPresent(it -> state.put("bank." + page, it.number() + ""));
    for (int at = 0; at < bank.words().length && bank.writable(); at++) {
      if (bank.words()[at] != 0) {
        String address = page + hex(at, 3) + (bank.number() > 1 ? "." + bank.number() : "");
        state.put("rom." + address, hex(bank.words()[at], 3));
      }
    }
  }

  void set(String name, String value) {
    NutRegisters r = nut.registers;
    switch (name) {
      case "A" -> r.a = number(value);
      case "B" -> r.b = number(value);
      case "C" -> r.c = number(value);
      case "M" -> r.m = number(value);
      case "N" -> r.n = number(value);
      case "G" -> r.g = (int) number(value);
      case "ST" -> r.status = (int) number(value);
      case "F" -> r.f = (int) number(value);
      case "P" -> r.p = Integer.parseInt(value);
      case "Q" -> r.q = Integer.parseInt(value);
      case "PT" -> r.pointerIsQ = value.equals("Q");
      case "mode" -> r.decimal = value.equals("dec");
      case "carry" -> r.carry = value.equals("1");
      case "stack" -> setStack(value.split(",", -1));
      case "key" -> nut.press((int) number(value));
      case "released" -> nut.release();
      case "pass" -> nut.pass(Long.parseLong(value), Long.parseLong(value));
      case "reg" -> nut.bus.selectRegister(number(value));
      case "chip" -> nut.bus.selectChip(number(value));
      case "flags" -> probe.flags = (int) number(value);
      case "lcd" -> nut.display.on(value.equals("on"));
      case "shows" -> nut.show(Cells.of(value), nut.lit());
      case "idle" -> nut.run(0);
      default -> setElse(name, value);
    }
  }

  private void setElse(String name, String value) {
    if (name.equals("lit")) {
      Set<Annunciator> lit = EnumSet.noneOf(Annunciator.class);
      Arrays.stream(Annunciator.values())
          .filter(it -> List.of(value.split(",", -1)).contains(it.text()))
          .forEach(lit::add);
      nut.show(nut.display.cells(true), lit);
    } else if (name.startsWith("ram.")) {
      ram[(int) number(name.substring(4))] = number(value);
    } else {
      throw new AssertionError("no state can be set with the name " + name);
    }
  }

  private void setStack(String[] addresses) {
    for (int i = 0; i < addresses.length; i++) {
      nut.registers.returns[i] = (int) number(address(addresses[i]));
    }
  }

  /** Returns the full form of a value. */
  String full(String name, String value) {
    return switch (name) {
      case "A", "B", "C", "M", "N" -> hex(number(value), 14);
      case "pc" -> labels.containsKey(value) ? hex(labels.get(value), 4) : value;
      case "stack" -> Arrays.stream(value.split(",", -1)).map(this::address).collect(joined());
      default -> name.startsWith("ram.") ? hex(number(value), 14) : value;
    };
  }

  private String address(String value) {
    return labels.containsKey(value) ? hex(labels.get(value), 4) : value;
  }

  private static java.util.stream.Collector<CharSequence, ?, String> joined() {
    return Collectors.joining(",");
  }

  private static String bit(boolean set) {
    return set ? "1" : "0";
  }

  private static long number(String hex) {
    return Long.parseLong(hex, HEX);
  }

  private static String hex(long number, int digits) {
    return ("0".repeat(digits) + Long.toHexString(number).toUpperCase(java.util.Locale.ROOT))
        .replaceFirst("^0+(?=.{" + digits + "})", "");
  }
}
