package hp41.functions.storage;

import hp41.event.CalculatorError;
import hp41.functions.LastProgram;
import hp41.functions.RegisterBlock;
import hp41.functions.Shapes;
import hp41.functions.storage.MachineFiles.File;
import hp41.machine.Behaviour;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.memory.ProgramMemory;
import hp41.memory.ProgramTail;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.apache.commons.lang3.ArrayUtils;

/**
 * The card reader. Cards are files of a folder. The name in ALPHA, up to a comma, selects a card;
 * if ALPHA is empty, the only card of the required kind is read. Where the machine would wait for a
 * card, the function displays a message and stops, and R/S tries again.
 */
final class CardReader {

  private static final int OVERWRITE = 14;

  private final Machine machine;
  private final ProgramTransfer transfer;

  CardReader(Machine machine) {
    this.machine = machine;
    transfer = new ProgramTransfer(machine);
  }

  /** Returns the behaviour of a card reader function. */
  static Behaviour reading(Consumer<CardReader> function) {
    return Shapes.action(machine -> function.accept(new CardReader(machine)));
  }

  private MachineFiles cards() {
    return MachineFiles.in(
        machine.peripherals().cards().orElseThrow(() -> CalculatorError.CARD),
        CalculatorError.MALFUNCTION);
  }

  /** Returns the cards with a name; all cards if the name is empty. */
  private List<File> named(String name) {
    return cards().all().stream()
        .filter(file -> name.isEmpty() || file.name().equals(name))
        .toList();
  }

  /**
   * Returns the content of the card to read.
   *
   * @throws CalculatorError CARD ERR if the card has another kind, CARD if there is none or more
   *     than one
   */
  private byte[] card(FileKind kind) {
    String name = MachineFiles.cardName(machine);
    List<File> named = named(name);
    List<File> fit = named.stream().filter(file -> file.kind() == kind).toList();
    if (fit.isEmpty() && !name.isEmpty() && !named.isEmpty()) {
      throw CalculatorError.CARD_ERR;
    }
    if (fit.size() != 1) {
      throw CalculatorError.CARD;
    }
    return content(fit.get(0));
  }

  private byte[] content(File file) {
    return cards().read(file).orElseThrow(() -> CalculatorError.MALFUNCTION);
  }

  /** Returns the program on a card as the machine reads it. */
  private byte[] program(byte[] content) {
    return ProgramTransfer.read(content)
        .map(CardTracks::whole)
        .orElseThrow(() -> CalculatorError.CARD_ERR);
  }

  /** Writes a card. A protected card is written only if flag 14 is set. The flag is cleared. */
  private void write(String name, FileKind kind, byte[] content) {
    if (name.isEmpty() || machine.peripherals().cards().isEmpty()) {
      throw CalculatorError.ready(CardTracks.of(kind, content).size());
    }
    MachineFiles cards = cards();
    File file = cards.of(name, kind);
    if (cards.folder().isSecured(file.fileName()) && !machine.flags().get(OVERWRITE)) {
      throw CalculatorError.PROTECTED;
    }
    if (!cards.overwrite(file, content)) {
      throw CalculatorError.MALFUNCTION;
    }
    machine.flags().set(OVERWRITE, false);
  }

  private void write(FileKind kind, long[] words) {
    write(MachineFiles.cardName(machine), kind, RegisterBytes.of(words));
  }

  /** WDTA: writes all data registers. */
  void writeData() {
    write(FileKind.DATA, allData().read(machine));
  }

  /** WDTAX: writes the data registers bbb.eee in X. */
  void writeDataOfX() {
    write(FileKind.DATA, RegisterBlock.inXAsFarAsThere(machine).read(machine));
  }

  /**
   * Returns all data registers.
   *
   * @throws CalculatorError NONEXISTENT if there are none
   */
  private RegisterBlock allData() {
    RegisterBlock all = RegisterBlock.all(machine);
    if (all.count() == 0) {
      throw CalculatorError.NONEXISTENT;
    }
    return all;
  }

  /** RDTA: reads data registers from R00 on. */
  void readData() {
    read(allData(), card(FileKind.DATA));
  }

