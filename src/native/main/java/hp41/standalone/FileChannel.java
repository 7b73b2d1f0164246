package hp41.standalone;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.Set;

/** Replaces the JDK's class. */
public final class FileChannel implements AutoCloseable {

  private final OpenFile file;
  private boolean open = true;

  private FileChannel(OpenFile file) {
    this.file = file;
  }

  public static FileChannel open(Path path, OpenOption... options) throws IOException {
    return open(path, Set.of(options));
  }

  public static FileChannel open(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    int how = 0;
    how |= options.contains(StandardOpenOption.READ) ? SystemCalls.READ : 0;
    how |= options.contains(StandardOpenOption.WRITE) ? SystemCalls.WRITE : 0;
    how |= options.contains(StandardOpenOption.CREATE_NEW) ? SystemCalls.NEW : 0;
    how |= options.contains(LinkOption.NOFOLLOW_LINKS) ? SystemCalls.NO_LINK : 0;
    int mode = FileMethods.mode(0666, attributes);
    return new FileChannel(
        new OpenFile(
            FileMethods.checked(SystemCalls.open(FileMethods.name(path), how, mode), path)));
  }

  public int write(ByteBuffer bytes) throws IOException {
    byte[] rest = new byte[bytes.remaining()];
    bytes.get(rest);
    file.write(rest, 0, rest.length);
    return rest.length;
  }

  public FileChannel position(long position) throws IOException {
    OpenFile.checked(SystemCalls.seek(file.number(), position));
    return this;
  }

  public FileChannel truncate(long size) throws IOException {
    if (SystemCalls.truncate(file.number(), size) < 0) {
      throw new IOException("truncate");
    }
    return this;
  }

  public void force(boolean metaData) throws IOException {
    OpenFile.checked(SystemCalls.sync(file.number()));
  }

  /** Returns the lock, or null if another process holds it. */
  public FileLock tryLock() throws IOException {
    return OpenFile.checked(SystemCalls.lock(file.number())) == 0 ? null : new FileLock();
  }

  public boolean isOpen() {
    return open;
  }

  @Override
  public void close() throws IOException {
    if (open) {
      open = false;
      file.close();
    }
  }
}
