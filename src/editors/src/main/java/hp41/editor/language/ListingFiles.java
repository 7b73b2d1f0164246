package hp41.editor.language;

import hp41.files.FileTrouble;
import hp41.files.OutputKind;
import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds the files in folders and their subfolders that may be listings. Files and folders that
 * cannot be read are skipped and recorded.
 */
final class ListingFiles extends SimpleFileVisitor<Path> {

  private static final List<String> ENDINGS = OutputKind.text.endings();

  /** The glob pattern of files that may be listings, for the editor's file watcher. */
  static final String NAMES = "**/*.{" + String.join(",", ENDINGS) + "}";

  /**
   * The limits of a search; an editor's folder may contain very many files.
   *
   * @param depth the maximum number of folders above a listing; with 1, subfolders are ignored
   * @param files the maximum number of files in a folder
   * @param listings the maximum number of files in a folder that may be listings
   * @param home the user's home folder
   */
  record SearchLimits(int depth, int files, int listings, Path home) {
    static final SearchLimits STANDARD =
        new SearchLimits(32, 200_000, 20_000, Path.of(System.getProperty("user.home")));

    /** Returns whether a folder is searched: not the home folder, and not a whole disk. */
    boolean allow(Path folder) {
      return folder.getParent() != null && !folder.equals(home);
    }

    /** Returns the limits of a search without subfolders. */
    SearchLimits withoutSubfolders() {
      return new SearchLimits(1, files, listings, home);
    }
  }

  private final Path folder;
  private final SearchLimits limits;
  private final Set<Path> found = new TreeSet<>();
  private final List<String> unseen = new ArrayList<>();
  private int files;

  /** Creates a search of a folder. */
  ListingFiles(Path folder, SearchLimits limits) {
    this.folder = folder;
    this.limits = limits;
  }

  /**
   * The result of a search.
   *
   * @param files the files that may be listings
   * @param unseen what could not be searched, and why
   */
  record FoundListings(List<Path> files, List<String> unseen) {}

  /** Searches some folders. */
  static FoundListings below(Collection<Path> folders, SearchLimits limits) {
    List<Path> files = new ArrayList<>();
    List<String> unseen = new ArrayList<>();
    for (Path folder : folders) {
      ListingFiles search = new ListingFiles(folder, limits);
      search.walk();
      files.addAll(search.found);
      unseen.addAll(search.unseen);
    }
    return new FoundListings(
        files.stream().distinct().toList(), unseen.stream().distinct().toList());
  }

  private void walk() {
    try {
      Files.walkFileTree(folder, EnumSet.noneOf(FileVisitOption.class), limits.depth(), this);
    } catch (IOException unreadable) {
      unseen(folder, unreadable);
    }
  }

  /** Returns what could not be searched, and why. */
  List<String> unseen() {
    return List.copyOf(unseen);
  }

  private void unseen(Path file, IOException why) {
    if (!(why instanceof NoSuchFileException)) {
      unseen.add(file + ": " + FileTrouble.reason(why));
    }
  }

  @Override
  public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
    boolean hidden = !directory.equals(folder) && isHidden(directory);
    return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
  }

  private static boolean isHidden(Path file) {
    return String.valueOf(file.getFileName()).startsWith(".");
  }

  @Override
  public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
    files++;
    if (files > limits.files() || found.size() >= limits.listings()) {
      unseen.add(folder + ": there are too many files in this folder");
      return FileVisitResult.TERMINATE;
    } else if (attributes.isDirectory() && !isHidden(file) && limits.depth() > 1) {
      unseen.add(file + ": there are too many folders above it");
    } else if (attributes.isRegularFile() && isListing(file)) {
      found.add(file);
    }
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFileFailed(Path file, IOException why) {
    unseen(file, why);
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult postVisitDirectory(Path directory, IOException why) {
    if (why != null) {
      unseen(directory, why);
    }
    return FileVisitResult.CONTINUE;
  }

  private static boolean isListing(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return !isHidden(file) && ENDINGS.contains(name.substring(name.lastIndexOf('.') + 1));
  }
}