  /** RDTAX: reads the data registers bbb.eee in X. */
  void readDataOfX() {
    read(RegisterBlock.inXAsFarAsThere(machine), card(FileKind.DATA));
  }

  /** Reads registers until the range or the card ends (observed on the machine). */
  private void read(RegisterBlock range, byte[] content) {
    long[] words = RegisterBytes.words(content);
    range.write(machine, Arrays.copyOf(words, Math.min(words.length, range.count())));
  }

  /** WSTS: writes the status followed by the key assignments. */
  void writeStatus() {
    SavedState state = new SavedState(machine);
    write(FileKind.STATUS, ArrayUtils.addAll(state.status(), state.keys()));
  }

  private void readStatus(byte[] content) {
    long[] words = RegisterBytes.words(content);
    if (words.length < SavedState.STATUS_LENGTH) {
      throw CalculatorError.CARD_ERR;
    }
    SavedState state = new SavedState(machine);
    state.restoreStatus(words);
    if (words.length > SavedState.STATUS_LENGTH) {
      state.restoreKeys(Arrays.copyOfRange(words, SavedState.STATUS_LENGTH, words.length));
    }
  }

  /** WALL: writes all of memory. */
  void writeAll() {
    write(FileKind.ALL, new SavedState(machine).all());
  }

  /** WPRV: writes the current program as a private one. */
  void writePrivate() {
    writeProgram(MachineFiles.cardName(machine), true);
  }

  private void writeProgram(String name, boolean makePrivate) {
    write(name, FileKind.PROGRAM, transfer.write(machine.program().pointer(), makePrivate));
  }

  /**
   * RSUB: adds a program after the last one if the program counter is in the last one; otherwise
   * replaces the last one (observed on the machine).
   */
  void readSubroutine() {
    byte[] code = program(card(FileKind.PROGRAM));
    if (isLastCurrent()) {
      LastProgram.add(machine, code);
    } else {
      LastProgram.replace(machine, code);
    }
  }

  private boolean isLastCurrent() {
    return machine.program().pointer() <= new ProgramTail(machine.memory()).start();
  }

  /**
   * MRG: replaces the lines after the current one by those of a program. The current program must
   * be the last one.
   */
  void merge() {
    if (!isLastCurrent()) {
      throw CalculatorError.MRG_ERR;
    }
    transfer.merge(program(card(FileKind.PROGRAM)));
  }

  /** VER: displays the kind of the card, P, D, S or A, and the number of its last track. */
  void verify() {
    String name = MachineFiles.cardName(machine);
    List<File> named = named(name);
    if (named.size() != 1 && (name.isEmpty() || named.isEmpty())) {
      throw CalculatorError.CARD;
    }
    File file = named.get(0);
    List<CardTrack> tracks = CardTracks.of(file.kind(), content(file));
    if (tracks.isEmpty()) {
      throw CalculatorError.CARD_ERR;
    }
    char kind = file.kind() == FileKind.ALL ? 'A' : file.kind().letter();
    machine.outbox().show("TYPE: %c TR %02d".formatted(kind, tracks.size()));
  }

  /**
   * Processes a card inserted by hand: in PRGM mode the current program is written to it; otherwise
   * its content is read.
   */
  void insert(String name) {
    if (machine.flags().get(Flags.PRGM)) {
      writeProgram(name, false);
    } else {
      read(cards().named(name).orElseThrow(() -> CalculatorError.CARD));
    }
  }

  /** Reads a program. The line number is counted when it is needed. */
  private void read(byte[] code) {
    transfer.replaceLast(code);
    machine.program().storeLine(ProgramMemory.UNKNOWN_LINE);
  }

  private void read(File file) {
    byte[] content = content(file);
    switch (file.kind()) {
      case PROGRAM -> read(program(content));
      case DATA -> read(allData(), content);
      case STATUS -> readStatus(content);
      case ALL -> new SavedState(machine).restoreAll(RegisterBytes.words(content));
      case KEYS, TEXT -> throw CalculatorError.CARD_ERR;
    }
  }
}
