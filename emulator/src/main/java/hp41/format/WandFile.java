package hp41.format;

import hp41.format.RowChains.ChainPart;
import hp41.listing.Barcode;
import hp41.listing.Diagnostic;
import hp41.listing.Diagnostic.Severity;
import hp41.memory.CharacterSet;
import hp41.memory.DataRow;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * WND files: the rows of bar code as hexadecimal text, as HP41UC writes them and {@code wand scan}
 * of the TULIP4041 reads them. Each row follows a line with its number, {@code Row 1 (1 - 5)}; the
 * number is 0 if it is unknown. Any other text begins a new page, on which rows of other pages
 * whose numbers are unknown may occur again.
 */
public final class WandFile {

  private static final String HEADING = "Row (\\d{1,4})\\b[^\\n]*";
  private static final String BYTES = "(?:[0-9A-Fa-f]{2})+";
  private static final Pattern ROW =
      Pattern.compile("^[ \\t]*" + HEADING + "\\s+(" + BYTES + ")[ \\t\\r]*$", Pattern.MULTILINE);

  private static final String NO_LABEL =
      "the program does not begin with a label; check whether it is whole";

  private static final String ROWS =
      "%s has %d rows on these pages; if the paper shows more, a page is missing";

  private static final String LINE_END = "\r\n";

  private WandFile() {}

  /** Reads a WND file; empty if the content is not one. */
  static Optional<ProgramFile> read(byte[] content) {
    if (!new String(content, StandardCharsets.ISO_8859_1).contains("Row")
        || !TextFile.isText(content)) {
      return Optional.empty();
    }
    List<WandRow> rows = rows(TextFile.text(content));
    return rows.isEmpty() ? Optional.empty() : Optional.of(programs(rows));
  }

  /**
   * Returns the rows of a WND file that are not part of programs, from their checksums on; none if
   * the content is not a WND file. Rows with a wrong checksum are left out.
   */
  public static List<byte[]> otherRows(byte[] content) {
    return TextFile.isText(content)
        ? different(rows(TextFile.text(content))).stream()
            .filter(row -> !row.isProgram() && row.isOtherKind())
            .map(WandRow::bytes)
            .toList()
        : List.of();
  }

  /**
   * Returns the bytes of a program line that does what the wand does with a row outside of
   * programs: a number, a text, or the bytes of a function; empty for other kinds. The bytes of a
   * function need not be those of a program line.
   */
  public static Optional<byte[]> line(byte[] row) {
    return DataRow.of(row).map(DataRow::line).or(() -> WandContents.function(row));
  }

  /** Returns the rows without those that were read on several pages. */
  private static Collection<WandRow> different(List<WandRow> rows) {
    Map<List<Object>, WandRow> different = new LinkedHashMap<>();
    rows.forEach(row -> different.putIfAbsent(key(row), row));
    return different.values();
  }

  private static List<Object> key(WandRow row) {
    return List.of(ByteBuffer.wrap(row.bytes()), row.copy());
  }

  private static List<WandRow> rows(String text) {
    List<WandRow> rows = new ArrayList<>();
    Map<ByteBuffer, Integer> copies = new HashMap<>();
    int last = 0;
    int page = 0;
    for (MatchResult match : ROW.matcher(text).results().toList()) {
      int stated = Integer.parseInt(match.group(1));
      if (stated == 0 && !text.substring(last, match.start()).isBlank()) {
        page++;
        copies.clear();
      }
      last = match.end();
      byte[] bytes = HexFormat.of().parseHex(match.group(2));
      int copy = copies.merge(ByteBuffer.wrap(bytes), 1, Integer::sum);
      rows.add(new WandRow(bytes, page, copy, stated));
    }
    return rows;
  }

  private static ProgramFile programs(List<WandRow> rows) {
    List<Diagnostic> problems = new ArrayList<>();
    Map<List<Object>, Integer> indexes = new HashMap<>();
    List<WandRow> different = new ArrayList<>();
    for (WandRow row : different(rows)) {
      if (row.isProgram()) {
        indexes.put(key(row), different.size());
        different.add(row);
      } else {
        problems.add(otherKind(row));
      }
    }
    Map<Integer, List<Integer>> pages =
        rows.stream()
            .filter(WandRow::isProgram)
            .collect(
                Collectors.groupingBy(
                    WandRow::page,
                    TreeMap::new,
                    Collectors.mapping(row -> indexes.get(key(row)), Collectors.toList())));
    List<byte[]> programs = new ArrayList<>();
    List<ChainPart> incomplete = new ArrayList<>();
    for (ChainPart part : new RowChains(different, pages.values()).parts()) {
      Optional<byte[]> program = part.program();
      program.ifPresentOrElse(programs::add, () -> incomplete.add(part));
      if (program.isPresent() && part.mayMissPages()) {
        String name = part.name().map(CharacterSet::glyphs).orElse("the program");
        problems.add(problem(Severity.WARNING, ROWS.formatted(name, part.rows().size())));
      }
      if (part.mayBeginLater()) {
        problems.add(problem(Severity.WARNING, NO_LABEL));
      }
    }
    MissingRows.of(incomplete).forEach(it -> problems.add(problem(Severity.ERROR, it)));
    return new ProgramFile(ProgramFile.Format.WND, programs, problems);
  }

  private static Diagnostic otherKind(WandRow row) {
    return row.isOtherKind()
        ? problem(Severity.WARNING, "a row is not part of a program · " + row.contents())
        : problem(Severity.ERROR, "a row has a wrong checksum: " + row.hexadecimal());
  }

  private static Diagnostic problem(Severity severity, String message) {
    return Diagnostic.atByte(0, severity, message);
  }

  /** Returns the content of a file with some programs. */
  static byte[] write(List<byte[]> programs) {
    StringBuilder text = new StringBuilder();
    for (byte[] program : programs) {
      Barcode code = Barcode.of(program);
      line(text, code.title().isEmpty() ? "Program without a name" : code.title());
      line(text, "");
      line(text, "Program Registers Needed: " + code.registers());
      line(text, "");
      for (Barcode.BarcodeRow row : code.rows()) {
        line(text, "Row %d (%d - %d)".formatted(row.number(), row.firstLine(), row.lastLine()));
        line(text, HexFormat.of().withUpperCase().formatHex(row.bytes()));
      }
      line(text, "");
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static void line(StringBuilder text, String line) {
    text.append(line).append(LINE_END);
  }
}
