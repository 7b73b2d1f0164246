package hp41.microcode;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.FileBench;
import hp41.Inside;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The card reader chip, driven by the commands that its ROM sends. */
class CardReaderChipTest {

  private static final int READ = 0;
  private static final int END_WRITING = 0;
  private static final int START_WRITING = 1;
  private static final int END_READING = 2;
  private static final int START_READING = 3;
  private static final int IS_PROTECTED = 5;
  private static final int IS_AT_HEAD = 7;
  private static final int IS_INSERTED = 9;
  private static final int IS_BUSY_OR_FREE = 11;
  private static final int STOP_MOTOR = 12;
  private static final int RUN_MOTOR = 13;
  private static final int ANSWER = 1;
  private static final int LENGTH = 34;
  private static final int DATA_OF_ONE_REGISTER = 0x5001001;
  private static final int LONG_WAIT = 1000;

  private final FileBench bench = new FileBench();
  private final CardReaderChip chip =
      new CardReaderChip(Inside.of(bench.calculator()), () -> "CARD");

  private boolean asks(int question) {
    chip.write(question, 0);
    return chip.flag(ANSWER);
  }

  private void sends(int... commands) {
    for (int command : commands) {
      assertThat(asks(command)).isFalse();
    }
  }

  private boolean waitsForACard() {
    boolean inserted = false;
    for (int i = 0; i < LONG_WAIT && !inserted; i++) {
      inserted = asks(IS_INSERTED);
    }
    return inserted;
  }

  private void pullsCardIn() {
    assertThat(waitsForACard()).isTrue();
    sends(RUN_MOTOR);
    assertThat(asks(IS_AT_HEAD)).isTrue();
  }

  /** Writes words to the chip, in the upper half of C. */
  private void writes(int... words) {
    for (int word : words) {
      chip.data((long) word << 28);
    }
  }

  private void writesTrack(int header, int first, int count) {
    sends(END_WRITING);
    writes(header, first, 0);
    sends(START_WRITING);
    pullsCardIn();
    assertThat(asks(IS_PROTECTED)).isFalse();
    for (int i = 3; i < count; i++) {
      assertThat(asks(IS_BUSY_OR_FREE)).isTrue();
      writes(i == LENGTH - 1 ? header + first : 0);
    }
    assertThat(asks(IS_BUSY_OR_FREE)).isTrue();
    assertThat(asks(IS_BUSY_OR_FREE)).isFalse();
    sends(END_WRITING, END_READING, STOP_MOTOR, IS_INSERTED);
  }

  private List<Integer> reads(int count) {
    List<Integer> words = new ArrayList<>();
    for (int i = 0; i < count && !asks(IS_BUSY_OR_FREE); i++) {
      long word = chip.read(READ);
      assertThat(word >>> 28).as("both halves").isEqualTo(word & 0xFFFFFFF);
      words.add((int) (word >>> 28));
    }
    return words;
  }

  private List<Integer> readsTrack() {
    pullsCardIn();
    sends(START_READING);
    List<Integer> words = reads(LONG_WAIT);
    sends(END_WRITING, END_READING, STOP_MOTOR, IS_INSERTED);
    return words;
  }

  @Test
  void aWrittenTrackIsAFileThatTheChipReads() {
    bench.after("\"D\"");
    writesTrack(DATA_OF_ONE_REGISTER, 0x0150000, LENGTH);
    assertThat(bench.cards().files()).containsExactly("D.dat");
    assertThat(bench.after("SIZE 001 RDTA RCL 00")).isEqualTo(" 1.5000");
    List<Integer> words = readsTrack();
    assertThat(words).hasSize(LENGTH).startsWith(DATA_OF_ONE_REGISTER, 0x0150000, 0);
    assertThat(words.get(LENGTH - 1)).isEqualTo(DATA_OF_ONE_REGISTER + 0x0150000);
  }

