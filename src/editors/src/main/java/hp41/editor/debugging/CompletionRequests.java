package hp41.editor.debugging;

import hp41.Calculator;
import hp41.KnownName;
import hp41.editor.debugging.DebugAdapter.NameCompleter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.lang3.Strings;
import org.eclipse.lsp4j.debug.CompletionItem;
import org.eclipse.lsp4j.debug.CompletionItemType;
import org.eclipse.lsp4j.debug.CompletionsArguments;
import org.eclipse.lsp4j.debug.CompletionsResponse;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;

/**
 * Completes a line in the debug console to the name of a variable, or to a function or label.
 *
 * @param context the context of the debug session
 * @param completer completes names
 */
record CompletionRequests(DebugContext context, NameCompleter completer) {

  private static final Pattern WORD = Pattern.compile("(.*[\\s,])?(\"?)([^\\s,\"]*)");

  /** Returns the completions at the cursor. */
  @JsonRequest
  public CompletableFuture<CompletionsResponse> completions(CompletionsArguments wanted) {
    List<String> lines = wanted.getText().lines().toList();
    int line = wanted.getLine() == null ? 0 : wanted.getLine() - 1;
    String text = line >= 0 && line < lines.size() ? lines.get(line) : "";
    String before = text.substring(0, Math.min(Math.max(0, wanted.getColumn() - 1), text.length()));
    List<CompletionItem> items = new ArrayList<>();
    cells(before, items);
    words(before, items);
    CompletionsResponse response = new CompletionsResponse();
    response.setTargets(items.toArray(CompletionItem[]::new));
    return CompletableFuture.completedFuture(response);
  }

  /** Adds the variables; a variable's name is a whole line. */
  private void cells(String line, List<CompletionItem> items) {
    if (!line.isBlank()) {
      new Scopes(context.session().calculator())
          .cellNames()
          .filter(name -> Strings.CI.startsWith(name, line))
          .forEach(name -> add(items, name, CompletionItemType.VARIABLE, line.length(), line));
    }
  }

  private void words(String line, List<CompletionItem> items) {
    Matcher word = WORD.matcher(line);
    if (word.matches()) {
      Calculator calculator = context.session().calculator();
      String prefix = word.group(3);
      String unquoted = line.substring(0, word.start(2)) + prefix;
      for (KnownName name : completer.complete(calculator, unquoted, prefix)) {
        boolean label = name.isLabel();
        CompletionItemType type = label ? CompletionItemType.MODULE : CompletionItemType.FUNCTION;
        add(items, name.text(), type, prefix.length(), line);
        items.get(items.size() - 1).setDetail((name.operand() + "  " + name.help()).strip());
      }
    }
  }

  private static void add(
      List<CompletionItem> items, String label, CompletionItemType type, int prefix, String line) {
    CompletionItem item = new CompletionItem();
    item.setLabel(label);
    item.setType(type);
    item.setStart(line.length() - prefix + 1);
    item.setLength(prefix);
    item.setSortText("%05d".formatted(items.size()));
    items.add(item);
  }
}
