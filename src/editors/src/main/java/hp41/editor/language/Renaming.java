package hp41.editor.language;

import hp41.machine.Operand;
import hp41.memory.CharacterSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;

/** Renames labels together with the jumps that find them. */
record Renaming(LabelReferences labels) {

  private static final Pattern NUMBER = Pattern.compile("\\d{1,2}");
  private static final Pattern NAME = Pattern.compile("[^\"\\\\,.:;\\p{Cntrl}]{1,7}");
  private static final String QUOTES = "^[\"“„'‘]|[\"”'’]$";

  /** Returns the edits that rename a label. */
  WorkspaceEdit edits(LabelReferences.LabelPlace place, String name) {
    List<LabelReferences.LabelPlace> occurrences = labels.occurrences(place);
    if (occurrences.stream().noneMatch(LabelReferences.LabelPlace::isLabel)) {
      throw LanguageService.refusal("the label of this jump does not exist");
    }
    LabelReferences.name(place).ifPresent(it -> refuseSeveral(it, place, occurrences));
    occurrences.stream()
        .filter(LabelReferences.LabelPlace::isInBytes)
        .findFirst()
        .ifPresent(
            it -> {
              throw LanguageService.refusal(
                  "line " + it.line().place().line() + " is given in bytes");
            });
    String written =
        LabelReferences.name(place).isPresent() ? global(place, name) : local(occurrences, name);
    Map<String, List<TextEdit>> changes = new LinkedHashMap<>();
    for (LabelReferences.LabelPlace it : occurrences) {
      changes
          .computeIfAbsent(it.listing().uri(), uri -> new ArrayList<>())
          .add(new TextEdit(it.name(), spaced(it, written)));
    }
    return new WorkspaceEdit(changes);
  }

  /** Refuses if a jump may mean one of several labels with the same name. */
  private void refuseSeveral(
      String name, LabelReferences.LabelPlace place, List<LabelReferences.LabelPlace> occurrences) {
    List<LabelReferences.LabelPlace> all = labels.labels(name, place);
    for (LabelReferences.LabelPlace jump : occurrences) {
      List<LabelReferences.LabelPlace> own = all.stream().filter(jump::isBeside).toList();
      List<LabelReferences.LabelPlace> meant = own.isEmpty() ? all : own;
      if (meant.size() > 1) {
        String where =
            meant.stream()
                .map(it -> it.listing().fileName() + " line " + it.line().place().line())
                .collect(Collectors.joining(", "));
        throw LanguageService.refusal(
            "there are several labels %s (%s), and %s line %d may mean any of them; rename them by hand"
                .formatted(
                    CharacterSet.glyphs(name),
                    where,
                    jump.listing().fileName(),
                    jump.line().place().line()));
      }
    }
  }

  /** Returns the new name with a leading blank if there is none, or with XEQ if it is omitted. */
  static String spaced(LabelReferences.LabelPlace place, String written) {
    Range step = place.step();
    int front = place.name().getStart().getCharacter() - step.getStart().getCharacter();
    if (front == 0) {
      return "XEQ " + written;
    }
    boolean blank = Character.isWhitespace(place.listing().step(place.line()).charAt(front - 1));
    return blank || !written.startsWith("\"") ? written : " " + written;
  }

  private String global(LabelReferences.LabelPlace place, String name) {
    String bare = name.strip().replaceAll(QUOTES, "");
    if (!NAME.matcher(bare).matches() || !bare.chars().allMatch(Renaming::isKnown)) {
      throw LanguageService.refusal(
          "a global label has one to seven of the calculator's characters, without . , : ; and"
              + " quotes");
    }
    if (Operand.Local.named(bare).isPresent()) {
      throw LanguageService.refusal(bare + " alone is a local label");
    }
    String characters = CharacterSet.characters(bare);
    boolean exists =
        !LabelReferences.name(place).equals(Optional.of(characters))
            && !labels.labels(characters, place).isEmpty();
    if (exists) {
      throw LanguageService.refusal("there is a label " + bare + " already");
    }
    return '"' + bare + '"';
  }

  private static boolean isKnown(int character) {
    return CharacterSet.has((char) character);
  }

  private static String local(List<LabelReferences.LabelPlace> occurrences, String name) {
    Operand.Local label =
        local(name.strip())
            .orElseThrow(
                () -> LanguageService.refusal("a local label is 00 to 99, A to J or a to e"));
    if (!LabelReferences.keepsJumps(occurrences, label)) {
      throw LanguageService.refusal(
          "a jump would then find another label: " + name.strip() + " is used here");
    }
    return NUMBER.matcher(name.strip()).matches() ? "%02d".formatted(label.label()) : name.strip();
  }

  private static Optional<Operand.Local> local(String name) {
    return NUMBER.matcher(name).matches()
        ? Optional.of(new Operand.Local(Integer.parseInt(name)))
        : Operand.Local.named(name);
  }
}
