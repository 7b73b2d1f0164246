package hp41.microcode;

import hp41.event.CalculatorError;
import hp41.functions.storage.CardBox;
import hp41.functions.storage.CardTrack;
import hp41.machine.Machine;
import hp41.nut.Chip;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The card reader 82104A for its own ROM. The ROM starts and stops the motor, asks for the position
 * of the card, and reads or writes words of 28 bits. If the ROM keeps asking for a card, the chip
 * inserts all tracks of the card that ALPHA names, one after the other.
 */
final class CardReaderChip implements Chip {

  /** The peripheral address. */
  static final int ADDRESS = 0xFC;

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

  /** The number of questions for a card after which the ROM is considered to wait for one. */
  private static final int PATIENCE = 100;

  /** The start of the display while a track is to be written. */
  private static final String TO_BE_WRITTEN = "RDY";

  private final Machine machine;
  private final Supplier<String> shown;
  private final CardBox box;
  private final Deque<Deque<CardTrack>> cards = new ArrayDeque<>();
  private final List<Integer> written = new ArrayList<>();
  private Optional<String> name = Optional.empty();
  private List<Integer> track = List.of();
  private int at;
  private int asked;
  private boolean handed;
  private boolean refused;
  private boolean inside;
  private boolean motor;
  private boolean reading;
  private boolean writing;
  private boolean free;
  private boolean answer;

  /**
   * Creates a card reader without a card.
   *
   * @param shown returns the text of the display
   */
  CardReaderChip(Machine machine, Supplier<String> shown) {
    this.machine = machine;
    this.shown = shown;
    box = new CardBox(machine);
  }

  /** Inserts a card. The name in ALPHA is ignored. */
  void insert(String card) {
    take(card);
    handed = true;
    refused = false;
    asked = 0;
  }

  private void take(String card) {
    name = Optional.of(card);
    cards.clear();
    box.tracks(card).forEach(it -> cards.add(new ArrayDeque<>(it)));
  }

  /** Ends the wait for a card: no card is inserted until the ROM stops asking. */
  void cancelWait() {
    asked = 0;
    refused = true;
  }

  /** Returns whether the ROM waits for a card that has not been inserted. */
  boolean isWaiting() {
    return asked > PATIENCE;
  }

  /** Resets the wait for a card, because the processor sleeps. */
  void endWait() {
    asked = 0;
    refused = false;
    if (!handed) {
      name = Optional.empty();
    }
  }

  @Override
  public boolean flag(int number) {
    return number == ANSWER && answer;
  }

  @Override
  public long read(int register) {
    if (register != 0 || !reading || at == track.size()) {
      return 0;
    }
    long word = track.get(at++);
    return word << CardTrack.BITS | word;
  }

  @Override
  public void data(long word) {
    if (written.size() < CardTrack.LENGTH) {
      written.add((int) (word >>> CardTrack.BITS));
    }
    free = true;
  }

  @Override
  public void write(int register, long word) {
    asked = register == IS_INSERTED ? asked + 1 : 0;
    answer = false;
    switch (register) {
      case START_READING -> startReading();
      case END_READING -> endReading();
      case START_WRITING -> writing = true;
      case END_WRITING -> endWriting();
      case RUN_MOTOR -> motor = true;
      case STOP_MOTOR -> motor = false;
      case IS_INSERTED -> answer = isInserted();
      case IS_AT_HEAD -> answer = inside && motor;
      case IS_PROTECTED -> answer = isProtected();
      case IS_BUSY_OR_FREE -> answer = reading ? at == track.size() : isFree();
      default -> {
        // The chip has no other commands.
      }
    }
  }

  /**
   * Returns whether a card is inserted. The motor ejects a card that is neither read nor written.
   */
  private boolean isInserted() {
    if (motor) {
      inside = false;
    } else if (!inside && (handed || isWaiting() && !refused && isAtHand())) {
      handed = false;
      inside = true;
    }
    return inside;
  }

  /**
   * Returns whether a card can be inserted. If ALPHA is empty, the only card is used, except for
   * writing.
   */
  private boolean isAtHand() {
    if (name.isEmpty()) {
      box.named()
          .or(() -> shown.get().startsWith(TO_BE_WRITTEN) ? Optional.empty() : box.only())
          .ifPresent(this::take);
    }
    return name.isPresent();
  }

  private boolean isProtected() {
    return !written.isEmpty()
        && name.filter(it -> box.isSecured(it, new CardTrack(written))).isPresent();
  }

  private void startReading() {
    reading = true;
    at = 0;
    track = cards.isEmpty() ? List.of() : cards.element().element().words();
  }

  /**
   * Ends reading. A track that was read completely is removed. If the ROM stopped earlier, it
   * rejected the card, and the next kind of card with the same name is tried.
   */
  private void endReading() {
    if (!reading) {
      return;
    }
    reading = false;
    inside = false;
    if (!cards.isEmpty() && !track.isEmpty() && at == track.size()) {
      cards.element().remove();
      if (cards.element().isEmpty()) {
        done();
      }
    } else {
      cards.poll();
      refused = cards.isEmpty();
    }
  }

  private void done() {
    cards.clear();
    name = Optional.empty();
  }

  private boolean isFree() {
    boolean was = free;
    free = false;
    return was;
  }

  private void endWriting() {
    if (writing) {
      inside = false;
      refused = written.size() < CardTrack.LENGTH;
      name.filter(it -> !refused).ifPresent(it -> save(it, new CardTrack(written)));
    }
    writing = false;
    written.clear();
  }

  private void save(String card, CardTrack whole) {
    if (!box.write(card, whole)) {
      machine.outbox().showAgain(CalculatorError.MALFUNCTION.getMessage(), true);
    }
    if (!box.isUnfinished()) {
      done();
    }
  }
}
