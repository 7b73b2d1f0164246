package hp41.format;

import hp41.program.ProgramWriteException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/**
 * Writes a program file to an image. Files are stored in the order of the directory; a purged file
 * leaves a gap that a new file can use if it fits.
 */
final class LifWriter {

  private static final int GEOMETRY = 24;

  private final byte[] image;
  private final LifDirectory directory;
  private final BitSet used;

  /**
   * Creates an image to write to.
   *
   * @param purged a file to remove first
   */
  LifWriter(byte[] image, Optional<LifEntry> purged) {
    this.image = image.clone();
    purged.ifPresent(file -> setType(file.at(), LifDirectory.PURGED));
    directory = new LifDirectory(this.image);
    used = directory.used();
  }

  private void setType(int at, int type) {
    ByteBuffer.wrap(image).putShort(at + LifEntry.TYPE, (short) type);
  }

  /**
   * Returns the image with a program in a file with a name.
   *
   * @throws ProgramWriteException if there is no room
   */
  byte[] write(String name, byte[] program) {
    byte[] content = RawFile.padded(program);
    int blocks = content.length / LifImage.BLOCK;
    int next = directory.begin() == 0 ? 0 : directory.end() / LifImage.BLOCK;
    boolean free = false;
    for (int at = directory.begin(); at < directory.end(); at += LifEntry.LENGTH) {
      LifEntry entry = LifEntry.read(image, at);
      boolean last = entry.code() == LifDirectory.END;
      free = free || last || entry.code() == LifDirectory.PURGED;
      if (last || entry.code() == LifDirectory.PURGED) {
        if (isFree(next, blocks, limit(at))) {
          return put(at, next, LifEntry.program(name, program, next, blocks), content, last);
        }
      } else {
        next = (int) entry.end();
      }
      if (last) {
        break;
      }
    }
    throw new ProgramWriteException(
        free
            ? "the image does not have %d free blocks in a row".formatted(blocks)
            : "the directory of the image is full");
  }

  /**
   * Returns the first block of the next file after an entry, or the number of blocks if there is
   * none.
   */
  private long limit(int at) {
    return directory.files().stream()
        .filter(file -> file.at() > at)
        .findFirst()
        .map(LifEntry::start)
        .orElseGet(this::blocks);
  }

  private boolean isFree(int start, int blocks, long limit) {
    return start + blocks <= limit && used.get(start, start + blocks).isEmpty();
  }

  /** Returns the number of blocks of the medium. The image may lack the last ones. */
  private long blocks() {
    ByteBuffer header = ByteBuffer.wrap(image);
    long blocks = 1;
    for (int at = GEOMETRY; at < GEOMETRY + 3 * Integer.BYTES; at += Integer.BYTES) {
      blocks *= Math.min(Integer.toUnsignedLong(header.getInt(at)), LifImage.LARGEST);
      blocks = Math.min(blocks, LifImage.LARGEST / LifImage.BLOCK);
    }
    return Math.max(blocks, image.length / LifImage.BLOCK);
  }

  private byte[] put(int at, int start, byte[] entry, byte[] content, boolean last) {
    int begin = start * LifImage.BLOCK;
    int end = begin + content.length;
    byte[] written = end > image.length ? Arrays.copyOf(image, end) : image;
    System.arraycopy(entry, 0, written, at, entry.length);
    System.arraycopy(content, 0, written, begin, content.length);
    int next = at + LifEntry.LENGTH;
    if (last && next < directory.end()) {
      Arrays.fill(written, next, next + LifEntry.LENGTH, (byte) 0xFF);
    }
    return written;
  }
}
