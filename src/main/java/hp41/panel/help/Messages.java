package hp41.panel.help;

import hp41.KnownName;
import hp41.event.CalculatorError;
import hp41.text.Announcement;
import java.util.List;
import java.util.stream.Stream;

/** The explanations of the calculator's messages, which help lists like functions. */
public final class Messages {

  public static final List<KnownName> NAMES =
      Stream.concat(
              CalculatorError.ALL.stream().map(it -> name(it.getMessage(), it.meaning())),
              Stream.of(
                  name(
                      Announcement.NULL,
                      "The key was held for too long, so its function was cancelled."),
                  name(
                      Announcement.MEMORY_LOST,
                      "All of memory was cleared. The calculator has its initial settings.")))
          .toList();

  private Messages() {}

  /**
   * Returns the name under which help explains a message. The number of tracks in a message is
   * replaced.
   */
  public static String named(String message) {
    return CalculatorError.shown(message).map(CalculatorError::getMessage).orElse(message);
  }

  private static KnownName name(String message, String meaning) {
    return new KnownName(message, "", OfferedName.MESSAGE, "", meaning);
  }
}
