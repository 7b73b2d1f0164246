package hp41.standalone;

import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;

/** The attributes of a file. */
record FileStatus(
    int mode,
    int owner,
    int group,
    int links,
    long size,
    List<Long> fileKey,
    FileTime lastModifiedTime,
    boolean isDirectory,
    boolean isRegularFile,
    boolean isSymbolicLink,
    boolean isOther)
    implements BasicFileAttributes {

  private static final int KIND = 0170000;
  private static final int FOLDER = 0040000;
  private static final int REGULAR = 0100000;
  private static final int LINK = 0120000;

  /** Reads the attributes of a file; returns null if it does not exist or cannot be accessed. */
  static FileStatus of(Path file, boolean follow) {
    long[] all = new long[9];
    return SystemCalls.status(FileMethods.name(file), follow ? 1 : 0, all) < 0 ? null : of(all);
  }

  static FileStatus of(long[] all) {
    int mode = (int) all[0];
    int kind = mode & KIND;
    return new FileStatus(
        mode,
        (int) all[1],
        (int) all[2],
        (int) all[3],
        all[4],
        List.of(all[5], all[6]),
        FileTime.from(Instant.ofEpochSecond(all[7], all[8])),
        kind == FOLDER,
        kind == REGULAR,
        kind == LINK,
        kind != FOLDER && kind != REGULAR && kind != LINK);
  }

  @Override
  public FileTime lastAccessTime() {
    return lastModifiedTime;
  }

  @Override
  public FileTime creationTime() {
    return lastModifiedTime;
  }
}
