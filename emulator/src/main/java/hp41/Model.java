package hp41;

/** The three models, which differ in memory and in the modules built in. */
public enum Model {
  C,
  CV,
  CX
}
