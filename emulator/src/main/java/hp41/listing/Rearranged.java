package hp41.listing;

import java.util.List;

/**
 * Steps of a listing with several steps per line, rearranged to one step per line.
 *
 * @param steps the steps in order
 */
record Rearranged(List<MovedStep> steps) {

  /**
   * A step and its original position.
   *
   * @param text the step
   * @param place the original position
   */
  record MovedStep(String text, SourceMap.MappedPlace place) {}

  /** Returns the steps as a numbered listing. */
  String listing() {
    StringBuilder lines = new StringBuilder();
    int number = 0;
    for (MovedStep step : steps) {
      number++;
      lines.append("%03d ".formatted(number)).append(step.text()).append('\n');
    }
    return lines.toString();
  }

  /**
   * Returns the original position of the step in a line of {@link #listing}.
   *
   * @param line the number of the line, starting with 1
   */
  SourceMap.MappedPlace place(int line) {
    return steps.get(line - 1).place();
  }
}
