package hp41.editor.language;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.lsp4j.WorkspaceFolder;

/** The listings that are open in the editor, and those in its folders. */
final class Workspace {

  private static final Set<String> ENDINGS = Set.of("hp41", "41", "focal", "rpn", "txt");
  private static final Pattern LABEL =
      Pattern.compile("(?im)^\\s*(?:\\d+\\s*)?[^\\p{Alnum}\\s\"]*\\s*LBL\\b");

  /** The names of the files of its folders that may be listings. */
  static final String FILES = "**/*.{" + String.join(",", ENDINGS) + "}";

  private static final int DEPTH = 6;
  private static final int MOST_FILES = 2000;
  private static final long LARGEST = 1 << 19;

  /** A file of a folder as it was read. */
  private record Read(long modified, Optional<Listing> listing) {}

  private final Map<String, Listing> open = new LinkedHashMap<>();
  private final Map<Path, Read> read = new HashMap<>();
  private final Set<Path> folders = new LinkedHashSet<>();
  private Optional<List<Path>> files = Optional.empty();
  private Listings listings;

  Workspace(Listings listings) {
    this.listings = listings;
  }

  /** How its listings are read and written. */
  Listings listings() {
    return listings;
  }

  /** From now on its listings are read so. */
  void readAs(Listings changed) {
    listings = changed;
    read.clear();
    open.replaceAll((uri, listing) -> new Listing(uri, listing.text(), changed.assembler()));
  }

  /** The editor has opened these folders and closed those. */
  void folders(List<WorkspaceFolder> opened, List<WorkspaceFolder> closed) {
    folders.addAll(paths(opened));
    folders.removeAll(paths(closed));
    filesChanged();
  }

  private static List<Path> paths(List<WorkspaceFolder> folders) {
    return folders.stream().flatMap(folder -> path(folder.getUri()).stream()).toList();
  }

  /** Files in the folders have come, gone or changed. */
  void filesChanged() {
    files = Optional.empty();
  }

  /** A listing was opened or changed. */
  Listing put(String uri, EditedText text) {
    Listing listing = new Listing(uri, text, listings.assembler());
    open.put(uri, listing);
    return listing;
  }

  /** A listing was closed. */
  void close(String uri) {
    open.remove(uri);
  }

  /** The open listing of this name; an empty one if it is not open. */
  Listing get(String uri) {
    Listing listing = open.get(uri);
    return listing == null ? new Listing(uri, new EditedText(""), listings.assembler()) : listing;
  }

  /** All open listings. */
  List<Listing> open() {
    return List.copyOf(open.values());
  }

  /** All listings, the one of this name first, then the others that are open. */
  List<Listing> all(String uri) {
    List<Listing> all = new ArrayList<>();
    Optional.ofNullable(open.get(uri)).ifPresent(all::add);
    open.values().stream().filter(listing -> !listing.uri().equals(uri)).forEach(all::add);
    List<Path> shown = open.keySet().stream().flatMap(it -> path(it).stream()).toList();
    files().stream()
        .filter(file -> !shown.contains(file))
        .flatMap(file -> closed(file).stream())
        .forEach(all::add);
    return all;
  }

  private List<Path> files() {
    if (files.isEmpty()) {
      files =
          Optional.of(
              folders.stream().flatMap(Workspace::below).distinct().limit(MOST_FILES).toList());
    }
    return files.get();
  }

  private static Stream<Path> below(Path folder) {
    try (Stream<Path> files = Files.find(folder, DEPTH, (file, is) -> is.isRegularFile())) {
      return files.filter(file -> isListing(folder.relativize(file))).sorted().toList().stream();
    } catch (IOException | RuntimeException unreadable) {
      return Stream.of();
    }
  }

  private static boolean isListing(Path file) {
    for (Path part : file) {
      if (part.toString().startsWith(".")) {
        return false;
      }
    }
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return ENDINGS.contains(name.substring(name.lastIndexOf('.') + 1));
  }

  private Optional<Listing> closed(Path file) {
    try {
      long modified = Files.getLastModifiedTime(file).toMillis();
      Read before = read.get(file);
      if (before == null || before.modified() != modified) {
        before = new Read(modified, listing(file));
        read.put(file, before);
      }
      return before.listing();
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  private Optional<Listing> listing(Path file) throws IOException {
    if (Files.size(file) > LARGEST) {
      return Optional.empty();
    }
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    return LABEL.matcher(text).find()
        ? Optional.of(
            new Listing(file.toUri().toString(), new EditedText(text), listings.assembler()))
        : Optional.empty();
  }

  /** The file that an editor means; none if it is not on this computer's disks. */
  static Optional<Path> path(String uri) {
    try {
      URI place = URI.create(uri);
      return "file".equals(place.getScheme())
          ? Optional.of(Path.of(place).toAbsolutePath().normalize())
          : Optional.empty();
    } catch (RuntimeException noFile) {
      return Optional.empty();
    }
  }
}
