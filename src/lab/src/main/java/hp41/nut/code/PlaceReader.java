package hp41.nut.code;

import hp41.module.ModulePage.PagePlace;
import hp41.nut.Pages;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the operands of {@code .PAGE}. */
record PlaceReader(AssemblyProblems problems) {

  private static final String HOW =
      "unknown page · type 0 to F, or for any port ANY, LOWER, UPPER, EVEN, ODD or NEXT";
  private static final int MOST = 127;

  /** Returns the place that {@code .PAGE} names; any port if it cannot be read. */
  PagePlace read(Statement statement) {
    List<Statement.StatementWord> words = statement.operands();
    Optional<Integer> code =
        words.isEmpty() ? Optional.empty() : Places.code(words.get(0).capitals());
    if (code.isEmpty()) {
      Statement.StatementWord word = words.isEmpty() ? statement.operation() : words.get(0);
      problems.unknown(statement, word, HOW, word.capitals(), Places.names());
      return PagePlace.ANY;
    }
    Map<String, Integer> options = options(statement);
    return new PagePlace(
        code.get(),
        options.getOrDefault("GROUP", 0),
        options.getOrDefault("BANK", 1),
        options.getOrDefault("SWITCH", 0),
        options.containsKey("RAM"));
  }

  private Map<String, Integer> options(Statement statement) {
    List<Statement.StatementWord> words = statement.operands();
    Map<String, Integer> options = new HashMap<>();
    for (int i = 1; i < words.size(); i++) {
      Statement.StatementWord option = words.get(i);
      if (!Places.OPTIONS.contains(option.capitals())) {
        problems.unknown(
            statement,
            option,
            option.text() + " is not a page option · use GROUP n, BANK n, SWITCH n or RAM",
            option.capitals(),
            Places.OPTIONS);
        return options;
      }
      boolean flag = option.capitals().equals("RAM");
      String number = flag ? "1" : i + 1 < words.size() ? words.get(++i).text() : "";
      if (!number.matches("\\d{1,3}") || Integer.parseInt(number) > MOST) {
        problems.error(
            statement, option, option.text() + " needs a number · type: " + option.text() + " 1");
        return options;
      }
      if (option.capitals().equals("BANK") && Integer.parseInt(number) > Pages.BANKS) {
        problems.error(statement, words.get(i), "the bank must be 1 to 4");
        return options;
      }
      options.put(option.capitals(), Integer.parseInt(number));
    }
    return options;
  }
}
