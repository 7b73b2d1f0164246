package hp41.standalone;

import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;

/**
 * The attributes of a file.
 *
 * @param error the number of the error; if it is not 0, all other components are 0 or false
 */
record FileStatus(
    int error,
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

  static FileStatus of(Path file, LinkOption... options) {
    long[] all = new long[9];
    int follow = options.length == 0 ? 1 : 0;
    int result = SystemCalls.status(FileMethods.name(file), follow, all);
    int error = result < 0 ? SystemCalls.errno() : 0;
    int mode = (int) all[0];
    int kind = mode & KIND;
    return new FileStatus(
        error,
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
        error == 0 && kind != FOLDER && kind != REGULAR && kind != LINK);
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
