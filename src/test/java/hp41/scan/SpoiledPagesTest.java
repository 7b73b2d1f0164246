package hp41.scan;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Internals;
import hp41.files.BundledProgram;
import hp41.format.ProgramFile;
import hp41.listing.Barcode;
import hp41.memory.GlobalLabel;
import hp41.print.RandomBytes;
import hp41.print.Sheet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Reads pages that are spoiled at random, and checks that they become their programs or errors. The
 * property hp41.pages is the number of pages, and hp41.seed the seed of the first group of pages.
 */
@Tag("slow")
class SpoiledPagesTest {

  private static final HexFormat HEX = HexFormat.of();

  /** Each group of this number has a program of random bytes. */
  private static final int RANDOM_PROGRAMS = 10;

  private static final int MOST_PAGES = 3;

  /** The rows of pages of one kind. */
  private static final class RowCount {
    private int visible;
    private int read;
    private int wrong;
    private int pages;
    private int wholePages;

    private void add(Photo photo) {
      visible += photo.visible.size();
      read += (int) photo.visible.stream().filter(photo.read::contains).count();
      wrong += (int) photo.read.stream().filter(row -> !photo.page.rows.contains(row)).count();
      pages++;
      wholePages += photo.read.containsAll(photo.visible) ? 1 : 0;
    }

    @Override
    public String toString() {
      return "%d of %d rows (%.2f %%), %d wrong; %d of %d pages whole"
          .formatted(read, visible, 100.0 * read / visible, wrong, wholePages, pages);
    }
  }

  /**
   * A page.
   *
   * @param rows the bytes of its rows
   */
  private record PrintedPage(Sheet.Page page, List<String> rows) {}

  /**
   * A photo of a page.
   *
   * @param visible the bytes of the rows that are in the picture
   * @param read the bytes of the rows that were read
   */
  private record Photo(
      PrintedPage page, SpoiledPage spoiled, List<String> visible, List<String> read) {

    private static Photo of(PrintedPage page, SpoiledPage spoiled, Random random) {
      List<String> visible = new ArrayList<>();
      for (int i = 0; i < page.rows.size(); i++) {
        if (spoiled.contains(page.page.rows().get(i))) {
          visible.add(page.rows.get(i));
        }
      }
      List<String> read =
          Scanner.rows(spoiled.picture(page.page, random)).stream()
              .map(row -> HEX.formatHex(row.bytes()))
              .toList();
      return new Photo(page, spoiled, visible, read);
    }

    private String text() {
      return read.stream().map(row -> "Row 0\n" + row + "\n").collect(Collectors.joining());
    }

    /** Returns whether the photo is one of which nearly all rows must be read. */
    private boolean isGood() {
      return spoiled.dpi() >= 150
          && Math.abs(spoiled.tiltX()) <= 12
          && Math.abs(spoiled.tiltY()) <= 12;
    }
  }

  private static List<String> rows(byte[] program) {
    return Barcode.of(program).rows().stream().map(row -> HEX.formatHex(row.bytes())).toList();
  }

  private static List<PrintedPage> pages(byte[] program) {
    List<PrintedPage> pages = new ArrayList<>();
    List<String> rows = rows(program);
    int first = 0;
    for (Sheet.Page page : Sheet.of(List.of(program)).pages()) {
      int next = first + page.rows().size();
      pages.add(new PrintedPage(page, rows.subList(first, next)));
      first = next;
    }
    return pages;
  }

  /** Returns a bundled program, a random one, or a private one. */
  private static byte[] program(int group, Random random) {
    List<String> names = List.copyOf(BundledProgram.names());
    byte[] file =
        group % RANDOM_PROGRAMS == 0
            ? RandomBytes.raw(random, 600)
            : BundledProgram.named(names.get(group % names.size())).orElseThrow().listing();
    byte[] program = ProgramFile.read(file, Internals.known()).programs().get(0);
    if (random.nextInt(8) == 0) {
      program[program.length - 1] |= GlobalLabel.PRIVATE;
    }
    return program;
  }

