package hp41.states;

import hp41.AtomicFile;
import hp41.Disk;
import hp41.FileContent;
import hp41.Image;
import hp41.StateFile;
import hp41.files.FileTrouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The memory of one of the user's calculators, from its start to its end.
 *
 * <p>The first calculator has {@code memory.txt}. Each that is opened beside it has a memory of its
 * own, {@code memory-2.txt} and so on, which begins as a copy of the first one's. So does one that
 * finds {@code memory.txt} written by a newer version, or cannot read it, but begins empty. What is
 * damaged is moved aside; memory as it was when a calculator was last opened, {@code
 * memory.txt.before}, then takes its place.
 */
public final class ContinuousMemory implements AutoCloseable {

  private final HeldState held;
  private final Optional<Image> image;
  private final List<News> news;
  private boolean remembered;

  ContinuousMemory(HeldState held, Optional<Image> image, List<News> news) {
    this.held = held;
    this.image = image;
    this.news = List.copyOf(news);
  }

  /**
   * Opens the first memory in the folder that can be used.
   *
   * @param now names what is moved aside
   * @throws IOException if there is none among the first 99
   */
  public static ContinuousMemory open(StateFolder folder, Instant now) throws IOException {
    return new Opening(folder, now, Disk.REAL).open();
  }

  /** Memory as it was kept, empty if there is none yet. */
  public Optional<Image> image() {
    return image;
  }

  /** What the user should know about it; empty if all is as ever. */
  public List<News> news() {
    return news;
  }

  /**
   * Keeps memory; the first time, what it was at the start is put beside it.
   *
   * @throws IOException if it cannot be kept; what was kept before still is
   */
  public void keep(Image now) throws IOException {
    held.file().write(now);
    if (!remembered) {
      remembered = true;
      remember();
    }
  }

  private void remember() {
    try {
      if (image.isPresent()) {
        held.before().write(image.get());
      }
    } catch (IOException doesWithoutIt) {
      return;
    }
  }

  /** Lets other calculators have it. */
  @Override
  public void close() {
    held.close();
  }

  /**
   * What the user should know about a state file.
   *
   * @param file which one
   * @param what what is the matter with it, a sentence that goes on behind its name
   * @param clauses what was done about it
   */
  public record News(Path file, String what, List<String> clauses) {

    static News of(Path file, String what, String... clauses) {
      return new News(file, what, List.of(clauses));
    }

    News and(String clause) {
      List<String> more = new ArrayList<>(clauses);
      more.add(clause);
      return new News(file, what, List.copyOf(more));
    }

    /** What is the matter, with the file's name but not its folder. */
    public String head() {
      return file.getFileName() + " " + what;
    }

    /** All of it as one sentence. */
    public String sentence() {
      String matter = file + " " + what;
      return clauses.isEmpty() ? matter : matter + "; " + String.join("; ", clauses);
    }
  }

  /** Looks for a memory that a calculator can have, and mends what is damaged. */
  static final class Opening {

    private static final int MOST_CALCULATORS = 99;

    /** Many times what memory takes. */
    private static final int LARGEST = 1 << 26;

    private static final DateTimeFormatter STAMP =
        DateTimeFormatter.ofPattern("yyyyMMdd").withZone(ZoneOffset.UTC);

    private final StateFolder folder;
    private final Instant now;
    private final Disk disk;
    private final List<News> passed = new ArrayList<>();
    private Optional<Image> model = Optional.empty();

    Opening(StateFolder folder, Instant now, Disk disk) {
      this.folder = folder;
      this.now = now;
      this.disk = disk;
    }

    /** The first memory that can be used; see {@link ContinuousMemory#open}. */
    ContinuousMemory open() throws IOException {
      makeFolder();
      for (int number = 1; number <= MOST_CALCULATORS; number++) {
        Path path = folder.memory(number);
        Optional<HeldState> held = HeldState.take(path, disk);
        if (held.isEmpty()) {
          passed.add(News.of(path, "is in use by another calculator"));
          model = model.or(() -> lastGood(new StateFile(path)));
          continue;
        }
        Optional<ContinuousMemory> memory = attempt(path, held.get());
        if (memory.isPresent()) {
          return memory.get();
        }
      }
      throw new IOException(passed.get(0).sentence());
    }

    private void makeFolder() {
      try {
        AtomicFile.makeFolder(folder.path());
      } catch (IOException toldWhenMemoryCannotBeKept) {
        return;
      }
    }

    /** The memory in a file, which is held no longer if there is none that can be used. */
    private Optional<ContinuousMemory> attempt(Path path, HeldState held) {
      Optional<ContinuousMemory> memory = Optional.empty();
      try {
        memory = Optional.of(memory(path, held));
      } catch (StateFile.Newer newer) {
        passed.add(News.of(path, "was written by a newer hp41"));
      } catch (IOException unreadable) {
        passed.add(News.of(path, "cannot be read", FileTrouble.reason(unreadable)));
      } finally {
        if (memory.isEmpty()) {
          held.close();
        }
      }
      return memory;
    }

    private ContinuousMemory memory(Path path, HeldState held) throws IOException {
      String own = "this one keeps " + path.getFileName();
      List<News> news = new ArrayList<>(passed.stream().map(it -> it.and(own)).toList());
      Optional<Image> image;
      try {
        image = held.file().read();
      } catch (StateFile.Damaged damage) {
        image = lastGood(held.before());
        news.add(mend(path, held, image, damage));
      }
      return new ContinuousMemory(held, image.or(() -> model), news);
    }

    /** Puts the damaged file aside; it is in its place until what follows it stands. */
    private News mend(Path path, HeldState held, Optional<Image> good, StateFile.Damaged damage)
        throws IOException {
      Path aside = aside(path);
      if (good.isPresent()) {
        byte[] damaged = FileContent.read(path, LARGEST);
        disk.create(aside, damaged, AtomicFile.forItsUserAlone(aside));
        held.file().write(good.get());
      } else {
        disk.move(path, aside);
      }
      return News.of(
          path,
          "is damaged in line " + damage.line(),
          "kept as " + aside.getFileName(),
          good.isPresent() ? "memory is as when it was opened before" : "memory is empty");
    }

    private Path aside(Path path) {
      String name = path.getFileName() + ".damaged-" + STAMP.format(now);
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
