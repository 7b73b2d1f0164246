package hp41.nut;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Executes a test ROM and compares the state after each instruction with the expected one. */
final class RomRun {

  private static final int MOST_LINES = 100_000;
  private static final int SELECT_CHIP = 0x3F0;
  private static final int SELECT_REGISTER = 0x270;
  private static final int DATA = 0x2F0;
  private static final int FETCH = 0x330;
  private static final int LOAD = 0x130;
  private static final int CLOCK = 0xFB;

  private final TestRom rom;
  private final TestNut machine;
  private final Set<Integer> visited = new TreeSet<>();
  private final BitSet words = new BitSet();
  private final Set<String> registers = new TreeSet<>();
  private int chip;

  RomRun(TestRom rom) {
    this.rom = rom;
    machine = new TestNut(rom);
  }

  /** Executes the ROM to its end. */
  RomRun run() {
    for (int executed = 0; executed < MOST_LINES; executed++) {
      int address = machine.nut.registers.pc;
      int line = rom.line(machine.bank(), address);
      List<TestRom.Segment> segments = rom.segments(line);
      assertThat(line).as("%s: no listing line at %04X", rom, address).isPositive();
      assertThat(segments).as(rom.at(line)).noneMatch(it -> it.is("never"));
      visited.add(line);
      if (!execute(address, line, segments)) {
        assertThat(rom.expecting())
            .filteredOn(it -> !visited.contains(it))
            .extracting(rom::at)
            .as("not executed")
            .isEmpty();
        return this;
      }
    }
    throw new AssertionError(rom + " does not reach its end");
  }

  private boolean execute(int address, int line, List<TestRom.Segment> segments) {
    boolean executed = false;
    for (TestRom.Segment segment : segments) {
      switch (segment.kind()) {
        case "given:" -> segment.values().forEach(this::set);
        case "found:" -> check(line, segment.values());
        case "expect:" -> {
          machine.nut.registers.pc = address;
          step(address, line, segment.values());
          executed = true;
        }
        default -> {
          return false;
        }
      }
    }
    if (!executed) {
      trackSelectedChip(address);
      machine.nut.step();
    }
    assertThat(machine.nut.isAsleep()).as("%s: asleep", rom.at(line)).isFalse();
    return true;
  }

  private void set(String name, String value) {
    chip = name.equals("chip") ? Integer.parseInt(value, 16) : chip;
    machine.set(name, value);
  }

  private void check(int line, Map<String, String> wanted) {
    Map<String, String> state = machine.state();
    wanted.forEach(
        (name, value) ->
            assertThat(name + "=" + state.get(name))
                .as(rom.at(line))
                .isEqualTo(name + "=" + machine.full(name, value)));
  }

  private void step(int address, int line, Map<String, String> wanted) {
    Map<String, String> expected = machine.state();
    int word = machine.word(address);
    int length = (word & 3) == 1 || word == LOAD ? 2 : 1;
    boolean instruction = rom.isInstruction(line);
    expected.put("carry", "0");
    expected.put("pc", "%04X".formatted(address + (instruction ? length : 1) & 0xFFFF));
    int time = !instruction ? 1 : word == FETCH ? 2 : length;
    expected.put("words", String.valueOf(machine.nut.words() + time));
    if (instruction) {
      cover(word, address);
    }
    machine.nut.step();
    wanted.forEach((name, value) -> expected.put(name, machine.full(name, value)));
    Map<String, String> differing = new TreeMap<>(machine.state());
    expected.entrySet().removeIf(it -> differing.remove(it.getKey(), it.getValue()));
    expected.entrySet().removeIf(it -> isZero(it.getValue()) && it.getKey().contains("."));
    assertThat(differing).as("%s (%s)", rom.at(line), wanted).isEqualTo(expected);
  }

  /** Returns whether a value is zero, which the state of memory omits. */
  private static boolean isZero(String value) {
    return value.matches("0+");
  }

  private void cover(int word, int address) {
    words.set(word);
    if ((word & 3) == 1) {
      registers.add("jump " + (machine.word(address + 1) & 3));
    }
    String number = Integer.toHexString(word >> 6);
    switch (word & 0x3F) {
      case 0x28 -> registers.add("chip %02X write %s".formatted(chip, number));
      case 0x38 -> registers.add("chip %02X read %s".formatted(chip, number));
      default -> {
        if (word == DATA) {
          registers.add("chip %02X data".formatted(chip));
        }
      }
    }
    trackSelectedChip(address);
  }

  private void trackSelectedChip(int address) {
    int word = machine.word(address);
    if (word == SELECT_CHIP) {
      chip = (int) machine.nut.registers.c & 0xFF;
    } else if (word == SELECT_REGISTER && chip == CLOCK) {
      chip = 0;
    }
  }

  /** Returns the instruction words that were executed and checked. */
  BitSet words() {
    return words;
  }

  /** Returns the chip registers that were read or written, and the kinds of long jumps executed. */
  Set<String> registers() {
    return registers;
  }
}
