package hp41.programs;

import java.util.Random;

/** Random problems over the whole documented domain of one bundled program. */
interface ProblemSource {

  /** Returns the name of the program. */
  String program();

  /** Returns the label that is executed. */
  default String label() {
    return program();
  }

  /** Returns what the problems are drawn from, for the page on accuracy. */
  String domain();

  /** Returns which error is allowed, for the page on accuracy. */
  String promise();

  /** Returns a random problem. */
  Problem next(Random random);
}
