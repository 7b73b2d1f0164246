package hp41.editor.language;

import hp41.key.OperandKind;
import hp41.listing.SourceMap;
import hp41.machine.Operand;
import hp41.text.Counted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Range;

/** The code lenses of each program: commands that start it, and its memory requirements. */
final class CodeLenses {

  /** The command that runs a program; its arguments are the file and the label. */
  static final String RUN = "hp41.run";

  /** The command that debugs a program. */
  static final String DEBUG = "hp41.debug";

  private static final Pattern SIZE = Pattern.compile("\\bSIZE\\s+(\\d{1,3})\\b");
  private static final int BYTES = 7;

  private CodeLenses() {}

  /** Returns the code lenses of a listing. */
  static List<CodeLens> of(ParsedListing listing) {
    List<CodeLens> lenses = new ArrayList<>();
    int above = 0;
    for (SourceMap.MappedProgram program : listing.source().programs()) {
      Range head = listing.range(DocumentSymbols.head(program));
      List<Object> program41 = List.of(listing.uri(), DocumentSymbols.title(program).orElse(""));
      int last = listing.range(program).getEnd().getLine();
      String registers =
          "%s, %s"
              .formatted(
                  Counted.of((program.bytes().length + BYTES - 1) / BYTES, "register"),
                  size(program, stated(listing.text(), above, last)));
      lenses.add(lens(head, new Command("▶ run", RUN, program41)));
      lenses.add(lens(head, new Command("⏵ debug", DEBUG, program41)));
      lenses.add(lens(head, new Command(registers, "")));
      above = last + 1;
    }
    return lenses;
  }

  private static CodeLens lens(Range range, Command command) {
    return new CodeLens(range, command, null);
  }

  /** Returns the SIZE in the comments of a program or above it. */
  private static Optional<Integer> stated(EditedText text, int first, int last) {
    for (int line = first; line <= last; line++) {
      Matcher size = SIZE.matcher(text.line(line));
      if (size.find()) {
        return Optional.of(Integer.valueOf(size.group(1)));
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the number of data registers that the highest register number in the steps requires, or
   * more if a comment states more.
   */
  private static String size(SourceMap.MappedProgram program, Optional<Integer> stated) {
    int named = 0;
    boolean indirect = false;
    for (SourceMap.MappedLine line : program.lines()) {
      if (line.instruction().operand() instanceof Operand.Postfix register) {
        indirect |= register.isIndirect();
        boolean data =
            (register.isIndirect()
                    || line.instruction().function().operand() == OperandKind.REGISTER)
                && !register.isStatus();
        named = Math.max(named, data ? register.number() + 1 : 0);
      }
    }
    int size = Math.max(named, stated.orElse(0));
    return "SIZE %03d%s".formatted(size, indirect && stated.isEmpty() ? " or more" : "");
  }
}
