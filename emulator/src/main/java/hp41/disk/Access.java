package hp41.disk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The owner and permissions of a file on Unix.
 *
 * @param mode the permission bits
 * @param owner the user ID of the owner
 * @param group the ID of the group
 * @param links the number of hard links to the file
 */
record Access(int mode, int owner, int group, int links) {

  private static final String UNIX = "unix";
  private static final String OWNER = UNIX + ":uid";
  private static final String GROUP = UNIX + ":gid";
  private static final String MODE = UNIX + ":mode";
  private static final int PERMISSIONS = 07777;
  private static final int OWNER_WRITES = 0200;
  private static final int ANYONE_WRITES = 0222;
  private static final int OWNER_READS_AND_WRITES = 0600;
  private static final int KIND = 0170000;
  private static final int PIPE = 0010000;

  /**
   * Returns the access rights of a file, or of the symbolic link itself; empty if the file does not
   * exist or the system is not Unix.
   */
  static Optional<Access> of(Path file) throws IOException {
    if (!isKnown(file)) {
      return Optional.empty();
    }
    try {
      Map<String, Object> all =
          Files.readAttributes(file, UNIX + ":mode,uid,gid,nlink", LinkOption.NOFOLLOW_LINKS);
      return Optional.of(
          new Access(
              number(all, "mode") & PERMISSIONS,
              number(all, "uid"),
              number(all, "gid"),
              number(all, "nlink")));
    } catch (NoSuchFileException none) {
      return Optional.empty();
    }
  }

  /** Returns whether a file, or the target of a symbolic link, is a pipe. */
  static boolean isPipe(Path file) throws IOException {
    return isKnown(file)
        && Files.exists(file)
        && ((int) Files.getAttribute(file, MODE) & KIND) == PIPE;
  }

  /** Returns whether a file is protected: its owner may not write it. */
  static boolean isSecured(Path file) throws IOException {
    return of(file)
        .map(now -> (now.mode & OWNER_WRITES) == 0)
        .orElseGet(() -> !Files.isWritable(file));
  }

  /** Returns whether only the owner can read and write the file, under this name only. */
  boolean isPrivate() {
    return mode == OWNER_READS_AND_WRITES && links == 1;
  }

  /** Protects a file, so that no user may write it, or removes its protection. */
  static boolean secure(Path file, boolean secured) throws IOException {
    Optional<Access> now = of(file);
    if (now.isEmpty()) {
      return file.toFile().setWritable(!secured);
    }
    int mode = now.get().mode;
    set(file, MODE, mode, secured ? mode & ~ANYONE_WRITES : mode | OWNER_WRITES);
    return true;
  }

  private static boolean isKnown(Path file) {
    return file.getFileSystem().supportedFileAttributeViews().contains(UNIX);
  }

  private static int number(Map<String, Object> all, String name) {
    return ((Number) all.get(name)).intValue();
  }

  /**
   * Sets these rights for a file that is not a symbolic link.
   *
   * @return false if this user has no permission to set them
   */
  boolean giveTo(Path file) throws IOException {
    Optional<Access> now = of(file);
    if (now.isEmpty()) {
      return false;
    }
    try {
      set(file, OWNER, now.get().owner, owner);
      set(file, GROUP, now.get().group, group);
      set(file, MODE, of(file).map(Access::mode).orElse(0), mode);
      return true;
    } catch (IOException notForThisUser) {
      return false;
    }
  }

  private static void set(Path file, String what, int now, int wanted) throws IOException {
    if (now != wanted) {
      Files.setAttribute(file, what, wanted, LinkOption.NOFOLLOW_LINKS);
    }
  }
}
