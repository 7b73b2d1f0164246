package hp41.standalone;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.util.Set;

/** Replaces the JDK's class. */
public final class FileChannel extends OpenFile {

  private boolean open = true;

  private FileChannel(int number) {
    super(number);
  }

  public static FileChannel open(Path path, OpenOption... options) throws IOException {
    return open(path, Set.of(options));
  }

  public static FileChannel open(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    return new FileChannel(FileMethods.open(path, options, attributes));
  }

  public int write(ByteBuffer bytes) throws IOException {
    byte[] rest = new byte[bytes.remaining()];
    bytes.get(rest);
    write(rest, 0, rest.length);
    return rest.length;
  }

  public FileChannel position(long position) throws IOException {
    checked((int) SystemCalls.seek(number, position, 0));
    return this;
  }

  public FileChannel truncate(long size) throws IOException {
    checked(SystemCalls.truncate(number, size));
    return this;
  }

  public void force(boolean metaData) throws IOException {
    checked(SystemCalls.sync(number));
  }

  /** Returns the lock, or null if another process holds it. */
  public FileLock tryLock() throws IOException {
    return checked(SystemCalls.lock(number)) == 0 ? null : new FileLock();
  }

  public boolean isOpen() {
    return open;
  }

  @Override
  public void close() throws IOException {
    if (open) {
      open = false;
      super.close();
    }
  }
}
