package hp41;

import java.util.Locale;

/** The kind of a {@linkplain KnownName name} that can be typed. */
public sealed interface NameKind {

  /** Returns the word that lists show for this kind. */
  String word();

  /** Kinds that every calculator has. */
  enum BuiltinName implements NameKind {
    /** A function of the calculator itself. */
    FUNCTION,
    /** A global label of a program. */
    LABEL;

    @Override
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A function of a module. */
  record ModuleFunction(String word) implements NameKind {}

  /** A name that a front end adds. */
  non-sealed interface FrontEndName extends NameKind {}
}
