package hp41.keyboard;

/** What the next key goes into. */
public enum Keying {
  /** Nothing is open: keys are functions. */
  NOTHING,
  /** A number. */
  NUMBER,
  /** Characters of the ALPHA register or of a text line. */
  TEXT,
  /** The operand of a prompt. */
  OPERAND,
  /** A name behind XEQ, GTO, LBL, ASN … */
  NAME,
  /** A catalogue runs or stands. */
  CATALOGUE
}
