package hp41.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Protects files against writing: no user has write permission. */
final class FileProtection {

  private FileProtection() {}

  /** Returns whether a file is protected. */
  static boolean isSecured(Path file) throws IOException {
    return permissions(file)
        .map(granted -> !granted.contains(PosixFilePermission.OWNER_WRITE))
        .orElseGet(() -> !Files.isWritable(file));
  }

  /** Returns the POSIX permissions of a file; empty on file systems without POSIX permissions. */
  private static Optional<Set<PosixFilePermission>> permissions(Path file) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
    return view == null ? Optional.empty() : Optional.of(view.readAttributes().permissions());
  }

  /** Protects a file, or removes its protection. */
  static boolean secure(Path file, boolean secured) throws IOException {
    Optional<Set<PosixFilePermission>> permissions = permissions(file);
    if (permissions.isEmpty()) {
      return file.toFile().setWritable(!secured);
    }
    Set<PosixFilePermission> granted = new HashSet<>(permissions.get());
    if (secured) {
      granted.remove(PosixFilePermission.OWNER_WRITE);
      granted.remove(PosixFilePermission.GROUP_WRITE);
      granted.remove(PosixFilePermission.OTHERS_WRITE);
    } else {
      granted.add(PosixFilePermission.OWNER_WRITE);
    }
    Files.setPosixFilePermissions(file, granted);
    return true;
  }
}
