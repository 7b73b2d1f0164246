package hp41;

import java.util.Locale;

/** What a {@linkplain Calculator.KnownName name} that can be typed is the name of. */
public sealed interface NameKind {

  /** The word for it, as lists show it. */
  String word();

  /** What every calculator has. */
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

  /** A function of the module with this name. */
  record ModuleFunction(String word) implements NameKind {}

  /** What a front end offers beside the names of the calculator. */
  non-sealed interface FrontEndName extends NameKind {}
}
