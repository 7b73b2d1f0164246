package hp41.app;

import hp41.KnownName;
import hp41.event.Usage;
import hp41.key.OperandKind;
import hp41.listing.StepWords;
import hp41.machine.CalculatorFunction;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The help of a function or of another name that can be typed.
 *
 * @param call the name with a placeholder for its operand: {@code STO nn}
 * @param effect the stack effect
 * @param text what it does
 * @param operand a description of the operand, or empty
 */
public record FunctionHelp(String call, String effect, String text, String operand, Usage usage) {

  /** Returns the help of a name in the spelling of the display. */
  public static FunctionHelp of(KnownName name) {
    String call = (name.text() + " " + name.operand()).strip();
    return new FunctionHelp(call, name.effect(), name.help(), "", name.usage());
  }

  /** Returns the help of a function in the spelling of listings. */
  public static FunctionHelp of(CalculatorFunction function) {
    String call = (StepWords.name(function) + " " + function.operand().placeholder()).strip();
    String operand =
        function.operand() == OperandKind.NONE ? "" : StepWords.operandDescription(function);
    return new FunctionHelp(call, function.effect(), function.help(), operand, function.usage());
  }

  /** Returns the help as a row of a table. */
  public String row() {
    return "%-14s %-24s %s".formatted(call, effect, text).stripTrailing();
  }

  /** Returns the notes below the description by their titles, without those that are empty. */
  public Map<String, String> notes() {
    Map<String, String> notes = new LinkedHashMap<>();
    notes.put("Flags", usage.flags());
    notes.put("Errors", usage.messages());
    notes.put("Example", usage.example());
    notes.values().removeIf(String::isEmpty);
    return notes;
  }

  /** Returns the help in Markdown. */
  public String markdown() {
    StringBuilder markdown =
        new StringBuilder("**%s** · `%s`\n\n%s".formatted(escaped(), effect, text));
    markdown.append(operand.isEmpty() ? "" : "\n\nTakes " + operand + ".");
    notes()
        .forEach(
            (title, note) -> {
              String shown = title.equals("Example") ? "`" + note + "`" : note;
              markdown.append("\n\n").append(title).append(": ").append(shown);
            });
    return markdown.toString();
  }

  private String escaped() {
    return call.replaceAll("[*_\\\\<>#^+|-]", "\\\\$0");
  }
}
