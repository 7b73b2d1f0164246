package hp41;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks that files are short, names unambiguous, and packages described. */
class HouseTest {

  private static final Path TOP = Path.of("").toAbsolutePath().getParent();
  private static final List<Path> MODULES =
      Modules.libraries(TOP).stream().map(TOP::resolve).toList();
  private static final List<Path> MAIN = folders("main");
  private static final List<Path> TESTS = folders("test");

  private static final int LONGEST = 400;
  private static final int LONGEST_TABLE = 500;

  /** The entry point of the library, most of whose lines are Javadoc. */
  private static final Path FACE = Path.of("main/java/hp41/Calculator.java");

  private static final Pattern TYPE =
      Pattern.compile("(?m)^ *(?:[a-z-]+ )*(?:class|record|interface|enum) ([A-Z]\\w*)");

  @Test
  void filesAreShort() throws IOException {
    List<String> tooLong = new ArrayList<>();
    List<Path> files = sources(MAIN);
    files.addAll(sources(TESTS));
    for (Path file : files) {
      long lines = Files.readAllLines(file).size();
      if (lines > limit(file)) {
        tooLong.add(TOP.relativize(file) + " has " + lines + " lines");
      }
    }
    assertThat(tooLong).isEmpty();
  }

  @Test
  void everyNameMeansOneType() throws IOException {
    List<String> names = typeNames(MAIN);
    assertThat(names).contains("Calculator", "Snapshot");
    assertThat(names).doesNotHaveDuplicates();
  }

  @Test
  void everyNameMeansOneTypeOfTheTests() throws IOException {
    List<String> names = typeNames(TESTS);
    assertThat(names).contains("HouseTest", "ArchitectureTest", "NutRomTest");
    assertThat(names).doesNotHaveDuplicates();
  }

  @Test
  void everyPackageSaysWhatItIsFor() throws IOException {
    TreeSet<Path> packages =
        sources(MAIN).stream()
            .filter(file -> !file.endsWith("module-info.java"))
            .map(Path::getParent)
            .collect(toCollection(TreeSet::new));
    assertThat(packages).isNotEmpty();
    for (Path directory : packages) {
      Path description = directory.resolve("package-info.java");
      assertThat(description).exists();
      assertThat(description).content().startsWith("/**");
    }
  }

  @Test
  void errorProneChecksEveryModule() throws IOException {
    Path checks = TOP.resolve("src/checks");
    List<Path> checked =
        Pattern.compile("<root>\\$\\{project.basedir}/(.*)</root>")
            .matcher(Files.readString(checks.resolve("pom.xml")))
            .results()
            .map(it -> checks.resolve(it.group(1)).normalize())
            .toList();
    assertThat(checked)
        .containsExactlyInAnyOrderElementsOf(MAIN.stream().filter(Files::isDirectory).toList());
  }

  private static List<String> typeNames(List<Path> folders) throws IOException {
    List<String> names = new ArrayList<>();
    for (Path file : sources(folders)) {
      TYPE.matcher(Files.readString(file)).results().map(it -> it.group(1)).forEach(names::add);
    }
    return names;
  }

  private static List<Path> folders(String kind) {
    return Stream.concat(
            MODULES.stream().map(it -> it.resolve("src/" + kind + "/java")),
            Stream.of(TOP.resolve("src/" + kind + "/java")))
        .toList();
  }

  /** Tables of functions, with a row for each function, may be longer than code. */
  private static int limit(Path file) {
    boolean table = file.getParent().endsWith(Path.of("main/java/hp41/functions"));
    return table || file.endsWith(FACE) ? LONGEST_TABLE : LONGEST;
  }

  private static List<Path> sources(List<Path> roots) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path root : roots) {
      if (Files.isDirectory(root)) {
        try (Stream<Path> all = Files.walk(root)) {
          all.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
        }
      }
    }
    return files;
  }
}
