package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Installed.Done;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that the commands in the documentation produce the output that it shows. Each block marked
 * {@code console} or {@code sh} is executed in a folder that represents a checkout, the blocks of a
 * page one after the other. A line {@code …} in an output matches any number of lines.
 */
@DisabledOnOs(OS.WINDOWS)
class DocumentationIT {

  private static final Path TOP = Path.of("..").toAbsolutePath().normalize();
  private static final List<String> ROOMS = List.of("programs", "emulator", "src");
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```(console|sh)\\n(.*?)^```$");
  private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:)([^)#]+)");
  private static final Pattern COMMAND = Pattern.compile("(?ms)^\\$ (.*?\\n)(?=\\$ |\\z)");
  private static final Pattern HERE = Pattern.compile("(?s)[^\\n]*<<'(\\w+)'.*?\\n\\1\\n");

  @TempDir private Path folder;

  /**
   * A command line and its expected output.
   *
   * @param shown whether the output is checked; otherwise the command only has to succeed
   */
  private record CommandExample(String command, String answer, boolean shown) {}

  @TestFactory
  Stream<DynamicTest> pagesCanBeTyped() throws IOException {
    return pages().stream()
        .filter(page -> !examples(read(page)).isEmpty())
        .map(page -> DynamicTest.dynamicTest(TOP.relativize(page).toString(), () -> type(page)));
  }

  @Test
  void linksLeadToWhatIsThere() throws IOException {
    for (Path page : pages()) {
      assertThat(LINK.matcher(read(page)).results().map(link -> link.group(1)))
          .as(page.toString())
          .allSatisfy(link -> assertThat(page.resolveSibling(link)).exists());
    }
  }

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(TOP.resolve("README.md")));
    for (String room :
        List.of("src/docs", "src/docs/guide", "emulator/docs", "programs", ".github")) {
      try (Stream<Path> files = Files.list(TOP.resolve(room))) {
        files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
      }
    }
    return pages;
  }

  private static List<CommandExample> examples(String page) {
    return BLOCK
        .matcher(page)
        .results()
        .flatMap(
            block ->
                block.group(1).equals("sh")
                    ? Stream.of(new CommandExample(block.group(2), "", false))
                    : COMMAND.matcher(block.group(2)).results().map(it -> example(it.group(1))))
        .toList();
  }

  /**
   * Separates a command (the first line, or all lines up to the end of a here-document) from its
   * output.
   */
  private static CommandExample example(String lines) {
    Matcher here = HERE.matcher(lines);
    int end = here.lookingAt() ? here.end() : lines.indexOf('\n') + 1;
    return new CommandExample(lines.substring(0, end), lines.substring(end), true);
  }

  /** The first page uses a process for each command; the other pages share one process. */
  private void type(Path page) throws Exception {
    try (Installed checkout = checkout(TOP.relativize(page).toString().replace('/', '-'))) {
      if (!page.equals(TOP.resolve("README.md"))) {
        checkout.served();
      }
      for (CommandExample example : examples(read(page))) {
        Done done = checkout.sh("exec 2>&1\n" + example.command());
        if (example.shown()) {
          assertThat(done.out()).as(example.command()).matches(pattern(example.answer()));
        } else {
          assertThat(done.code()).as(example.command() + done).isZero();
        }
      }
      for (String room : ROOMS) {
        Files.delete(checkout.folder().resolve(room));
      }
    }
  }

  /**
   * Creates a folder with the content of a checkout, in which {@code hp41} is the packaged program.
   */
  private Installed checkout(String name) throws IOException {
    Installed checkout = new Installed(folder.resolve(name));
    for (String room : ROOMS) {
      Files.createSymbolicLink(checkout.folder().resolve(room), TOP.resolve(room));
    }
    Path command = checkout.folder().resolve("hp41");
    Files.createSymbolicLink(command, checkout.bin().resolve("hp41"));
    return checkout;
  }

  private static String pattern(String answer) {
    return answer
        .lines()
        .map(line -> line.equals("…") ? "(.*\\n)*?" : Pattern.quote(line) + "\\n")
        .collect(Collectors.joining());
  }

  private static String read(Path page) {
    try {
      return Files.readString(page);
    } catch (IOException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }
}
