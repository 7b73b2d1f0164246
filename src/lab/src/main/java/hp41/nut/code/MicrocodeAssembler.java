package hp41.nut.code;

import hp41.memory.Rom;
import hp41.module.ModulePage;
import hp41.module.ModulePage.PagePlace;
import hp41.module.PlugInImage;
import hp41.nut.Mnemonics;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Assembles a microcode listing to an image. A line contains a label with a colon, an instruction,
 * and a remark after a semicolon; each part is optional. {@code NAME = 0FDE} names an address.
 * Directives begin with a point:
 *
 * <ul>
 *   <li>{@code .TITLE "text"}: the title of the module
 *   <li>{@code .PAGE place}: begins a page. The place is {@code 0} to {@code F}, or for any port
 *       {@code ANY}, {@code LOWER}, {@code UPPER}, {@code EVEN}, {@code ODD} or {@code NEXT}.
 *       Options: {@code GROUP n}, {@code BANK n}, {@code SWITCH n} (pages that switch banks
 *       together) and {@code RAM}
 *   <li>{@code .ORG address}: continues at an address; up to three digits count from the start of
 *       the page
 *   <li>{@code .POLL event}: continues at the polling word of an event: {@code PAUSE}, {@code RUN},
 *       {@code WAKE}, {@code OFF}, {@code SLEEP}, {@code ON} or {@code LOST}
 *   <li>{@code .XROM n}: the number of the module
 *   <li>{@code .FAT label …}: the function table; {@code .ENTRY label} is one entry, followed by
 *       {@code USER} for user code
 *   <li>{@code .NAME "text"}: the name of the function that follows; two prompt numbers may follow
 *       the name
 *   <li>{@code CON nnn …}: words in hexadecimal; a label gives the lowest ten bits of its address
 *   <li>{@code .ID "AB1A"}, {@code .CHECKSUM}: the end of a page
 * </ul>
 */
public final class MicrocodeAssembler {

  private static final int HEXADECIMAL = 16;
  private static final int FIRST_POLL = 0xFF4;
  private static final int ID = 0xFFB;
  private static final int CHECKSUM = 0xFFF;
  private static final List<String> POLLS =
      List.of("PAUSE", "RUN", "WAKE", "OFF", "SLEEP", "ON", "LOST");

  private final List<Statement> statements = new ArrayList<>();
  private final AssemblyProblems problems = new AssemblyProblems();
  private final Map<String, Integer> labels = new HashMap<>();
  private final Encoder encoder = new Encoder(labels, problems);
  private final List<PageDraft> pages = new ArrayList<>();
  private final List<SourceItem> items = new ArrayList<>();
  private final TreeMap<Assembled.CodePosition, Integer> lines = new TreeMap<>();
  private String title = "";
  private Iterator<PageDraft> more = pages.iterator();
  private PageDraft page = new PageDraft(PagePlace.ANY, 0);
  private int at;

  private MicrocodeAssembler(String text) {
    int number = 0;
    for (String line : text.split("\\R", -1)) {
      statements.add(new Statement(++number, line));
    }
  }

  /** A statement that produces words, and where they are placed. */
  private record SourceItem(Statement statement, PageDraft page, int at) {}

  /** Assembles a listing. */
  public static Assembled assemble(String text) {
    MicrocodeAssembler assembler = new MicrocodeAssembler(text);
    assembler.beginPages();
    assembler.statements.forEach(assembler::place);
    assembler.items.forEach(assembler::write);
    return assembler.result();
  }

  private Assembled result() {
    List<ModulePage> done = pages.stream().map(PageDraft::page).toList();
    Optional<PlugInImage> image =
        problems.isUsable() ? Optional.of(new PlugInImage(title, done)) : Optional.empty();
    return new Assembled(problems.found(), image, labels, lines);
  }

  private void beginPages() {
    PagePlan plan = PagePlan.of(statements, problems);
    pages.addAll(plan.pages());
    more = pages.iterator();
    if (plan.early()) {
      page = more.next();
    }
  }

