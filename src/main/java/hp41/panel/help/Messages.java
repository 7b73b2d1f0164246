package hp41.panel.help;

import hp41.KnownName;
import hp41.event.CalculatorError;
import hp41.text.Announcement;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The explanations of the calculator's messages, which help lists like functions. */
public final class Messages {

  /** The beginning of the message about a magnetic card that was read. */
  private static final String CARD = "TYPE:";

  public static final List<KnownName> NAMES =
      Stream.concat(
              CalculatorError.ALL.stream().map(it -> name(it.getMessage(), it.meaning())),
              Stream.of(
                  name(
                      Announcement.NULL,
                      "The key was held for too long, so its function was cancelled."),
                  name(
                      Announcement.MEMORY_LOST,
                      "All of memory was cleared. The calculator has its initial settings."),
                  name(
                      Announcement.CAT_EMPTY,
                      "The list has no entries: there are no alarms, or no key has an assignment."),
                  name(
                      Announcement.DIR_EMPTY,
                      "Extended memory contains no files. CRFLD and CRFLAS create files there."),
                  name(
                      Announcement.PACKING,
                      "Memory was packed, which makes room for the line or the assignment that did "
                          + "not fit. Key it again."),
                  name(
                      Announcement.YES,
                      "The test is true. In a program, the next line is executed."),
                  name(
                      Announcement.NO,
                      "The test is false. In a program, the next line is skipped."),
                  name(
                      CARD,
                      "VER has read a magnetic card. P is a program, D data, S the status and A "
                          + "all of memory; TR is the number of its tracks.")))
          .toList();

  /** Returns the explanation of a message of the machine; empty if it is a text of a program. */
  public static Optional<String> meaning(String message) {
    String named = named(message.strip());
    return NAMES.stream().filter(it -> it.text().equals(named)).map(KnownName::help).findFirst();
  }

  private Messages() {}

  /**
   * Returns the name under which help explains a message, without the type of a card and the number
   * of tracks.
   */
  public static String named(String message) {
    return message.startsWith(CARD)
        ? CARD
        : CalculatorError.shown(message).map(CalculatorError::getMessage).orElse(message);
  }

  private static KnownName name(String message, String meaning) {
    return new KnownName(message, "", OfferedName.MESSAGE, "", meaning);
  }
}
