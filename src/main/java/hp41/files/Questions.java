package hp41.files;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What programs take for an answer, question by question, as comments of their listings say it:
 * {@code ; asks SIZE? a number from 1 to 12}, with two blanks or more between both. Those of
 * bundled programs are always known, those of a listing once it was loaded.
 */
public final class Questions {

  private static final Pattern ASKS =
      Pattern.compile("^\\h*;\\h*asks\\h+(\\S+(?: \\S+)*)\\h{2,}(\\S.*?)\\h*$", Pattern.MULTILINE);

  private final Map<String, Map<String, String>> programs = new LinkedHashMap<>();

  /** Learns what a listing says that the program of this name asks. */
  public void learn(String program, byte[] listing) {
    Map<String, String> asked = read(listing);
    if (!asked.isEmpty()) {
      programs.put(program, asked);
    }
  }

  /** The questions of a program, in the order of its listing, and what each takes. */
  public Map<String, String> of(String program) {
    return programs.computeIfAbsent(
        program, name -> Bundle.read(name).map(Questions::read).orElse(Map.of()));
  }

  private static Map<String, String> read(byte[] listing) {
    Map<String, String> asked = new LinkedHashMap<>();
    Matcher comments = ASKS.matcher(new String(listing, StandardCharsets.UTF_8));
    while (comments.find()) {
      asked.put(comments.group(1), comments.group(2));
    }
    return asked;
  }
}
