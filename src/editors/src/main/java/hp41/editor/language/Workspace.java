package hp41.editor.language;

import hp41.disk.FileContent;
import hp41.files.FileTrouble;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.lsp4j.WorkspaceFolder;

/** The open listings and those in the editor's folders. */
final class Workspace {

  /**
   * Matches a label. The possessive quantifiers prevent backtracking, because a folder may contain
   * large files of any kind.
   */
  private static final Pattern LABEL =
      Pattern.compile("(?im)^\\h*+(?:\\d++\\h*+)?+[^\\p{Alnum}\\s\"]*+\\h*+LBL\\b");

  private static final int MAX_BYTES = 1 << 23;

  /**
   * The listing read from a file in a folder.
   *
   * @param error why the file could not be read
   */
  private record ReadListing(
      long modified, Optional<ParsedListing> listing, Optional<String> error) {}

  private final Map<String, ParsedListing> open = new LinkedHashMap<>();
  private final Map<Path, ReadListing> read = new HashMap<>();
  private final Set<Path> folders = new LinkedHashSet<>();
  private final ListingFiles.SearchLimits limits;
  private final Consumer<List<String>> warnings;
  private Optional<ListingFiles.FoundListings> files = Optional.empty();
  private final Map<Path, ListingFiles.FoundListings> beside = new HashMap<>();
  private final Set<String> warned = new HashSet<>();
  private List<String> unseen = List.of();
  private Listings listings;

  /**
   * Creates a workspace without folders.
   *
   * @param limits the limits of the search for listings in folders
   * @param warnings receives the list of what cannot be searched, whenever something is added
   */
  Workspace(Listings listings, ListingFiles.SearchLimits limits, Consumer<List<String>> warnings) {
    this.listings = listings;
    this.limits = limits;
    this.warnings = warnings;
  }

  /** Returns the parser and formatter of listings. */
  Listings listings() {
    return listings;
  }

  /** Replaces the parser; all listings are parsed again. */
  void readAs(Listings changed) {
    listings = changed;
    read.clear();
    open.replaceAll((uri, listing) -> new ParsedListing(uri, listing.text(), changed.assembler()));
  }

  /** Adds and removes folders. The home folder and a whole disk are not searched. */
  void folders(List<WorkspaceFolder> opened, List<WorkspaceFolder> closed) {
    folders.addAll(paths(opened));
    folders.removeAll(paths(closed));
    filesChanged();
  }

  private List<Path> paths(List<WorkspaceFolder> folders) {
    return folders.stream()
        .flatMap(folder -> path(folder.getUri()).stream())
        .filter(limits::allow)
        .toList();
  }

  /** Invalidates the list of files in the folders. */
  void filesChanged() {
    files = Optional.empty();
    beside.clear();
  }

  /** Stores a listing that was opened or changed. */
  ParsedListing put(String uri, EditedText text) {
    ParsedListing listing = new ParsedListing(uri, text, listings.assembler());
    open.put(uri, listing);
    return listing;
  }

  /** Removes a listing that was closed. */
  void close(String uri) {
    open.remove(uri);
  }

  /** Returns the open listing with a URI; an empty one if it is not open. */
  ParsedListing get(String uri) {
    ParsedListing listing = open.get(uri);
    return listing == null
        ? new ParsedListing(uri, new EditedText(""), listings.assembler())
        : listing;
  }

  /** Returns all open listings. */
  List<ParsedListing> open() {
    return List.copyOf(open.values());
  }

  /**
   * Returns all listings: the one with this URI, the other open ones, then those in the folders.
   */
  List<ParsedListing> all(String uri) {
    return listings(uri, files(), any -> true);
  }

  /**
   * Returns the listings whose programs may call those of a listing: the listing itself, those in
   * the same open folder and its subfolders, and those that have no file yet. Without such a
   * folder, they are those in the listing's own folder.
   */
  List<ParsedListing> together(String uri) {
    Optional<Path> file = path(uri);
    List<Path> around =
        folders.stream()
            .filter(folder -> file.filter(it -> it.startsWith(folder)).isPresent())
            .toList();
    if (file.isEmpty()) {
      return all(uri);
    } else if (!around.isEmpty()) {
      return listings(uri, files(), other -> around.stream().anyMatch(other::startsWith));
    }
    Path folder = file.get().getParent();
    return listings(uri, beside(folder), other -> folder.equals(other.getParent()));
  }

  private List<ParsedListing> listings(
      String uri, ListingFiles.FoundListings found, Predicate<Path> belongs) {
    List<ParsedListing> all = new ArrayList<>();
    Optional.ofNullable(open.get(uri)).ifPresent(all::add);
    open.values().stream()
        .filter(listing -> !listing.uri().equals(uri))
        .filter(listing -> path(listing.uri()).filter(belongs.negate()).isEmpty())
        .forEach(all::add);
    List<Path> shown = open.keySet().stream().flatMap(it -> path(it).stream()).toList();
    List<ReadListing> closed =
        found.files().stream()
            .filter(file -> belongs.test(file) && !shown.contains(file))
            .flatMap(file -> closed(file).stream())
            .toList();
    closed.forEach(it -> it.listing().ifPresent(all::add));
    warnAboutUnseen(found, closed.stream().flatMap(it -> it.error().stream()).toList());
    return all;
  }

  private ListingFiles.FoundListings beside(Path folder) {
    return beside.computeIfAbsent(
        folder, it -> ListingFiles.below(List.of(it), limits.withoutSubfolders()));
  }

  private ListingFiles.FoundListings files() {
    if (files.isEmpty()) {
      files = Optional.of(ListingFiles.below(folders, limits));
    }
    return files.get();
  }

  private void warnAboutUnseen(ListingFiles.FoundListings found, List<String> unreadable) {
    unseen = Stream.of(found.unseen(), unreadable).flatMap(List::stream).distinct().toList();
    if (warned.addAll(unseen)) {
      warnings.accept(unseen);
    }
  }

  /** Returns what could not be read at the last search of all listings, and why. */
  List<String> unseen() {
    return unseen;
  }

  /** Returns the current content of a file; empty if the file no longer exists. */
  private Optional<ReadListing> closed(Path file) {
    long modified = -1;
    try {
      modified = Files.getLastModifiedTime(file).toMillis();
      ReadListing before = read.get(file);
      if (before == null || before.modified() != modified) {
        read.put(file, read(file, modified));
      }
      return Optional.of(read.get(file));
    } catch (NoSuchFileException gone) {
      return Optional.empty();
    } catch (IOException unreadable) {
      return Optional.of(unread(modified, file, FileTrouble.reason(unreadable)));
    }
  }

  private ReadListing read(Path file, long modified) throws IOException {
    byte[] content = FileContent.stored(file, MAX_BYTES + 1);
    String text = new String(content, StandardCharsets.UTF_8);
    if (!LABEL.matcher(text).find()) {
      return new ReadListing(modified, Optional.empty(), Optional.empty());
    } else if (content.length > MAX_BYTES) {
      return unread(modified, file, "the file is too large for a listing");
    }
    ParsedListing listing =
        new ParsedListing(file.toUri().toString(), new EditedText(text), listings.assembler());
    return new ReadListing(modified, Optional.of(listing), Optional.empty());
  }

  private static ReadListing unread(long modified, Path file, String why) {
    return new ReadListing(modified, Optional.empty(), Optional.of(file + ": " + why));
  }

  /** Returns the path of a URI; empty if the URI does not refer to a local file. */
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
