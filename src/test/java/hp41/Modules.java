package hp41;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;

/** The modules of the build, as the parent's pom lists them. */
final class Modules {

  private static final Pattern MODULE = Pattern.compile("<module>(.*)</module>");

  private Modules() {}

  /** Returns the folders of all modules, below the top folder. */
  static List<String> of(Path top) {
    try {
      String pom = Files.readString(top.resolve("pom.xml"));
      String modules = StringUtils.substringBetween(pom, "<modules>", "</modules>");
      return MODULE.matcher(modules).results().map(it -> it.group(1)).toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Returns the folders of the modules beside that of the application. */
  static List<String> libraries(Path top) {
    return of(top).stream().filter(it -> !it.equals("src")).toList();
  }
}
