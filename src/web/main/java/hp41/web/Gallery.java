package hp41.web;

import hp41.files.BundledProgram;
import hp41.files.ProgramExample;
import hp41.files.ProgramExample.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.lang3.StringUtils;

/** Describes the bundled programs to {@code gallery.js}. */
final class Gallery {

  private Gallery() {}

  /** Returns a line for each program, as {@link PageScript#gallery} describes it. */
  static String programs() {
    return BundledProgram.all().stream()
        .map(it -> String.join("\t", row(it)))
        .collect(Collectors.joining("\n"));
  }

  private static List<String> row(BundledProgram program) {
    List<String> row = new ArrayList<>(List.of(program.subject(), program.name(), program.title()));
    ProgramExample.of(program.listing()).stream()
        .filter(it -> it.with().isEmpty() && it.start().isEmpty())
        .findFirst()
        .ifPresent(
            it -> {
              row.add(StringUtils.substringBefore(it.title(), " ["));
              List<String> answers = it.rows().stream().map(Step::answer).toList();
              // The example ends at its last row.
              int last = answers.size() - 1;
              row.addAll(answers.get(last).isEmpty() ? answers.subList(0, last) : answers);
            });
    return row;
  }
}