  /** The card reader's ROM works in P, too. */
  @Test
  void theNameInAlphaIsReadWithoutAChangeOfMemory() {
    bench.after("\"D\"");
    long[] before = bench.calculator().image().registers();
    writesTrack(DATA_OF_ONE_REGISTER, 0x0150000, LENGTH);
    readsTrack();
    assertThat(bench.calculator().image().registers()).isEqualTo(before);
  }

  @Test
  void aTrackThatIsTruncatedOrOfUnknownKindIsNotSaved() {
    bench.after("\"D\"");
    writesTrack(DATA_OF_ONE_REGISTER, 0x0150000, LENGTH - 1);
    assertThat(bench.cards().files()).isEmpty();
    chip.endWait();
    writesTrack(0x0001001, 0x0150000, LENGTH);
    assertThat(bench.cards().files()).as("unknown kind").isEmpty();
  }

  @Test
  void aCardOfSeveralTracksIsSavedAfterTheLast() {
    bench.after("\"D\"");
    writesTrack(0x5001011, 0x0100000, LENGTH);
    assertThat(bench.cards().files()).isEmpty();
    writesTrack(0x5002011, 0x0200000, LENGTH);
    assertThat(bench.cards().read("D.dat").orElseThrow()).hasSize(17 * 8);
    assertThat(readsTrack()).startsWith(0x5001011, 0x0100000);
    assertThat(readsTrack()).startsWith(0x5002011, 0x0200000);
  }

  @Test
  void anotherKindOfCardIsInsertedAfterTheFirstWasRejected() {
    bench.after("7 STO 00 \"D\" WDTA WSTS");
    pullsCardIn();
    sends(START_READING);
    assertThat(reads(1)).containsExactly(0x5001064);
    sends(END_READING, STOP_MOTOR);
    assertThat(readsTrack()).startsWith(0x6001000);
  }

  @Test
  void withoutACardTheChipWaitsUntilOneIsInserted() {
    assertThat(waitsForACard()).as("there is no card").isFalse();
    assertThat(chip.isWaiting()).isTrue();
    chip.insert("E");
    assertThat(chip.isWaiting()).isFalse();
    pullsCardIn();
    sends(START_READING);
    assertThat(reads(1)).as("the card is empty").isEmpty();
    sends(END_READING, STOP_MOTOR);
    assertThat(waitsForACard()).isFalse();
  }

  @Test
  void aProtectedCardIsNotInsertedAgain() {
    bench.after("7 STO 00 \"D\" WDTA");
    bench.cards().secure("D.dat", true);
    sends(END_WRITING);
    writes(DATA_OF_ONE_REGISTER, 0, 0);
    sends(START_WRITING);
    pullsCardIn();
    assertThat(asks(IS_PROTECTED)).isTrue();
    sends(END_WRITING, STOP_MOTOR);
    assertThat(waitsForACard()).isFalse();
    assertThat(bench.cards().read("D.dat").orElseThrow()).hasSize(800);
  }

  /** A module can send any command in any order. */
  @Test
  void noSequenceOfCommandsFails() {
    Random random = new Random(41);
    for (int i = 0; i < 200_000; i++) {
      switch (random.nextInt(8)) {
        case 0 -> chip.data(random.nextLong() & 0xFFFFFFFFFFFFFFL);
        case 1 -> chip.read(random.nextInt(2));
        case 2 -> {
          if (random.nextInt(500) == 0) {
            bench.after(random.nextBoolean() ? "\"D\" WDTA" : "CLA");
            chip.insert("D");
          }
        }
        case 3 -> waitsForACard();
        default -> chip.write(random.nextInt(16), 0);
      }
    }
    assertThat(bench.cards().files()).containsExactly("D.dat");
  }

  @Test
  void theMotorEjectsACardThatIsNotRead() {
    chip.insert("D");
    assertThat(asks(IS_INSERTED)).isTrue();
    sends(RUN_MOTOR, IS_INSERTED, STOP_MOTOR, IS_INSERTED);
  }
}
