package hp41.listing;

import java.util.List;

/**
 * Steps of which several stood in a line, one in each line now, numbered from 1 on.
 *
 * @param steps first step first
 */
record Rearranged(List<MovedStep> steps) {

  /** A step as it was written, and where. */
  record MovedStep(String text, SourceMap.MappedPlace place) {}

  /** The steps as a listing. */
  String listing() {
    StringBuilder lines = new StringBuilder();
    int number = 0;
    for (MovedStep step : steps) {
      number++;
      lines.append("%03d ".formatted(number)).append(step.text()).append('\n');
    }
    return lines.toString();
  }

  /** Where the step in a line of {@link #listing} was written, 1 the first. */
  SourceMap.MappedPlace place(int line) {
    return steps.get(line - 1).place();
  }
}