  private void place(Statement statement) {
    String operation = statement.operation().capitals();
    if (operation.equals("=")) {
      equate(statement);
      return;
    }
    if (!statement.label().text().isEmpty()) {
      define(statement, page.base() + at);
    }
    if (!operation.startsWith(".")) {
      if (!statement.isEmpty()) {
        add(statement, at, true);
      }
      return;
    }
    switch (operation) {
      case ".TITLE" -> title(statement);
      case ".PAGE" -> {
        page = more.next();
        at = 0;
      }
      case ".ORG" -> at = origin(statement);
      case ".POLL" -> at = poll(statement);
      case ".CHECKSUM" -> sum(statement);
      case ".ID" -> add(statement, ID, false);
      default -> directive(statement, operation);
    }
  }

  private void directive(Statement statement, String operation) {
    if (Encoder.DATA.contains(operation)) {
      add(statement, at, true);
      return;
    }
    List<String> known = new ArrayList<>(Encoder.DATA);
    known.addAll(List.of(".TITLE", ".PAGE", ".ORG", ".POLL", ".CHECKSUM"));
    problems.unknown(
        statement,
        statement.operation(),
        statement.operation().text() + " is not a directive",
        operation,
        known);
  }

  private void add(Statement statement, int where, boolean advances) {
    items.add(new SourceItem(statement, page, where));
    at = advances ? where + encoder.size(statement) : at;
  }

  private void define(Statement statement, int address) {
    Statement.StatementWord label = statement.label();
    if (!LabelNames.isName(label.text())) {
      problems.error(
          statement,
          label,
          label.text()
              + " cannot be a label · use a name that is not a hexadecimal number and contains none"
              + " of ; : , \"");
    } else if (labels.putIfAbsent(label.text(), address) != null) {
      problems.error(
          statement, label, label.text() + " is defined twice · rename one of the labels");
    }
  }

  private void equate(Statement statement) {
    String address = statement.last().capitals();
    if (!address.matches("[0-9A-F]{4}")) {
      problems.error(
          statement,
          statement.last(),
          "an address must have four hexadecimal digits · type: NAME = 0FDE");
    } else {
      define(statement, Integer.parseInt(address, HEXADECIMAL));
    }
  }

  private void title(Statement statement) {
    if (statement.operands().size() == 1 && statement.last().text().matches("\"[^\"]*\"")) {
      title = statement.last().text().replace("\"", "");
    } else {
      problems.error(
          statement, statement.last(), "a title must be in quotes · type: .TITLE \"TOOLS\"");
    }
  }

  private int origin(Statement statement) {
    String address = statement.last().capitals();
    if (address.matches("[0-9A-F]{1,3}")) {
      return Integer.parseInt(address, HEXADECIMAL);
    }
    boolean whole = address.matches("[0-9A-F]{4}");
    int offset = whole ? Integer.parseInt(address, HEXADECIMAL) - page.base() : -1;
    if (offset < 0 || offset >= Rom.PAGE) {
      problems.error(
          statement,
          statement.last(),
          "the address must be in this page, "
              + Mnemonics.hex(page.base(), 4)
              + " to "
              + Mnemonics.hex(page.base() + Rom.PAGE - 1, 4)
              + " · an address of up to three digits counts from the start of the page: .ORG 100");
      return at;
    }
    return offset;
  }

  private int poll(Statement statement) {
    int poll = POLLS.indexOf(statement.last().capitals());
    if (poll < 0) {
      problems.unknown(
          statement,
          statement.last(),
          "unknown polling event · type one of " + String.join(", ", POLLS),
          statement.last().capitals(),
          POLLS);
      return at;
    }
    return FIRST_POLL + poll;
  }

  private void sum(Statement statement) {
    if (page.line(CHECKSUM) == 0) {
      page.sum();
      page.put(CHECKSUM, 0, statement.number());
    }
    at = Rom.PAGE;
  }

  private void write(SourceItem item) {
    int[] words = encoder.words(item.statement, item.page, item.page.base() + item.at);
    lines.put(
        new Assembled.CodePosition(pages.indexOf(item.page), item.page.base() + item.at),
        item.statement.number());
    for (int i = 0; i < words.length; i++) {
      int where = item.at + i;
      if (where >= Rom.PAGE) {
        problems.error(
            item.statement,
            item.statement.operation(),
            "the page is full (4096 words) · begin another page: .PAGE NEXT GROUP 1");
        return;
      }
      if (item.page.line(where) != 0) {
        problems.error(
            item.statement,
            item.statement.operation(),
            "this address already contains the word of line %d · choose another address with .ORG"
                .formatted(item.page.line(where)));
        return;
      }
      item.page.put(where, words[i], item.statement.number());
    }
  }
}