  /** Returns the upper half of a page and the lower half of another one. */
  private static PrintedPage mixed(PrintedPage one, PrintedPage other) {
    int half = Math.min(one.rows.size(), other.rows.size()) / 2;
    return new PrintedPage(
        new Sheet.Page(one.page.texts(), joined(one.page.rows(), other.page.rows(), half)),
        joined(one.rows, other.rows, half));
  }

  private static <T> List<T> joined(List<T> one, List<T> other, int half) {
    return Stream.concat(one.stream().limit(half), other.stream().skip(half)).toList();
  }

  /**
   * Returns the pages that are photographed together: some pages of a program in any order, one of
   * them twice, or a page that has rows of two programs.
   */
  private static List<PrintedPage> photographed(List<byte[]> programs, Random random) {
    List<PrintedPage> pages = new ArrayList<>(pages(programs.get(0)));
    Collections.shuffle(pages, random);
    List<PrintedPage> used = new ArrayList<>(pages.subList(0, Math.min(MOST_PAGES, pages.size())));
    if (programs.size() > 1) {
      PrintedPage other = pages(programs.get(1)).get(0);
      used.set(0, mixed(used.get(0), other));
    } else if (random.nextInt(6) == 0) {
      used.add(used.get(0));
    }
    return used;
  }

  @Test
  void noPageGivesWrongBytes() throws IOException {
    int count = Integer.getInteger("hp41.pages", 12);
    long seed = Long.getLong("hp41.seed", 103_000);
    TreeMap<String, RowCount> counts = new TreeMap<>();
    List<String> wrong = new ArrayList<>();
    int whole = 0;
    int groups = 0;
    for (int pages = 0; pages < count; groups++) {
      Random random = new Random(seed + groups);
      int group = (int) ((seed + groups) % 1000);
      List<byte[]> programs = new ArrayList<>(List.of(program(group, random)));
      if (random.nextInt(10) == 0) {
        programs.add(program(random.nextInt(1000), random));
      }
      StringBuilder text = new StringBuilder();
      Set<String> read = new HashSet<>();
      for (PrintedPage page : photographed(programs, random)) {
        Photo photo = Photo.of(page, SpoiledPage.random(random), random);
        count(photo, counts);
        text.append("Page\n").append(photo.text());
        read.addAll(photo.read);
        pages++;
      }
      try {
        boolean right = isRight(text.toString(), programs);
        whole += right ? 1 : 0;
        assertThat(right || !read.containsAll(rows(programs.get(0)))).as("all rows read").isTrue();
      } catch (AssertionError different) {
        wrong.add("group " + (seed + groups) + ": " + different.getMessage());
      }
    }
    String report =
        counts.entrySet().stream().map(Object::toString).collect(Collectors.joining("\n"));
    System.out.println(report + "\n" + whole + " of " + groups + " groups became their program");
    assertThat(wrong).isEmpty();
    RowCount good = counts.getOrDefault("good", new RowCount());
    assertThat(good.read).as(report).isGreaterThanOrEqualTo(good.visible * 99 / 100);
  }

  private static void count(Photo photo, TreeMap<String, RowCount> counts) {
    List<String> kinds = new ArrayList<>(List.of("all", "dpi " + photo.spoiled.dpi() / 100));
    if (photo.isGood()) {
      kinds.add("good");
    }
    kinds.forEach(kind -> counts.computeIfAbsent(kind, it -> new RowCount()).add(photo));
    if (!photo.read.containsAll(photo.visible) || !photo.page.rows.containsAll(photo.read)) {
      long read = photo.visible.stream().filter(photo.read::contains).count();
      System.out.println(read + " of " + photo.visible.size() + " rows: " + photo.spoiled);
    }
  }

  /** Checks that rows become only programs that were printed; returns whether they do so. */
  private static boolean isRight(String text, List<byte[]> programs) {
    ProgramFile file =
        ProgramFile.read(text.getBytes(StandardCharsets.US_ASCII), Internals.known());
    if (file.format() != ProgramFile.Format.WND || file.hasErrors()) {
      return false;
    }
    List<String> printed = programs.stream().map(HEX::formatHex).toList();
    assertThat(file.programs().stream().map(HEX::formatHex)).as(text).isSubsetOf(printed);
    return !file.programs().isEmpty();
  }
}
