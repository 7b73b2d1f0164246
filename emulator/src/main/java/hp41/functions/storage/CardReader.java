package hp41.functions.storage;

import hp41.functions.LastProgram;
import hp41.functions.RegisterBlock;
import hp41.functions.Shapes;
import hp41.functions.storage.MachineFiles.File;
import hp41.machine.Behaviour;
import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.memory.ProgramMemory;
import hp41.memory.ProgramTail;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.apache.commons.lang3.ArrayUtils;

/**
 * The card reader. The cards are files of a folder: the name in ALPHA, up to a comma, says which;
 * with ALPHA empty the only card of the kind is read. Where the machine would wait for a card to be
 * put in, it says so and stops, and R/S tries again.
 */
final class CardReader {

  private static final int OVERWRITE = 14;

  private final Machine machine;
  private final ProgramTransfer transfer;

  CardReader(Machine machine) {
    this.machine = machine;
    transfer = new ProgramTransfer(machine);
  }

  /** What needs the card reader. */
  static Behaviour reading(Consumer<CardReader> function) {
    return Shapes.action(machine -> function.accept(new CardReader(machine)));
  }

  private MachineFiles cards() {
    return new MachineFiles(machine.peripherals().cards().orElseThrow(() -> CalculatorError.CARD));
  }

  /** The cards of this name, or without a name all. */
  private List<File> named(String name) {
    return cards().all().stream()
        .filter(file -> name.isEmpty() || file.name().equals(name))
        .toList();
  }

  /** The card to read. Another kind of this name: CARD ERR; none: CARD. */
  private byte[] card(FileKind kind) {
    String name = MachineFiles.nameInAlpha(machine);
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

  /** A program as its card has it. */
  private byte[] program(byte[] content) {
    return ProgramTransfer.read(content)
        .map(CardTracks::whole)
        .orElseThrow(() -> CalculatorError.CARD_ERR);
  }

  /** Writes a card; one that is protected only with flag 14 set, which is cleared then. */
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
    write(MachineFiles.nameInAlpha(machine), kind, RegisterBytes.of(words));
  }

  /** WDTA: all data registers. */
  void writeData() {
    write(FileKind.DATA, allData().read(machine));
  }

  /** WDTAX. */
  void writeDataOfX() {
    write(FileKind.DATA, RegisterBlock.inXAsFarAsThere(machine).read(machine));
  }

  /** All data registers. None: NONEXISTENT. */
  private RegisterBlock allData() {
    RegisterBlock all = RegisterBlock.all(machine);
    if (all.count() == 0) {
      throw CalculatorError.NONEXISTENT;
    }
    return all;
  }

  /** RDTA: registers from R00 on. */
  void readData() {
    read(allData(), card(FileKind.DATA));
  }

  /** RDTAX. */
  void readDataOfX() {
    read(RegisterBlock.inXAsFarAsThere(machine), card(FileKind.DATA));
  }

  /** As many registers as the range has, and the card (observed on the machine). */
  private void read(RegisterBlock range, byte[] content) {
    long[] words = RegisterBytes.words(content);
    range.write(machine, Arrays.copyOf(words, Math.min(words.length, range.count())));
  }

  /** WSTS: the status, and behind it the key assignments. */
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

  /** WALL. */
  void writeAll() {
    write(FileKind.ALL, new SavedState(machine).all());
  }

  /** WPRV: the current program, which nobody will see the lines of. */
  void writePrivate() {
    writeProgram(MachineFiles.nameInAlpha(machine), true);
  }

  private void writeProgram(String name, boolean makePrivate) {
    write(name, FileKind.PROGRAM, transfer.write(machine.program().pointer(), makePrivate));
  }

  /**
   * RSUB: adds a program behind the last one if that is the current one, else replaces the last one
   * (observed on the machine).
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

  /** MRG: a program's lines replace what follows the current line, in the last program only. */
  void merge() {
    if (!isLastCurrent()) {
      throw CalculatorError.MRG_ERR;
    }
    transfer.merge(program(card(FileKind.PROGRAM)));
  }

  /** VER: says which kind of card it is, P, D, S or A, and the number of its last track. */
  void verify() {
    String name = MachineFiles.nameInAlpha(machine);
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
   * A card put in by hand: in PRGM mode the current program is written on it, else it is read, and
   * what is on it goes where it belongs.
   */
  void insert(String name) {
    if (machine.flags().get(Flags.PRGM)) {
      writeProgram(name, false);
    } else {
      read(cards().named(name).orElseThrow(() -> CalculatorError.CARD));
    }
  }

  /** The lines above the one that comes next are counted when somebody wants to know. */
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
