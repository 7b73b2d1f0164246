package hp41.conformance;

import java.util.List;
import java.util.stream.Stream;

/** A test case that is executed on both engines. */
interface Case {

  /** Returns the kind of the case, as the table of results shows it. */
  String kind();

  /** Executes the case; returns the differences at the first comparison that finds any. */
  List<Difference> play(Engines engines);

  /** Returns the maximum number of comparisons. */
  int moments();

  /** Returns the case with only its first key presses, if it consists of keys. */
  default Case upTo(int presses) {
    return this;
  }

  /** Returns all simpler variants of the case, each with one part removed. */
  Stream<Case> smaller();

  /** Returns the command that reproduces the case, with these options. */
  String command(String options);
}
