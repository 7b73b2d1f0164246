package hp41.states;

import hp41.Disk;
import hp41.FileContent;
import hp41.Image;
import hp41.StateFile;
import hp41.WholeFile;
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

/** Looks for a memory that a calculator can have, and mends what is damaged. */
final class Opening {

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
      WholeFile.makeFolder(folder.path());
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
      image = held.read();
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
      disk.create(aside, damaged, WholeFile.forItsUserAlone(aside));
      held.write(good.get());
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
