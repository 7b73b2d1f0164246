package hp41.format;

import hp41.listing.Diagnostic;
import hp41.text.Counted;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The directory of an image: its files in order, and its problems. */
final class LifDirectory {

  /** The type of a purged file. */
  static final int PURGED = 0;

  /** The type of the entry after the last file. */
  static final int END = 0xFFFF;

  /** The maximum number of blocks of a directory. */
  static final int MOST_BLOCKS = 1024;

  /** The offset of the number of blocks of the directory. */
  static final int BLOCKS = 16;

  private static final int START = 8;

  private final byte[] image;
  private final int blocks;
  private final List<LifEntry> files = new ArrayList<>();
  private final Map<LifEntry, Diagnostic> damaged = new HashMap<>();
  private final List<Diagnostic> problems = new ArrayList<>();
  private final BitSet used = new BitSet();
  private final int start;
  private final int length;

  /** Reads the directory of an image. */
  LifDirectory(byte[] image) {
    this.image = image;
    blocks = (image.length + LifImage.BLOCK - 1) / LifImage.BLOCK;
    long first = number(START);
    long size = number(BLOCKS);
    boolean inside = first > 0 && first < blocks;
    long room = inside ? Math.min(MOST_BLOCKS, blocks - first) : 0;
    if (!inside) {
      damage(
          START,
          "the directory should begin at block %d, but the image has only %s"
              .formatted(first, Counted.of(blocks, "block")));
    } else if (size == 0 || size > room) {
      damage(
          BLOCKS,
          "the directory should have %s from block %d on, but there is only room for %d"
              .formatted(Counted.of(size, "block"), first, room));
    }
    start = inside ? (int) first : 0;
    length = (int) Math.min(size, room);
    used.set(0, start + length);
    readFiles();
  }

  private long number(int at) {
    return at + Integer.BYTES > image.length
        ? 0
        : Integer.toUnsignedLong(ByteBuffer.wrap(image).getInt(at));
  }

  private void readFiles() {
    for (int at = begin();
        at + LifEntry.LENGTH <= Math.min(image.length, end());
        at += LifEntry.LENGTH) {
      LifEntry file = LifEntry.read(image, at);
      if (file.code() == END) {
        return;
      }
      if (file.code() != PURGED) {
        files.add(file);
        occupy(file);
      }
    }
  }

  private void occupy(LifEntry file) {
    if (file.start() < start + length || file.blocks() == 0 || file.end() > blocks) {
      damage(file, "is in blocks %d to %d, but files must be in %d to %d");
    } else if (used.get((int) file.start(), (int) file.end()).isEmpty()) {
      used.set((int) file.start(), (int) file.end());
    } else {
      damage(file, "is in blocks %d to %d, but another file is there, too");
    }
  }

  private void damage(LifEntry file, String message) {
    String where = message.formatted(file.start(), file.end() - 1, start + length, blocks - 1);
    int at = file.at() + LifEntry.START;
    damaged.put(
        file, BytePlace.BYTE.damage(at, file.name() + " " + where + " (byte " + (at + 1) + ")"));
  }

  private void damage(int at, String message) {
    problems.add(BytePlace.BYTE.damage(at, message + " (byte " + (at + 1) + ")"));
  }

  /** Returns the index of the first entry. */
  int begin() {
    return start * LifImage.BLOCK;
  }

  /** Returns the index after the last entry. */
  int end() {
    return (start + length) * LifImage.BLOCK;
  }

  /** Returns the files without purged ones. */
  List<LifEntry> files() {
    return files;
  }

  /** Returns the problem with the blocks of a file, if there is one. */
  Optional<Diagnostic> damage(LifEntry file) {
    return Optional.ofNullable(damaged.get(file));
  }

  /** Returns the problems of the directory itself. */
  List<Diagnostic> problems() {
    return problems;
  }

  /** Returns whether there is a problem with the directory or the blocks of a file. */
  boolean isDamaged() {
    return !problems.isEmpty() || !damaged.isEmpty();
  }

  /** Returns the blocks that the directory and the files use. */
  BitSet used() {
    return (BitSet) used.clone();
  }
}
