package hp41.event;

import hp41.number.DomainError;
import hp41.number.RangeError;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * An error that the calculator displays and stops with. It is a normal result of the emulated
 * machine and therefore has no stack trace. All messages are defined here, except those of {@link
 * DomainError} and {@link RangeError}.
 */
public final class CalculatorError extends RuntimeException {

  public static final CalculatorError ALPHA_DATA =
      new CalculatorError("ALPHA DATA", "A register that was to give a number holds text.");
  public static final CalculatorError DATA_ERROR =
      new CalculatorError(
          DomainError.INSTANCE.getMessage(),
          "The function has no result for this number, as 1/X of 0.");
  public static final CalculatorError DATA_ERROR_X =
      new CalculatorError(
          DATA_ERROR.getMessage() + " X",
          "The time in X is none, or X is out of what the function takes.");
  public static final CalculatorError DATA_ERROR_Y =
      new CalculatorError(DATA_ERROR.getMessage() + " Y", "The date in Y is none.");
  public static final CalculatorError DATA_ERROR_Z =
      new CalculatorError(
          DATA_ERROR.getMessage() + " Z", "The interval in Z at which the alarm repeats is none.");
  public static final CalculatorError NONEXISTENT =
      new CalculatorError(
          "NONEXISTENT", "There is no such register, label, program, function or flag.");
  public static final CalculatorError OUT_OF_RANGE =
      new CalculatorError(
          RangeError.INSTANCE.getMessage(),
          "The result would be 1E100 or more; SF 24 lets it be 9.99E99.");

  /** Not a function's error: memory was packed and the keys must be pressed again. */
  public static final CalculatorError TRY_AGAIN =
      new CalculatorError(
          "TRY AGAIN", "Memory was packed to make room: key it again, or lower SIZE.");

  public static final CalculatorError PRIVATE =
      new CalculatorError("PRIVATE", "The program may be run, but not seen or changed.");
  public static final CalculatorError RAM =
      new CalculatorError("RAM", "The program is in memory already, so COPY has nothing to do.");
  public static final CalculatorError ROM =
      new CalculatorError(
          "ROM", "The program belongs to a module and cannot be changed or cleared.");
  public static final CalculatorError NO_ROOM =
      new CalculatorError(
          "NO ROOM", "Memory is too full: lower SIZE or clear a program or a file.");
  public static final CalculatorError DUP_FL =
      new CalculatorError("DUP FL", "There is a file of this name already.");
  public static final CalculatorError NAME_ERR =
      new CalculatorError(
          "NAME ERR", "ALPHA holds no name of a file, or no program has this name.");
  public static final CalculatorError FL_NOT_FOUND =
      new CalculatorError("FL NOT FOUND", "There is no such file, or no file has been chosen yet.");
  public static final CalculatorError FL_TYPE_ERR =
      new CalculatorError("FL TYPE ERR", "The file is of another type than the function works on.");
  public static final CalculatorError FL_SIZE_ERR =
      new CalculatorError("FL SIZE ERR", "The file would become too short for what it holds.");
  public static final CalculatorError END_OF_FL =
      new CalculatorError(
          "END OF FL", "The file's pointer is behind its end, or there is no room left.");
  public static final CalculatorError END_OF_REC =
      new CalculatorError("END OF REC", "The pointer would stand behind the end of the record.");
  public static final CalculatorError REC_TOO_LONG =
      new CalculatorError("REC TOO LONG", "The record would have more than 254 characters.");
  public static final CalculatorError CHKSUM_ERR =
      new CalculatorError("CHKSUM ERR", "The program in the file is damaged.");
  public static final CalculatorError KEYCODE_ERR =
      new CalculatorError("KEYCODE ERR", "X holds no code of a key, row and column as in 11.");
  public static final CalculatorError NO_SUCH_ALARM =
      new CalculatorError("NO SUCH ALM", "There is no alarm with this number or message.");
  public static final CalculatorError TRANSMIT_ERR =
      new CalculatorError(
          "TRANSMIT ERR", "No device on the loop answers, or none that could do this.");
  public static final CalculatorError NO_DRIVE =
      new CalculatorError("NO DRIVE", "There is no drive on the loop; --disc plugs one in.");
  public static final CalculatorError MEDM_ERR =
      new CalculatorError("MEDM ERR", "The medium's folder or file cannot be read or written.");
  public static final CalculatorError DUP_FL_NAME =
      new CalculatorError("DUP FL NAME", "There is a file of this name on the medium already.");
  public static final CalculatorError FL_SECURED =
      new CalculatorError(
          "FL SECURED", "The file is secured against changes; UNSEC lets it be changed.");
  public static final CalculatorError CARD =
      new CalculatorError("CARD", "No card fits, or several do: its name belongs in ALPHA.");

