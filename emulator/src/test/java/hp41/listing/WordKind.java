package hp41.listing;

import java.util.Locale;

/** The kinds of words in a listing, with their scopes in a TextMate grammar. */
enum WordKind {
  COMMENT("comment.line"),
  EXPECT("keyword.other.expect"),
  DIRECTIVE("meta.preprocessor"),
  LINE_NUMBER("comment.other.line-number"),
  MARK("keyword.operator.mark"),
  FUNCTION("support.function"),
  MODULE_FUNCTION("support.function.module"),
  BRANCH("keyword.control"),
  REGISTER("constant.numeric.register"),
  STACK("variable.language.stack"),
  INDIRECT("storage.modifier.indirect"),
  LABEL("entity.name.label"),
  GLOBAL_LABEL("entity.name.function"),
  NUMBER("constant.numeric"),
  BYTES("constant.other.bytes"),
  XROM("constant.other.xrom"),
  APPEND("keyword.operator.append"),
  INNER_APPEND("keyword.operator.append"),
  STRING("string.quoted"),
  ESCAPE("constant.character.escape");

  private final String scope;

  WordKind(String scope) {
    this.scope = scope;
  }

  String scope() {
    return scope + ".hp41";
  }

  /** Returns the name of the group in Vim without the common prefix, such as {@code LineNumber}. */
  String group() {
    StringBuilder group = new StringBuilder();
    for (String word : name().split("_")) {
      group.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
    }
    return group.toString();
  }
}
