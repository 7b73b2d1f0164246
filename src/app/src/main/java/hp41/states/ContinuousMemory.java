package hp41.states;

import hp41.Image;
import hp41.StateFile;
import hp41.disk.AtomicFile;
import hp41.disk.Disk;
import hp41.disk.FileContent;
import hp41.files.BundledModule;
import hp41.files.FileTrouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The continuous memory of one of the user's calculators, from program start to exit.
 *
 * <p>The first calculator uses {@code memory.txt}. Each further calculator that runs at the same
 * time has its own memory, {@code memory-2.txt} and so on, which starts as a copy of the first
 * one's. If {@code memory.txt} was written by a newer version or cannot be read, the calculator
 * uses the next file, too, but starts with empty memory. A damaged file is moved aside and replaced
 * with {@code memory.txt.before}, the memory at the last successful start.
 */
public final class ContinuousMemory implements AutoCloseable {

  private final Path path;
  private final HeldState held;
  private final Optional<Image> image;
  private final List<News> news;
  private boolean beforeSaved;

  ContinuousMemory(Path path, HeldState held, Optional<Image> image, List<News> news) {
    this.path = path;
    this.held = held;
    this.image = image;
    this.news = List.copyOf(news);
  }

  /**
   * Opens the first usable memory in the folder.
   *
   * @param now the time, whose date becomes part of the names of damaged files
   * @throws IOException if none of the first 99 files can be used
   */
  public static ContinuousMemory open(StateFolder folder, Instant now) throws IOException {
    return new Opening(folder, now, Disk.REAL).open();
  }

  /** Returns the state file of this memory. */
  public Path path() {
    return path;
  }

  /** Returns the saved memory; empty if there is none yet. */
  public Optional<Image> image() {
    return image;
  }

  /** Returns the messages for the user about the state files; empty if there was no problem. */
  public List<News> news() {
    return news;
  }

  /**
   * Saves memory. The first call also saves the memory from the start of the program in the {@code
   * .before} file.
   *
   * @throws IOException if memory cannot be saved; the previously saved memory is then unchanged
   */
  public void save(Image now) throws IOException {
    held.write(now);
    if (!beforeSaved) {
      beforeSaved = true;
      saveBefore();
    }
  }

  private void saveBefore() {
    try {
      if (image.isPresent()) {
        held.before().write(image.get());
      }
    } catch (IOException doesWithoutIt) {
      return;
    }
  }

  /** Releases the memory for other calculators. */
  @Override
  public void close() {
    held.close();
  }

  /**
   * A message for the user about a state file.
   *
   * @param file the state file
   * @param what the problem, a phrase that follows the name of the file
   * @param unusable the file that contains the unusable memory now; empty if {@code file} is only
   *     in use
   * @param clauses what the program did about the problem
   */
  public record News(Path file, String what, Optional<Path> unusable, List<String> clauses) {

    static News unusable(Path file, String what, Path content, String... clauses) {
      return new News(file, what, Optional.of(content), List.of(clauses));
    }

    News and(String clause) {
      List<String> more = new ArrayList<>(clauses);
      more.add(clause);
      return new News(file, what, unusable, List.copyOf(more));
    }

    /** Returns the problem, with the file's name but without its folder. */
    public String head() {
      return file.getFileName() + " " + what;
    }

    /** Returns the whole message as one sentence. */
    public String sentence() {
      String problem = file + " " + what;
      return clauses.isEmpty() ? problem : problem + "; " + String.join("; ", clauses);
    }
  }

  /** Finds a memory that the calculator can use, and recovers damaged files. */
  static final class Opening {

    private static final int MOST_CALCULATORS = 99;

    /** The maximum size of a damaged file in bytes, many times the size of memory. */
    private static final int LARGEST = 1 << 26;

    private final StateFolder folder;
    private final Instant now;
    private final Disk disk;
    private final List<News> skipped = new ArrayList<>();
    private Optional<Image> template = Optional.empty();

    Opening(StateFolder folder, Instant now, Disk disk) {
      this.folder = folder;
      this.now = now;
      this.disk = disk;
    }

    /** Opens the first usable memory; see {@link ContinuousMemory#open}. */
    ContinuousMemory open() throws IOException {
      makeFolder();
      for (int number = 1; number <= MOST_CALCULATORS; number++) {
        Path path = folder.memory(number);
        Optional<HeldState> held = HeldState.acquire(path, disk);
        if (held.isEmpty()) {
          skipped.add(
              new News(path, "is in use by another calculator", Optional.empty(), List.of()));
          template = template.or(() -> lastGood(new StateFile(path, BundledModule.PROVIDED)));
          continue;
        }
        Optional<ContinuousMemory> memory = tryOpen(path, held.get());
        if (memory.isPresent()) {
          return memory.get();
        }
      }
      throw new IOException(skipped.get(0).sentence());
    }

    private void makeFolder() {
      try {
        AtomicFile.makeFolder(folder.path());
      } catch (IOException toldWhenMemoryCannotBeKept) {
        return;
      }
    }

    /** Reads the memory in a file. If it cannot be used, the file is released. */
    private Optional<ContinuousMemory> tryOpen(Path path, HeldState held) {
      Optional<ContinuousMemory> memory = Optional.empty();
      try {
        memory = Optional.of(memory(path, held));
      } catch (StateFile.Newer newer) {
        skipped.add(News.unusable(path, "was written by a newer hp41", path));
      } catch (IOException unreadable) {
        skipped.add(News.unusable(path, "cannot be read", path, FileTrouble.reason(unreadable)));
      } finally {
        if (memory.isEmpty()) {
          held.close();
        }
      }
      return memory;
    }

    private ContinuousMemory memory(Path path, HeldState held) throws IOException {
      String own = "this one uses " + path.getFileName();
      List<News> news = new ArrayList<>(skipped.stream().map(it -> it.and(own)).toList());
      Optional<Image> image;
      try {
        image = held.file().read();
      } catch (StateFile.Damaged damage) {
        image = lastGood(held.before());
        news.add(recover(path, held, image, damage));
      }
      return new ContinuousMemory(path, held, image.or(() -> template), news);
    }

    /**
     * Moves a damaged file aside. The damaged file is deleted only after its replacement has been
     * written.
     */
    private News recover(Path path, HeldState held, Optional<Image> good, StateFile.Damaged damage)
        throws IOException {
      Path aside = aside(path);
      if (good.isPresent()) {
        byte[] damaged = FileContent.read(path, LARGEST);
        AtomicFile.forUserOnly(aside, disk).write(damaged);
        held.write(good.get());
      } else {
        disk.move(path, aside);
      }
      return News.unusable(
          path,
          "is damaged in line " + damage.line(),
          aside,
          "kept as " + aside.getFileName(),
          good.isPresent()
              ? "memory is restored from the copy of the last start"
              : "memory is empty");
    }

    private Path aside(Path path) {
      String name =
          path.getFileName()
              + ".damaged-"
              + now.atOffset(ZoneOffset.UTC).toLocalDate().toString().replace("-", "");
      Path aside = path.resolveSibling(name);
      for (int i = 2; Files.exists(aside, LinkOption.NOFOLLOW_LINKS); i++) {
        aside = path.resolveSibling(name + "-" + i);
      }
      return aside;
    }

    private static Optional<Image> lastGood(StateFile file) {
      try {
        return file.read();
      } catch (IOException noneIsLeft) {
        return Optional.empty();
      }
    }
  }
}
