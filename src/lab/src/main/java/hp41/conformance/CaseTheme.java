package hp41.conformance;

import java.util.List;

/**
 * A random test theme: an activity at the keyboard, in the notation of {@link Grammar}.
 *
 * @param name the name in the table of results
 * @param needs a function that the calculator must have for this theme; or empty
 * @param clockRuns whether the wall clock runs
 * @param interrupts whether keys may interrupt a program
 * @param programs the number of programs in memory
 * @param calls functions that these programs call often
 * @param beginning the keys that are pressed once, at the start
 * @param step the keys that are pressed repeatedly
 */
record CaseTheme(
    String name,
    String needs,
    boolean clockRuns,
    boolean interrupts,
    int programs,
    List<String> calls,
    String beginning,
    String step) {

  static final List<CaseTheme> ALL =
      List.of(
          keys("any keys", 0, "", "<any-key>"),
          keys("entry", 0, "", "<entry>"),
          keys("operations", 1, "<size>", "<operation>"),
          keys("prompts", 2, "<size>", "<prompt>"),
          keys("broken prompts", 2, "<size>", "<broken>"),
          keys("stack lift", 2, "", "<lifting>"),
          keys("display", 0, "", "<shown>"),
          keys("ALPHA", 0, "<size> ALPHA", "<alpha-edit>"),
          keys("PRGM", 2, "<size> PRGM", "<edit>"),
          keys("little room", 1, "<tight> PRGM", "<fill>"),
          keys("USER keys", 2, "USER <assignments>", "<assigned>"),
          calling("running", List.of("XEQ 01", "XEQ 03", "GTO 00", "GTO 02"), "", "<called>"),
          calling("SIZE", List.of("XEQ 00\nLBL 00\nSTOP", "XEQ 01", "STOP"), "<size>", "<sized>"),
          keys("errors", 1, "", "<failing>"),
          keys("power", 1, "", "<power>"),
          new CaseTheme(
              "catalogs", "", true, false, 2, List.of(), "<assignments> <due-alarm>", "<catalog>"),
          calling("flags", List.of("VIEW X", "AVIEW", "PROMPT", "BEEP", "TONE 7"), "", "<signal>"),
          new CaseTheme("pauses", "", false, true, 2, List.of("PSE"), "", "<paused>"),
          new CaseTheme(
              "GETKEY",
              "GETKEY",
              false,
              true,
              2,
              List.of("GETKEY", "9\nGETKEYX", "-9\nGETKEYX"),
              "",
              "<waited>"),
          new CaseTheme(
              "extended",
              "EMDIR",
              false,
              false,
              2,
              List.of(),
              "<size> <called-file> <size-of-file> 'CRFLD'",
              "<filed>"),
          new CaseTheme(
              "text files",
              "EMDIR",
              false,
              false,
              0,
              List.of(),
              "ALPHA \"TX\" ALPHA 1 <digit> 'CRFLAS' <records>",
              "<text-filed>"),
          new CaseTheme("time", "ADATE", false, false, 0, List.of(), "", "<timed>"),
          new CaseTheme("alarms", "ALMCAT", true, false, 1, List.of(), "", "<alarms>"),
          new CaseTheme(
              "paper",
              "PRX",
              false,
              false,
              2,
              List.of("PRX", "PRA", "AVIEW", "VIEW X", "ACX", "ACA", "PRSTK", "PROMPT", "ADV"),
              "<papered>",
              "<printed>"));

  private static CaseTheme keys(String name, int programs, String beginning, String step) {
    return new CaseTheme(name, "", false, false, programs, List.of(), beginning, step);
  }

  private static CaseTheme calling(String name, List<String> calls, String beginning, String step) {
    return new CaseTheme(name, "", false, false, 2, calls, beginning, step);
  }
}
