package hp41.terminal;

import hp41.Image;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;

/**
 * A stack of images. Each image below the top is stored as its difference from the one above it.
 * The oldest images are dropped if there are too many, or if their differences need too much room.
 */
final class ImageStack {

  /** The maximum number of images. */
  static final int MOST_IMAGES = 10_000;

  /** The maximum number of registers in all differences, about 10 MB. */
  private static final int MOST_WORDS = 1 << 20;

  /**
   * The maximum number of stored images between which something was plugged in or unplugged. Each
   * of them may have a copy of its own of a module's pages, up to 150 kB.
   */
  static final int MOST_PLUGGED = 200;

  private final Deque<ImageDelta> below = new ArrayDeque<>();
  private Optional<Image> top = Optional.empty();
  private int words;
  private int plugged;

  /** Adds an image. */
  void push(Image image) {
    top.map(under -> ImageDelta.of(under, image)).ifPresent(this::add);
    top = Optional.of(image);
    while (below.size() >= MOST_IMAGES || words > MOST_WORDS || plugged > MOST_PLUGGED) {
      count(below.removeLast(), -1);
    }
  }

  private void add(ImageDelta delta) {
    below.push(delta);
    count(delta, 1);
  }

  private void count(ImageDelta delta, int sign) {
    words += sign * delta.words().length;
    plugged += delta.plugs() ? sign : 0;
  }

  /** Returns the last image that was added. */
  Optional<Image> peek() {
    return top;
  }

  /** Removes and returns the last image that was added. */
  Optional<Image> pop() {
    Optional<Image> removed = top;
    Optional<ImageDelta> next = Optional.ofNullable(below.poll());
    next.ifPresent(delta -> count(delta, -1));
    top = next.map(delta -> delta.image(removed.orElseThrow()));
    return removed;
  }

  /** Removes all images. */
  void clear() {
    below.clear();
    top = Optional.empty();
    words = 0;
    plugged = 0;
  }

  /**
   * An image without the registers that it has in common with the next one. Most keys change few
   * registers.
   *
   * @param rest the image without registers
   * @param plugs whether the next image has other modules or accessories
   * @param addresses the addresses of the registers that differ
   * @param words the contents of these registers
   */
  private record ImageDelta(Image rest, boolean plugs, short[] addresses, long[] words) {

    static ImageDelta of(Image image, Image next) {
      long[] registers = image.registers();
      long[] others = next.registers();
      short[] addresses = new short[registers.length];
      long[] words = new long[registers.length];
      int count = 0;
      for (int address = 0; address < registers.length; address++) {
        if (registers[address] != others[address]) {
          addresses[count] = (short) address;
          words[count++] = registers[address];
        }
      }
      return new ImageDelta(
          image.with(new long[0]),
          !image.plugged().equals(next.plugged()),
          Arrays.copyOf(addresses, count),
          Arrays.copyOf(words, count));
    }

    Image image(Image next) {
      long[] registers = next.registers();
      for (int i = 0; i < words.length; i++) {
        registers[addresses[i]] = words[i];
      }
      return rest.with(registers);
    }
  }
}
