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
 * Makes an image of a listing of microcode. A line has a label with a colon, an instruction, and
 * behind a semicolon a remark; each may be missing. {@code NAME = 0FDE} names an address. What
 * begins with a point says where things stand:
 *
 * <ul>
 *   <li>{@code .TITLE "text"}: the title of the module
 *   <li>{@code .PAGE place}: begins a page: {@code 0} to {@code F}, or in any port {@code ANY},
 *       {@code LOWER}, {@code UPPER}, {@code EVEN}, {@code ODD}, {@code NEXT}; behind it may be
 *       {@code GROUP n}, {@code BANK n}, {@code SWITCH n} (pages that change their banks together)
 *       and {@code RAM}
 *   <li>{@code .ORG address}: goes on there; up to three digits count from the beginning of the
 *       page
 *   <li>{@code .POLL when}: goes on at the word that the machine executes then: {@code PAUSE},
 *       {@code RUN}, {@code WAKE}, {@code OFF}, {@code SLEEP}, {@code ON}, {@code LOST}
 *   <li>{@code .XROM n}, {@code .FAT label …}: number and functions of a module; {@code .ENTRY
 *       label} is one function, with {@code USER} behind it one in user code
 *   <li>{@code .NAME "text"}: the name of the function that follows; behind it may be two numbers
 *       that say what it asks for
 *   <li>{@code CON nnn …}: words as they are, and of a label the ten lowest bits of its address
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

  /** A line whose words stand somewhere. */
  private record SourceItem(Statement statement, PageDraft page, int at) {}

  /** Makes an image of a listing. */
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
        statement.operation().text() + " means nothing here",
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
              + " cannot be a label: it is a number, or has a sign in it that means something");
    } else if (labels.putIfAbsent(label.text(), address) != null) {
      problems.error(
          statement, label, label.text() + " is a label twice; give one of them another name");
    }
  }

  private void equate(Statement statement) {
    String address = statement.last().capitals();
    if (!address.matches("[0-9A-F]{4}")) {
      problems.error(
          statement, statement.last(), "an address has four hexadecimal digits: NAME = 0FDE");
    } else {
      define(statement, Integer.parseInt(address, HEXADECIMAL));
    }
  }

  private void title(Statement statement) {
    if (statement.operands().size() == 1 && statement.last().text().matches("\"[^\"]*\"")) {
      title = statement.last().text().replace("\"", "");
    } else {
      problems.error(statement, statement.last(), "a title stands in quotes: .TITLE \"TOOLS\"");
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
          "this page has the addresses "
              + Mnemonics.hex(page.base(), 4)
              + " to "
              + Mnemonics.hex(page.base() + Rom.PAGE - 1, 4)
              + ", and up to three digits count from its beginning: .ORG 100");
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
          "the machine asks pages at these times: " + String.join(", ", POLLS),
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
            "the page is full: it has 4096 words; .PAGE NEXT GROUP 1 begins another");
        return;
      }
      if (item.page.line(where) != 0) {
        problems.error(
            item.statement,
            item.statement.operation(),
            "what line %d says stands here already; .ORG goes elsewhere"
                .formatted(item.page.line(where)));
        return;
      }
      item.page.put(where, words[i], item.statement.number());
    }
  }
}
