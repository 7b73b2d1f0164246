package hp41.entry;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Inside;
import hp41.Model;
import hp41.display.Cells;
import hp41.effect.Effect;
import hp41.effect.ResumeAction;
import hp41.key.Key;
import hp41.listing.Assembler;
import hp41.machine.Machine;
import hp41.machine.Order;
import hp41.machine.TimeChip;
import hp41.memory.Alarms;
import hp41.memory.Alarms.Alarm;
import hp41.memory.ExtendedFile;
import hp41.memory.ExtendedMemory;
import hp41.memory.Flags;
import hp41.memory.TextRecords;
import hp41.number.DigitEntry;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EntriesTest {

  private static final int KEYS = 3_000;
  private static final int[] MODES = {Flags.USER, Flags.PRGM, Flags.ALPHA, Flags.MESSAGE};
  private static final Set<Key> SWITCHES = EnumSet.of(Key.USER, Key.PRGM, Key.ALPHA, Key.SHIFT);
  private static final String LISTING =
      "LBL \"A\"\nLBL A\n12\n\"TEXT\"\nSTO IND 05\nXEQ \"A\"\nEND";

  private static final Alarm ALARM = new Alarm(40_000_000_000L, 0, "");

  private final Calculator calculator = new Calculator(Model.CX, InstantSource::system);
  private final Machine machine = Inside.of(calculator);
  private final EntryView view = new EntryView(machine, () -> Cells.BLANK);

  EntriesTest() {
    calculator.load(new Assembler(machine.instructions()).assemble(LISTING).programs());
    calculator.type("ASN \"SIN\" 11");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void anyKeyInAnyEntryWritesNothing(long seed) {
    Random random = new Random(seed);
    Entry entry = NoEntry.NONE;
    for (int i = 0; i < KEYS; i++) {
      int mode = MODES[random.nextInt(MODES.length)];
      if (random.nextInt(8) == 0) {
        machine.flags().set(mode, random.nextBoolean());
      }
      Key key = key(random, entry.isPrompt());
      long[] before = machine.memory().words();
      boolean lift = machine.stackLift();
      KeyResult result = entry.press(key, random.nextInt(5) == 0, view);
      assertThat(machine.memory().words()).as("%s in %s", key, entry).isEqualTo(before);
      assertThat(machine.stackLift()).isEqualTo(lift);
      entry = result.next();
    }
  }

  /**
   * The requests of modal entries are not executed here, because the entries must be ready first.
   */
  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "3", "4", "6", "clock", "alarms", "alarm", "text", "splits"})
  void keyReleaseOrTimeInModalEntryWritesNothing(String name) {
    calculator.type("\"TXT\"");
    calculator.type("20");
    calculator.type("CRFLAS");
    calculator.type("\"RECORD\"");
    calculator.type("APPREC");
    new Alarms(machine.memory()).add(ALARM);
    new Alarms(machine.memory()).add(new Alarm(ALARM.time() + 1, 600, "AGAIN, LONG TEXT"));
    Random random = new Random(name.hashCode());
    long[] before = machine.memory().words();
    TimeChip.ChipSettings chip = machine.time().settings();
    Entry entry = modal(name).next();
    for (int i = 0; i < KEYS; i++) {
      KeyResult result = event(entry, random);
      assertThat(machine.memory().words()).as("%s", entry).isEqualTo(before);
      assertThat(machine.time().settings()).isEqualTo(chip);
      boolean left = !result.next().modalFunction().equals(entry.modalFunction());
      entry = left ? modal(name).next() : result.next();
    }
  }

  private KeyResult event(Entry entry, Random random) {
    return switch (random.nextInt(8)) {
      case 0, 1 -> entry.passed(Effect.Timer.NEXT, view);
      case 2 -> entry.passed(Effect.Timer.SHOW, view);
      case 3 -> random.nextInt(20) == 0 ? entry.resume(view) : entry.release(view);
      case 4, 5 -> entry.release(view);
      default -> {
        boolean all = entry.state().keys() == OpenState.KeyReceiver.ALL_BY_ENTRY;
        yield entry.press(key(random, all), random.nextInt(5) == 0, view);
      }
    };
  }

  private KeyResult modal(String name) {
    ResumeAction then = ResumeAction.NOTHING;
    return switch (name) {
      case "clock" -> ModalFunctions.clock(view);
      case "alarms" -> ModalFunctions.entry(Order.Signal.ALARMS, then, view).orElseThrow();
      case "alarm" -> AlarmEntry.begin(ALARM, NoEntry.NONE, false, true, view);
      case "text" -> ModalFunctions.entry(edited(), then, view).orElseThrow();
      case "splits" ->
          ModalFunctions.entry(new Order.Splits(0, 5, false, true), then, view).orElseThrow();
      default ->
          ModalFunctions.catalog(new Order.Catalogue(Integer.parseInt(name)), view).orElseThrow();
    };
  }

  private Order.TextEdit edited() {
    ExtendedFile file = new ExtendedMemory(machine.memory()).files().get(0);
    return new Order.TextEdit(new TextRecords(file), 0, 0, file::point);
  }

  /** The keys that switch modes belong to entries only while a prompt or a modal entry is open. */
  private static Key key(Random random, boolean prompt) {
    List<Key> keys =
        Arrays.stream(Key.values())
            .filter(it -> it != Key.ON && (prompt || !SWITCHES.contains(it)))
            .toList();
    return keys.get(random.nextInt(keys.size()));
  }

  @Test
  void digitReturnsTheNumberAndWhatItDoes() {
    KeyResult first = NoEntry.NONE.press(Key.FOUR, false, view);
    assertThat(first.next()).isEqualTo(new NumberEntry(DigitEntry.EMPTY.digit(4)));
    assertThat(first.effects()).contains(Effect.Act.BEGIN_NUMBER);
  }

  @Test
  void lastDigitOfCountReturnsTheInstruction() {
    Entry size = NoEntry.choose(machine.instructions().get("SIZE")).next();
    for (Key key : List.of(Key.ZERO, Key.ONE)) {
      KeyResult open = size.press(key, false, view);
      assertThat(open.effects()).isEmpty();
      size = open.next();
    }
    KeyResult complete = size.press(Key.TWO, false, view);
    assertThat(complete.next()).isEqualTo(NoEntry.NONE);
    assertThat(complete.effects()).singleElement().isInstanceOf(Effect.Execute.class);
    assertThat(((Effect.Execute) complete.effects().get(0)).text()).isEqualTo("SIZE 012");
  }

  @Test
  void keyThatDoesNotFitBlinksAndKeepsTheEntry() {
    Entry size = NoEntry.choose(machine.instructions().get("SIZE")).next();
    assertThat(size.press(Key.ENTER, false, view)).isEqualTo(KeyResult.to(size, Effect.Act.BLINK));
  }
}
