package hp41.commands;

import hp41.KnownName;
import hp41.NameKind;
import hp41.files.FileTrouble;
import hp41.files.OutputKind;
import hp41.files.ProgramSource;
import hp41.panel.help.OfferedName;
import hp41.panel.help.OfferedName.ImageFileName;
import hp41.text.Counted;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Completes the names of files, of folders, and of programs in an image. */
public final class FileCompletions {

  private final String typed;
  private final String plain;

  private FileCompletions(String typed) {
    this.typed = typed;
    plain = FileOperands.plain(typed);
  }

  /** Returns the completions of the last word of a line, in alphabetical order. */
  static List<KnownName> of(FileOperands line) {
    return withImages(line, name -> true);
  }

  /** Returns the completions of the last word of a line with files that may contain programs. */
  static List<KnownName> programs(FileOperands line) {
    return withImages(line, OutputKind::isForPrograms);
  }

  private static List<KnownName> withImages(FileOperands line, Predicate<String> wanted) {
    FileCompletions offers = new FileCompletions(line.lastWord());
    return sorted(Stream.concat(offers.inImage(), offers.inFolder(wanted)));
  }

  /**
   * Returns the completions of the last word of a line, in alphabetical order: all folders, but
   * only matching files.
   */
  static List<KnownName> of(FileOperands line, Predicate<String> wanted) {
    return sorted(new FileCompletions(line.lastWord()).inFolder(wanted));
  }

  private static List<KnownName> sorted(Stream<KnownName> offers) {
    return offers
        .sorted(Comparator.comparing(KnownName::text, String.CASE_INSENSITIVE_ORDER))
        .toList();
  }

  private Stream<KnownName> inImage() {
    int colon = plain.lastIndexOf(':');
    if (colon <= 0) {
      return Stream.empty();
    }
    String prefix = plain.substring(colon + 1);
    return ProgramSource.open(plain.substring(0, colon), ignored -> {})
        .flatMap(ProgramSource::image)
        .stream()
        .flatMap(image -> image.files().stream())
        .filter(file -> hasPrefix(file.name(), prefix))
        .map(
            file ->
                name(
                    prefix(':') + file.name(),
                    new ImageFileName(file.type()),
                    String.valueOf(file.size())));
  }

  private Stream<KnownName> inFolder(Predicate<String> wanted) {
    int slash = plain.lastIndexOf('/');
    String prefix = plain.substring(slash + 1);
    List<KnownName> found = new ArrayList<>();
    try (Stream<Path> files = Files.list(FileTrouble.path(plain.substring(0, slash + 1)))) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        boolean offered = wanted.test(name) || Files.isDirectory(file);
        if (offered && hasPrefix(name, prefix) && name.startsWith(".") == prefix.startsWith(".")) {
          found.add(offer(file, prefix('/') + FileOperands.word(name)));
        }
      }
    } catch (IOException | UncheckedIOException unreadable) {
      return found.stream();
    }
    return found.stream();
  }

  private static KnownName offer(Path file, String name) throws IOException {
    return Files.isDirectory(file)
        ? name(name + "/", OfferedName.FOLDER, "")
        : name(name, OfferedName.FILE, Counted.of("%,d".formatted(Files.size(file)), "byte"));
  }

  private static boolean hasPrefix(String name, String prefix) {
    return name.regionMatches(true, 0, prefix, 0, prefix.length());
  }

  /**
   * Returns the typed word up to and including the last separator; a word with quotes is converted
   * to one without.
   */
  private String prefix(char mark) {
    String word = typed.contains("\"") ? FileOperands.word(plain) : typed;
    return word.substring(0, word.lastIndexOf(mark) + 1);
  }

  private static KnownName name(String text, NameKind kind, String help) {
    return new KnownName(text, "", kind, "", help);
  }
}
