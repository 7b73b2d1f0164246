package hp41.functions.storage;

import hp41.functions.storage.MachineFiles.File;
import hp41.machine.Folder;
import hp41.machine.Machine;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The cards beside the card reader as it sees them: track by track. */
public final class CardBox {

  private final Machine machine;
  private final Map<Integer, CardTrack> written = new TreeMap<>();

  /** The cards of a machine's card reader. */
  public CardBox(Machine machine) {
    this.machine = machine;
  }

  private Optional<MachineFiles> files() {
    return machine.peripherals().cards().map(MachineFiles::new);
  }

  private List<File> cards() {
    return files().map(MachineFiles::all).orElse(List.of());
  }

  /** The card that ALPHA names, which there may not be yet. */
  public Optional<String> named() {
    return files().map(it -> MachineFiles.nameInAlpha(machine)).filter(it -> !it.isEmpty());
  }

  /** The name of the only card that there is. */
  public Optional<String> only() {
    List<File> all = cards();
    return all.size() == 1 ? Optional.of(all.get(0).name()) : Optional.empty();
  }

  /** The tracks of the cards of this name; of each kind of card that there is. */
  public List<List<CardTrack>> tracks(String name) {
    return cards().stream()
        .filter(it -> it.name().equals(name))
        .sorted(Comparator.comparing(File::kind))
        .map(this::tracks)
        .filter(it -> !it.isEmpty())
        .toList();
  }

  private List<CardTrack> tracks(File file) {
    return files()
        .flatMap(it -> it.read(file))
        .map(content -> CardTracks.of(file.kind(), content))
        .orElse(List.of());
  }

  /** Whether the card of this name on which such a track would come must not be written. */
  public boolean isSecured(String name, CardTrack track) {
    return file(name, track).filter(it -> folder().isSecured(it.fileName())).isPresent();
  }

  private Optional<File> file(String name, CardTrack track) {
    return CardTracks.kind(track.type()).flatMap(kind -> files().map(it -> it.of(name, kind)));
  }

  private Folder folder() {
    return files().orElseThrow().folder();
  }

  /**
   * Takes a track that has been written; with the last one that belongs to it the card of this name
   * is a file. False: that cannot be written.
   */
  public boolean write(String name, CardTrack track) {
    Optional<File> file = track.isWhole() ? file(name, track) : Optional.empty();
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

  /** Whether tracks are missing of the card that is being written. */
  public boolean isUnfinished() {
    return !written.isEmpty();
  }

  private boolean write(File file) {
    List<CardTrack> tracks = List.copyOf(written.values());
    written.clear();
    return CardTracks.content(file.kind(), tracks)
        .filter(it -> files().orElseThrow().overwrite(file, it))
        .isPresent();
  }
}
