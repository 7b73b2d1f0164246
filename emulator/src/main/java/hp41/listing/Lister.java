package hp41.listing;

import hp41.machine.Codec;
import hp41.machine.Instruction;
import hp41.machine.InstructionSet;
import hp41.machine.Operand;
import hp41.machine.StepSpelling;
import hp41.memory.LineLength;
import hp41.program.ProgramBytes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Writes programs as listings. What it writes is read again as the same bytes: a step that the
 * machine would put in other bytes (RCL 05 in two) is written as its bytes, {@code #90 05}, with
 * its name as a comment. A label that is assigned to a key has that key as a comment, {@code ; key
 * 11}, which is read with it.
 */
public final class Lister {

  private final Codec codec;
  private final StepReader reader;
  private final ListingStyle style;

  /**
   * How a listing looks.
   *
   * @param numbers whether each line begins with its number in three digits
   * @param pretty whether steps are spelled as the display shows them, {@code ENTER↑}, {@code
   *     LBL┬A}, wherever reading that gives the same bytes
   */
  public record ListingStyle(boolean numbers, boolean pretty) {

    /** The canonical style. */
    public static final ListingStyle PLAIN = new ListingStyle(false, false);
  }

  /**
   * A line of a listing.
   *
   * @param number in its program, 1 the first
   * @param text the step, without the number
   * @param bytes what it stands for
   */
  public record ListedLine(int number, String text, byte[] bytes) {}

  /** A lister in canonical style that knows these functions. */
  public Lister(InstructionSet instructions) {
    this(instructions, ListingStyle.PLAIN);
  }

  /** A lister that knows these functions. */
  public Lister(InstructionSet instructions, ListingStyle style) {
    this.codec = new Codec(instructions);
    this.reader = new StepReader(instructions);
    this.style = style;
  }

  /** The listing of these programs, each line ended by a line feed. */
  public String list(List<byte[]> programs) {
    StringBuilder listing = new StringBuilder();
    for (byte[] program : programs) {
      for (ListedLine line : lines(program)) {
        if (style.numbers()) {
          listing.append("%03d ".formatted(line.number()));
        }
        listing.append(line.text()).append('\n');
      }
    }
    return listing.toString();
  }

  /** The lines of a program, without the nulls. */
  public List<ListedLine> lines(byte[] program) {
    List<ListedLine> lines = new ArrayList<>();
    for (byte[] bytes : LineLength.split(program)) {
      if (bytes[0] != 0) {
        byte[] plain = ProgramBytes.plain(bytes);
        lines.add(new ListedLine(lines.size() + 1, text(plain), plain));
      }
    }
    return lines;
  }

  /** A step by its name alone, without comments; empty if reading that gives other bytes. */
  public Optional<String> step(Instruction step) {
    return Optional.of(StepText.LISTING.of(step))
        .filter(text -> isReadAs(text, ProgramBytes.plain(step.bytes())));
  }

  private String text(byte[] bytes) {
    Instruction step = codec.decode(bytes);
    boolean xrom = StepText.isXrom(bytes);
    String plain = StepText.LISTING.of(step);
    String key = StepText.key(step);
    for (String name : style.pretty() ? List.of(pretty(step), plain) : List.of(plain)) {
      String text = name + key;
      if (isReadAs(text, bytes)) {
        boolean named = xrom && !text.equals(StepText.xrom(bytes));
        return named ? text + " ;" + StepText.xrom(bytes) : text;
      }
    }
    return (xrom ? StepText.xrom(bytes) : StepText.raw(bytes)) + " ;" + plain;
  }

  /** As the display shows it; but numbers have no blank, so as not to look like line numbers. */
  private static String pretty(Instruction step) {
    return step.operand() instanceof Operand.Digits
        ? StepText.LISTING.of(step)
        : StepSpelling.shown(step);
  }

  private boolean isReadAs(String text, byte[] bytes) {
    try {
      LineScanner cursor = new LineScanner(text);
      List<Instruction> read = reader.readStep(cursor);
      cursor.skipBlanks();
      return cursor.atComment()
          && cursor.remarks().isEmpty()
          && read.size() == 1
          && Arrays.equals(ProgramBytes.plain(read.get(0).bytes()), bytes);
    } catch (ParseError misread) {
      return false;
    }
  }
}
