package hp41.key;

/** The input that the next key continues. */
public enum Keying {
  /** No input: keys are functions. */
  NOTHING,
  /** A number. */
  NUMBER,
  /** Characters of the ALPHA register or of a text line. */
  TEXT,
  /** The operand of a prompt. */
  OPERAND,
  /** The name of a function or label, for example after XEQ, GTO, LBL or ASN. */
  NAME,
  /** A catalog, running or stopped. */
  CATALOGUE
}
