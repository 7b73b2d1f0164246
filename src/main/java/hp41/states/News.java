package hp41.states;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What the user should know about a state file.
 *
 * @param file which one
 * @param what what is the matter with it, a sentence that goes on behind its name
 * @param clauses what was done about it
 */
public record News(Path file, String what, List<String> clauses) {

  static News of(Path file, String what, String... clauses) {
    return new News(file, what, List.of(clauses));
  }

  News and(String clause) {
    List<String> more = new ArrayList<>(clauses);
    more.add(clause);
    return new News(file, what, List.copyOf(more));
  }

  /** What is the matter, with the file's name but not its folder. */
  public String head() {
    return file.getFileName() + " " + what;
  }

  /** All of it as one sentence. */
  public String sentence() {
    String matter = file + " " + what;
    return clauses.isEmpty() ? matter : matter + "; " + String.join("; ", clauses);
  }
}
