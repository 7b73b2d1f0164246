package hp41.listing;

import hp41.listing.Vocabulary.Kind;
import hp41.machine.ModuleDefinition;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The syntax file of listings for Vim. */
final class VimSyntax {

  private static final int WIDTH = 100;

  private final Vocabulary vocabulary;
  private final StringBuilder script = new StringBuilder();

  private VimSyntax(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  static String of(Vocabulary vocabulary) {
    VimSyntax syntax = new VimSyntax(vocabulary);
    syntax.script.append(HEAD);
    for (ModuleDefinition module : vocabulary.modules()) {
      syntax.module(module);
    }
    return syntax.script.append(TAIL).toString();
  }

  private void module(ModuleDefinition module) {
    boolean mainframe = module.equals(vocabulary.modules().get(0));
    script.append("\n\" ").append(module.name()).append('\n');
    String group = mainframe ? "hp41Function" : "hp41ModuleFunction";
    words(group, "", vocabulary.words(module, Kind.ALONE));
    words(
        group,
        " nextgroup=hp41Indirect,hp41Stack,hp41Register skipwhite",
        vocabulary.words(module, Kind.WITH_REGISTER));
    words(
        "hp41Branch",
        " nextgroup=hp41Indirect,hp41Label,hp41GlobalLabel skipwhite",
        vocabulary.words(module, Kind.WITH_LABEL));
  }

  /** Writes words as keywords, or as patterns if Vim does not accept them as keywords. */
  private void words(String group, String next, Set<String> words) {
    Set<String> keywords = new TreeSet<>(words);
    keywords.removeIf(word -> !next.isEmpty() || !isKeyword(word, words));
    Set<String> others = new TreeSet<>(Vocabulary.LONGEST_FIRST);
    others.addAll(words);
    others.removeAll(keywords);
    StringBuilder line = new StringBuilder();
    for (String keyword : keywords) {
      if (line.isEmpty() || line.length() + keyword.length() >= WIDTH) {
        script.append(line).append(line.isEmpty() ? "" : "\n");
        line = new StringBuilder("syn keyword " + group);
      }
      line.append(' ').append(keyword);
    }
    script.append(line).append(line.isEmpty() ? "" : "\n");
    if (!others.isEmpty()) {
      String choice = others.stream().map(VimSyntax::literal).collect(Collectors.joining("\\|"));
      boolean label = group.equals("hp41Branch");
      script.append(
          "syn match %s +%s\\%%(%s\\)\\ze\\%%($\\|[[:blank:],;%s]\\)+%s\n"
              .formatted(group, label ? LABEL_BEGIN : BEGIN, choice, label ? "\"'“" : "", next));
    }
  }

  /**
   * Returns whether Vim accepts a word as a keyword: ASCII, and not a prefix of another word with a
   * sign. A plus is excluded, because it can be the append sign.
   */
  private static boolean isKeyword(String word, Set<String> words) {
    return word.matches("[!-~&&[^\",;|\\[\\]]]+")
        && !word.equals("+")
        && words.stream().noneMatch(other -> goesOn(word, other));
  }

  private static boolean goesOn(String word, String other) {
    return other.length() > word.length()
        && other.startsWith(word)
        && other.charAt(word.length()) > '~';
  }

  private static String literal(String word) {
    return word.replaceAll("[+.*^$~\\[\\]\\\\]", "\\\\$0").replace("\\+", "[+]");
  }

  private static final String BEGIN = "\\%(^\\|[[:blank:],]\\)\\@1<=";

  /** A label can directly follow its mark. */
  private static final String LABEL_BEGIN = "\\%(^\\|[^[:alnum:]\"']\\)\\@<=";

  private static final String HEAD =
      """
      " Vim syntax file: listings of HP-41 programs.
      " Written by a test from the rows of functions; mvn test -Dhp41.update=true writes it anew.
      if exists("b:current_syntax")
        finish
      endif
      let s:cpo = &cpo
      set cpo&vim
      syn case ignore
      syn iskeyword 33,35-43,45-58,60-126,192-255

      " Numbers and the bytes of a step. Later rules override earlier ones.
      syn match hp41Number +\\%(^\\|[[:blank:],]\\)\\@1<=[-−–]\\=\\%(\\d\\+\\%([.,]\\d\\+\\|[.]\\)\\=\\|[.]\\d*\\|,\\d\\+\\)\\%(\\s\\=E[-−–]\\=\\d\\{0,2}\\)\\=\\ze\\%($\\|[[:blank:],;]\\)+
      syn match hp41Number +\\%(^\\|[[:blank:],]\\)\\@1<=[-−–]\\=E[-−–]\\=\\d\\{0,2}\\ze\\%($\\|[[:blank:],;]\\)+
      syn match hp41Bytes +\\%(^\\|[[:blank:]]\\)\\@1<=#\\x\\x\\%( \\x\\x\\)*\\ze\\s*\\%($\\|;\\)+
      syn match hp41Xrom +\\%(^\\|[[:blank:]]\\)\\@1<=XROM\\s\\+\\d\\{1,2}\\%(\\s*[,.:/]\\s*\\|\\s\\+\\)\\d\\{1,2}\\>+
      syn match hp41Xrom +\\%(^\\|[[:blank:]]\\)\\@1<=XROM\\ze\\s*["'┬]+

      " The line number and the mark of a label
      syn match hp41LineNumber +^\\s*\\zs\\d\\{1,4}\\ze\\%([.:)]\\=\\s\\+\\%(E[-−–]\\=\\d*\\s*\\%($\\|;\\)\\)\\@![^[:blank:];(]\\|[^[:alnum:][:blank:]]\\{1,3}\\s*LBL\\>\\|["“>├⊢]\\)+
      syn match hp41Mark +\\%(^\\s*\\%(\\d\\{1,4}\\)\\=\\s*\\)\\@<=[^[:alnum:][:blank:]"'.;#@]\\{1,3}\\ze\\s*LBL\\>+

      " What follows a function's name
      syn match hp41GlobalLabel +[^[:blank:];,"'“„]\\++ contained
      syn match hp41Register +\\d\\{1,3}\\>+ contained
      syn match hp41Stack +\\%(ST\\s\\+\\)\\=\\C[XYZTLMNOPQRxyztlmnopqrabcde]\\>+ contained
      syn match hp41Indirect +\\%(ST\\s\\+\\)\\=IND\\>+ contained nextgroup=hp41Stack,hp41Register skipwhite
      syn match hp41Label +\\%(\\d\\d\\=\\|\\C[A-Ja-e]\\)\\>+ contained
      syn region hp41GlobalLabel start=+"+ skip=+\\\\.+ end=+"+ oneline contained contains=hp41Escape
      syn region hp41GlobalLabel start=+'+ skip=+\\\\.+ end=+'+ oneline contained contains=hp41Escape
      syn region hp41GlobalLabel start=+[“„]+ end=+[”"]+ oneline contained contains=hp41Escape

      " Texts
      syn match hp41Append +\\%(>-\\|->\\||-\\|\\\\-\\|[>+├⊢⊦┝┣]\\)\\ze["'“‘„]+ nextgroup=hp41String
      syn match hp41Append +\\<\\%(APPEND\\|APPND\\|APND\\)\\ze\\s*["'“‘„]+ nextgroup=hp41String skipwhite
      syn region hp41String start=+"+ skip=+\\\\.+ end=+"+ oneline contains=hp41Escape,hp41InnerAppend
      syn region hp41String start=+'+ skip=+\\\\.+ end=+'+ oneline contains=hp41Escape,hp41InnerAppend
      syn region hp41String start=+[“„]+ end=+[”"]+ oneline contains=hp41Escape,hp41InnerAppend
      syn match hp41Escape +\\\\\\%(x\\x\\x\\|\\x\\x\\|["'\\\\abtnfr]\\)+ contained
      syn match hp41InnerAppend +["'“‘„]\\@1<=\\%(|-\\|\\\\-\\|[├⊢⊦┝┣]\\)+ contained
      """;

  private static final String TAIL =
      """

      " Comments, and comments that only tools read
      syn match hp41Comment +;.*$+ contains=hp41Expect
      syn match hp41Comment +\\%(^\\|\\s\\)\\@1<=\\%(@\\|//\\).*$+ contains=hp41Expect
      syn match hp41Comment +\\%(^\\|\\s\\)\\@1<=#\\%(\\x\\x\\%( \\x\\x\\)*\\s*\\%($\\|;\\)\\)\\@!.*$+
      syn match hp41Expect +;\\s*\\zsexpect:.*$+ contained
      syn match hp41Directive +\\C^\\s*\\.[a-z]\\w*.*$+
      syn match hp41Directive +^\\s*#\\=define\\s.*$+ contains=hp41Comment

      hi def link hp41Number Number
      hi def link hp41Bytes SpecialChar
      hi def link hp41Xrom Macro
      hi def link hp41LineNumber LineNr
      hi def link hp41Mark Special
      hi def link hp41Function Function
      hi def link hp41ModuleFunction Type
      hi def link hp41Branch Statement
      hi def link hp41Register Number
      hi def link hp41Stack Identifier
      hi def link hp41Indirect Operator
      hi def link hp41Label Label
      hi def link hp41GlobalLabel Label
      hi def link hp41Append Operator
      hi def link hp41InnerAppend Operator
      hi def link hp41String String
      hi def link hp41Escape SpecialChar
      hi def link hp41Comment Comment
      hi def link hp41Expect SpecialComment
      hi def link hp41Directive PreProc

      let b:current_syntax = "hp41"
      let &cpo = s:cpo
      unlet s:cpo
      """;
}
