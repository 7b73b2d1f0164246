package hp41;

/** The kind of a {@linkplain KnownName name} that can be typed. */
public sealed interface NameKind {

  /** Returns the word that lists show for this kind. */
  String word();

  /** Kinds that every calculator has. */
  enum BuiltinName implements NameKind {
    /** A function of the calculator itself. */
    FUNCTION,
    /** A global label of a program in memory. */
    LABEL,
    /** A global label of a program outside memory, which XEQ loads. */
    LOADABLE_LABEL;

    @Override
    public String word() {
      return this == FUNCTION ? "function" : "label";
    }
  }

  /** A function of a module. */
  record ModuleFunction(String word) implements NameKind {}

  /** A name that a front end adds. */
  non-sealed interface FrontEndName extends NameKind {}
}
