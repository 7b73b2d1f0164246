package hp41.machine;

import hp41.number.DomainError;
import hp41.number.RangeError;

/**
 * An error that the calculator shows and stops with. It carries no stack trace: it is an answer of
 * the machine's, not a fault of ours. Each message stands here, but for those of {@link
 * DomainError} and {@link RangeError}.
 */
public final class CalculatorError extends RuntimeException {

  public static final CalculatorError ALPHA_DATA = new CalculatorError("ALPHA DATA");
  public static final CalculatorError CARD = new CalculatorError("CARD");
  public static final CalculatorError CARD_ERR = new CalculatorError("CARD ERR");
  public static final CalculatorError CHKSUM_ERR = new CalculatorError("CHKSUM ERR");
  public static final CalculatorError DATA_ERROR =
      new CalculatorError(DomainError.INSTANCE.getMessage());
  public static final CalculatorError DATA_ERROR_X =
      new CalculatorError(DATA_ERROR.getMessage() + " X");
  public static final CalculatorError DATA_ERROR_Y =
      new CalculatorError(DATA_ERROR.getMessage() + " Y");
  public static final CalculatorError DATA_ERROR_Z =
      new CalculatorError(DATA_ERROR.getMessage() + " Z");
  public static final CalculatorError DUP_FL_NAME = new CalculatorError("DUP FL NAME");
  public static final CalculatorError END_OF_FL = new CalculatorError("END OF FL");
  public static final CalculatorError FL_NOT_FOUND = new CalculatorError("FL NOT FOUND");
  public static final CalculatorError FL_SECURED = new CalculatorError("FL SECURED");
  public static final CalculatorError FL_TYPE_ERR = new CalculatorError("FL TYPE ERR");
  public static final CalculatorError MALFUNCTION = new CalculatorError("MALFUNCTION");
  public static final CalculatorError MEDM_ERR = new CalculatorError("MEDM ERR");
  public static final CalculatorError NAME_ERR = new CalculatorError("NAME ERR");
  public static final CalculatorError NO_DRIVE = new CalculatorError("NO DRIVE");
  public static final CalculatorError NO_ROOM = new CalculatorError("NO ROOM");
  public static final CalculatorError NO_SUCH_ALARM = new CalculatorError("NO SUCH ALM");
  public static final CalculatorError NONEXISTENT = new CalculatorError("NONEXISTENT");
  public static final CalculatorError OUT_OF_RANGE =
      new CalculatorError(RangeError.INSTANCE.getMessage());
  public static final CalculatorError PRIVATE = new CalculatorError("PRIVATE");
  public static final CalculatorError PRINTER_OFF = new CalculatorError("PRINTER OFF");
  public static final CalculatorError PROTECTED = new CalculatorError("PROTECTED");
  public static final CalculatorError RAM = new CalculatorError("RAM");
  public static final CalculatorError ROM = new CalculatorError("ROM");

  public static final CalculatorError DUP_FL = new CalculatorError("DUP FL");
  public static final CalculatorError END_OF_REC = new CalculatorError("END OF REC");
  public static final CalculatorError FL_SIZE_ERR = new CalculatorError("FL SIZE ERR");
  public static final CalculatorError KEYCODE_ERR = new CalculatorError("KEYCODE ERR");
  public static final CalculatorError REC_TOO_LONG = new CalculatorError("REC TOO LONG");
  public static final CalculatorError TRANSMIT_ERR = new CalculatorError("TRANSMIT ERR");
  public static final CalculatorError TYPE_ERR = new CalculatorError("TYPE ERR");

  /** Not an error of a function's: memory was packed, and the keys must be pressed again. */
  public static final CalculatorError TRY_AGAIN = new CalculatorError("TRY AGAIN");

  private static final long serialVersionUID = 1L;

  private CalculatorError(String message) {
    super(message, null, false, false);
  }

  /** Not an error either: the card reader waits for the first of so many tracks. */
  public static CalculatorError ready(int tracks) {
    return new CalculatorError("RDY 01 OF %02d".formatted(tracks));
  }
}
