package hp41.standalone;

import hp41.app.ExitCode;
import hp41.app.Failure;

/** The program for Java, which has the verbs that are left out here. */
final class Jar {

  private Jar() {}

  /** Returns the failure of a verb that needs Java. */
  static Failure missing(String verb) {
    return new Failure(
        ExitCode.USAGE,
        "%s needs Java and hp41.jar: install Java 17 or newer, and the package hp41"
            .formatted(verb));
  }
}
