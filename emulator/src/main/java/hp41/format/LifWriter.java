package hp41.format;

import hp41.module.ProgramWriteException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Writes program files to an image. Files are stored in the order of the directory; a purged file
 * leaves a gap that a new file can use if it fits. A full image grows: the directory or the number
 * of tracks is doubled.
 */
final class LifWriter {

  private static final int GEOMETRY = 24;
  private static final int MOST_BLOCKS = LifImage.LARGEST / LifImage.BLOCK;

  private byte[] image;
  private LifDirectory directory;
  private BitSet used;

  /** Creates a writer to a copy of an image. */
  LifWriter(byte[] image) {
    this.image = image.clone();
    read();
  }

  private void read() {
    directory = new LifDirectory(image);
    used = directory.used();
  }

  /** Returns the image, which must not be changed. */
  byte[] image() {
    return image;
  }

  /** Removes a file of the image that the writer was created with. */
  void purge(LifEntry file) {
    LifEntry now = LifEntry.read(image, file.at());
    used.clear((int) now.start(), (int) now.end());
    setType(file.at(), LifDirectory.PURGED);
  }

  private void setType(int at, int type) {
    ByteBuffer.wrap(image).putShort(at + LifEntry.TYPE, (short) type);
  }

  /**
   * Writes a program to a new file.
   *
   * @throws ProgramWriteException if the image would become too large
   */
  void write(String name, byte[] program) {
    byte[] content = RawFile.padded(program);
    int blocks = content.length / LifImage.BLOCK;
    while (!isWritten(name, program, content)) {
      grow(blocks);
    }
  }

  /**
   * Writes a program in the first gap that is large enough, or after all files; returns false if
   * there is no room.
   */
  private boolean isWritten(String name, byte[] program, byte[] content) {
    int blocks = content.length / LifImage.BLOCK;
    int next = firstBlock();
    for (int at = directory.begin(); at < directory.end(); at += LifEntry.LENGTH) {
      int type = type(at);
      boolean last = type == LifDirectory.END;
      if (last || type == LifDirectory.PURGED) {
        int start = last && !isFree(next, blocks) ? used.length() : next;
        if (isFree(start, blocks)) {
          put(at, start, LifEntry.program(name, program, start, blocks), content, last);
          return true;
        } else if (last) {
          return false;
        }
      } else {
        next = number(at + LifEntry.START) + number(at + LifEntry.START + Integer.BYTES);
      }
    }
    return false;
  }

  private boolean isFree(int start, int blocks) {
    return start + blocks <= blocks() && used.get(start, start + blocks).isEmpty();
  }

  private int type(int at) {
    return CountedProgram.word(image, at + LifEntry.TYPE);
  }

  private int number(int at) {
    return ByteBuffer.wrap(image).getInt(at);
  }

  /** Returns the first block after the directory. */
  private int firstBlock() {
    return directory.end() / LifImage.BLOCK;
  }

  /** Returns the number of blocks of the medium. The image may lack the last ones. */
  private int blocks() {
    long blocks = 1;
    for (int at = GEOMETRY; at < GEOMETRY + 3 * Integer.BYTES; at += Integer.BYTES) {
      blocks =
          Math.min(blocks * Math.min(Integer.toUnsignedLong(number(at)), MOST_BLOCKS), MOST_BLOCKS);
    }
    return (int) Math.max(blocks, image.length / LifImage.BLOCK);
  }

  private void put(int at, int start, byte[] entry, byte[] content, boolean last) {
    int begin = start * LifImage.BLOCK;
    int end = begin + content.length;
    image = end > image.length ? Arrays.copyOf(image, end) : image;
    System.arraycopy(entry, 0, image, at, entry.length);
    System.arraycopy(content, 0, image, begin, content.length);
    used.set(start, end / LifImage.BLOCK);
    int next = at + LifEntry.LENGTH;
    if (last && next < directory.end()) {
      Arrays.fill(image, next, next + LifEntry.LENGTH, (byte) 0xFF);
    }
  }

  /** Doubles the directory if it is full, or else the tracks. */
  private void grow(int needed) {
    int length = firstBlock() - directory.begin() / LifImage.BLOCK;
    int more = hasFreeEntry() ? 0 : length;
    int least = used.length() + more + needed;
    if (least > MOST_BLOCKS || length + more > LifDirectory.MOST_BLOCKS) {
      throw new ProgramWriteException(
          "the image would become too large; write the programs to another one");
    }
    if (more > 0) {
      lengthenDirectory(more);
    }
    if (more == 0 || blocks() < least) {
      addTracks(Math.min(Math.max(least, 2 * blocks()), MOST_BLOCKS));
    }
    read();
  }

  private boolean hasFreeEntry() {
    for (int at = directory.begin(); at < directory.end(); at += LifEntry.LENGTH) {
      if (type(at) == LifDirectory.END) {
        return true;
      }
    }
    return false;
  }

  /** Changes the number of blocks of the medium, and of tracks if the image has a geometry. */
  private void addTracks(int blocks) {
    image = Arrays.copyOf(image, blocks * LifImage.BLOCK);
    int track = GEOMETRY + Integer.BYTES;
    long cylinder = (long) number(track) * number(track + Integer.BYTES);
    if (cylinder > 0 && cylinder <= blocks) {
      ByteBuffer.wrap(image).putInt(GEOMETRY, (int) ((blocks + cylinder - 1) / cylinder));
    }
  }

  /** Moves all files by a number of blocks, which are added to the directory. */
  private void lengthenDirectory(int more) {
    int end = directory.end();
    int moved = more * LifImage.BLOCK;
    byte[] longer = Arrays.copyOf(image, image.length + moved);
    System.arraycopy(image, end, longer, end + moved, image.length - end);
    Arrays.fill(longer, end, end + moved, (byte) 0xFF);
    ByteBuffer header = ByteBuffer.wrap(longer);
    for (int at = directory.begin(); at < end; at += LifEntry.LENGTH) {
      int start = at + LifEntry.START;
      header.putInt(start, header.getInt(start) + more);
    }
    int size = LifDirectory.BLOCKS;
    header.putInt(size, header.getInt(size) + more);
    image = longer;
  }
}
