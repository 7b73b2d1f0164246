package hp41.states;

import hp41.Disk;
import hp41.Image;
import java.io.IOException;
import java.time.Instant;
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
    held.write(now);
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
}
