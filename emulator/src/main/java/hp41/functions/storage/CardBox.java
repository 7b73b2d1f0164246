package hp41.functions.storage;

import hp41.functions.storage.MachineFiles.File;
import hp41.machine.Machine;
import hp41.peripherals.Folder;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The cards of the card reader, track by track, as the microcode reads and writes them. */
public final class CardBox {

  private final Machine machine;
  private final Map<Integer, CardTrack> written = new TreeMap<>();

  /** Creates a view of the cards of a machine. */
  public CardBox(Machine machine) {
    this.machine = machine;
  }

  private Optional<MachineFiles> files() {
    return machine.peripherals().cards().map(MachineFiles::ifReadable);
  }

  private List<File> cards() {
    return files().map(MachineFiles::all).orElse(List.of());
  }

  /** Returns the card name in ALPHA; the card need not exist. */
  public Optional<String> named() {
    return files().map(files -> MachineFiles.cardName(machine)).filter(name -> !name.isEmpty());
  }

  /** Returns the name of the card if there is exactly one. */
  public Optional<String> only() {
    List<File> all = cards();
    return all.size() == 1 ? Optional.of(all.get(0).name()) : Optional.empty();
  }

  /** Returns the tracks of the cards with a name, for each kind of card that exists. */
  public List<List<CardTrack>> tracks(String name) {
    return cards().stream()
        .filter(card -> card.name().equals(name))
        .sorted(Comparator.comparing(File::kind))
        .map(this::tracks)
        .filter(tracks -> !tracks.isEmpty())
        .toList();
  }

  private List<CardTrack> tracks(File file) {
    return files()
        .flatMap(files -> files.read(file))
        .map(content -> CardTracks.of(file.kind(), content))
        .orElse(List.of());
  }

  /** Returns whether a track cannot be written because the card with this name is protected. */
  public boolean isSecured(String name, CardTrack track) {
    return file(name, track).filter(card -> folder().isSecured(card.fileName())).isPresent();
  }

  private Optional<File> file(String name, CardTrack track) {
    return CardTracks.kind(track.type())
        .flatMap(kind -> files().map(files -> files.of(name, kind)));
  }

  private Folder folder() {
    return files().orElseThrow().folder();
  }

  /**
   * Writes a track. When the last track of a card has been written, the card is stored as a file.
   *
   * @return false if the track cannot be written
   */
  public boolean write(String name, CardTrack track) {
    Optional<File> file = track.isComplete() ? file(name, track) : Optional.empty();
    if (file.isEmpty()) {
      return false;
    }
    int index = CardTracks.index(track);
    if (index == 0) {
      written.clear();
    }
    written.put(index, track);
    return written.size() < CardTracks.total(track) || write(file.get());
  }

  /** Returns whether some tracks of the card being written are missing. */
  public boolean isUnfinished() {
    return !written.isEmpty();
  }

  private boolean write(File file) {
    List<CardTrack> tracks = List.copyOf(written.values());
    written.clear();
    return CardTracks.content(file.kind(), tracks)
        .filter(content -> files().orElseThrow().overwrite(file, content))
        .isPresent();
  }
}