  /** READY for any number of tracks, in the form that the help shows. */
  public static final CalculatorError READY =
      new CalculatorError(
          "RDY 01 OF nn", "A card is wanted: name it in ALPHA, then R/S tries again.");

  public static final CalculatorError CARD_ERR =
      new CalculatorError("CARD ERR", "The card of this name is of another kind, or damaged.");
  public static final CalculatorError PROTECTED =
      new CalculatorError(
          "PROTECTED", "The card is protected; with flag 14 set it is written all the same.");
  public static final CalculatorError MRG_ERR =
      new CalculatorError("MRG ERR", "Only the last program in memory can be merged into.");
  public static final CalculatorError MALFUNCTION =
      new CalculatorError("MALFUNCTION", "The card's file cannot be read or written.");

  private static final long serialVersionUID = 1L;

  /** All errors in the order of the help. */
  public static final List<CalculatorError> ALL =
      List.of(
          ALPHA_DATA,
          DATA_ERROR,
          DATA_ERROR_X,
          DATA_ERROR_Y,
          DATA_ERROR_Z,
          NONEXISTENT,
          OUT_OF_RANGE,
          TRY_AGAIN,
          PRIVATE,
          RAM,
          ROM,
          NO_ROOM,
          DUP_FL,
          NAME_ERR,
          FL_NOT_FOUND,
          FL_TYPE_ERR,
          FL_SIZE_ERR,
          END_OF_FL,
          END_OF_REC,
          REC_TOO_LONG,
          CHKSUM_ERR,
          KEYCODE_ERR,
          NO_SUCH_ALARM,
          TRANSMIT_ERR,
          NO_DRIVE,
          MEDM_ERR,
          DUP_FL_NAME,
          FL_SECURED,
          CARD,
          READY,
          CARD_ERR,
          PROTECTED,
          MRG_ERR,
          MALFUNCTION);

  private static final Map<String, CalculatorError> BY_MESSAGE =
      ALL.stream().collect(Collectors.toUnmodifiableMap(CalculatorError::getMessage, it -> it));

  private static final Pattern TRACKS = Pattern.compile("RDY 01 OF \\d\\d");

  private final CalculatorError kind;
  private final String meaning;
  private final String reason;

  private CalculatorError(String message, String meaning) {
    super(message, null, false, false);
    this.meaning = meaning;
    kind = this;
    reason = "";
  }

  private CalculatorError(CalculatorError kind, String message, String reason) {
    super(message, null, false, false);
    this.kind = kind;
    meaning = kind.meaning;
    this.reason = reason;
  }

  /** Returns the error for an exception of the arithmetic or of a function. */
  public static CalculatorError of(RuntimeException thrown) {
    return thrown instanceof CalculatorError error
        ? error
        : thrown == RangeError.INSTANCE ? OUT_OF_RANGE : DATA_ERROR;
  }

  /** Returns the kind of the error with this message, where only the display is known. */
  public static Optional<CalculatorError> shown(String message) {
    return TRACKS.matcher(message).matches()
        ? Optional.of(READY)
        : Optional.ofNullable(BY_MESSAGE.get(message));
  }

  /** Returns which of {@link #ALL} it is, whatever its reason or number of tracks. */
  public CalculatorError kind() {
    return kind;
  }

  /** Returns whether a text is the message of an error, or a message that is displayed like one. */
  public static boolean isMessage(String text) {
    return BY_MESSAGE.containsKey(text);
  }

  /** Returns this error with a specific reason, which is shown next to the message. */
  public CalculatorError withReason(String reason) {
    return new CalculatorError(kind, getMessage(), reason);
  }

  /** Returns the specific reason of this error; empty if it has none. */
  public String reason() {
    return reason;
  }

  /** Returns the meaning of the error as a sentence. */
  public String meaning() {
    return meaning;
  }

  /**
   * Returns the message that the card reader waits for the first of {@code tracks} tracks. It is
   * not an error either.
   */
  public static CalculatorError ready(int tracks) {
    return new CalculatorError(READY, "RDY 01 OF %02d".formatted(tracks), "");
  }
}
