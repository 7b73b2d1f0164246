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
      new CalculatorError(
          "ALPHA DATA", "A register contains text where the function needs a number.");
  public static final CalculatorError DATA_ERROR =
      new CalculatorError(
          DomainError.INSTANCE.getMessage(),
          "The function has no result for this number, for example 1/X of 0.");
  public static final CalculatorError DATA_ERROR_X =
      new CalculatorError(
          DATA_ERROR.getMessage() + " X",
          "X is not a valid time, or it is out of the range of the function.");
  public static final CalculatorError DATA_ERROR_Y =
      new CalculatorError(DATA_ERROR.getMessage() + " Y", "Y is not a valid date.");
  public static final CalculatorError DATA_ERROR_Z =
      new CalculatorError(
          DATA_ERROR.getMessage() + " Z", "Z is not a valid interval for a repeating alarm.");
  public static final CalculatorError NONEXISTENT =
      new CalculatorError(
          "NONEXISTENT", "There is no such register, label, program, function or flag.");
  public static final CalculatorError OUT_OF_RANGE =
      new CalculatorError(
          RangeError.INSTANCE.getMessage(),
          "The result is 1E100 or more. With SF 24 it becomes 9.99E99 instead.");

  /** Not a function's error: memory was packed and the keys must be pressed again. */
  public static final CalculatorError TRY_AGAIN =
      new CalculatorError(
          "TRY AGAIN", "Memory was packed to make room. Press the keys again, or lower SIZE.");

  public static final CalculatorError PRIVATE =
      new CalculatorError(
          "PRIVATE", "The program is private: it can be run, but not shown or changed.");
  public static final CalculatorError RAM =
      new CalculatorError("RAM", "The program is in memory already, so COPY does nothing.");
  public static final CalculatorError ROM =
      new CalculatorError(
          "ROM", "The program belongs to a module and cannot be changed or cleared.");
  public static final CalculatorError NO_ROOM =
      new CalculatorError("NO ROOM", "Memory is full. Lower SIZE, or clear a program or a file.");
  public static final CalculatorError DUP_FL =
      new CalculatorError("DUP FL", "A file with this name exists already.");
  public static final CalculatorError NAME_ERR =
      new CalculatorError("NAME ERR", "ALPHA contains no file name, or no program has this name.");
  public static final CalculatorError FL_NOT_FOUND =
      new CalculatorError("FL NOT FOUND", "There is no such file, or no file is selected.");
  public static final CalculatorError FL_TYPE_ERR =
      new CalculatorError("FL TYPE ERR", "The type of the file does not fit the function.");
  public static final CalculatorError FL_SIZE_ERR =
      new CalculatorError("FL SIZE ERR", "The file would become too short for its content.");
  public static final CalculatorError END_OF_FL =
      new CalculatorError(
          "END OF FL", "The pointer is after the end of the file, or the file is full.");
  public static final CalculatorError END_OF_REC =
      new CalculatorError("END OF REC", "The pointer would be after the end of the record.");
  public static final CalculatorError REC_TOO_LONG =
      new CalculatorError("REC TOO LONG", "The record would have more than 254 characters.");
  public static final CalculatorError CHKSUM_ERR =
      new CalculatorError("CHKSUM ERR", "The program in the file is damaged.");
  public static final CalculatorError KEYCODE_ERR =
      new CalculatorError("KEYCODE ERR", "X is not a key code: row and column, for example 11.");
  public static final CalculatorError NO_SUCH_ALARM =
      new CalculatorError("NO SUCH ALM", "There is no alarm with this number or message.");
  public static final CalculatorError TRANSMIT_ERR =
      new CalculatorError(
          "TRANSMIT ERR", "No device on the HP-IL loop answers, or none can do this.");
  public static final CalculatorError NO_DRIVE =
      new CalculatorError(
          "NO DRIVE", "There is no drive on the HP-IL loop; disc FOLDER connects one.");
  public static final CalculatorError MEDM_ERR =
      new CalculatorError(
          "MEDM ERR", "The folder or file of the medium cannot be read or written.");
  public static final CalculatorError DUP_FL_NAME =
      new CalculatorError("DUP FL NAME", "The medium contains a file with this name already.");
  public static final CalculatorError FL_SECURED =
      new CalculatorError(
          "FL SECURED", "The file is secured against changes. UNSEC removes the protection.");
  public static final CalculatorError CARD =
      new CalculatorError(
          "CARD", "No card matches, or more than one. Put the name of the card into ALPHA.");

  /** READY for any number of tracks, in the form that the help shows. */
  public static final CalculatorError READY =
      new CalculatorError(
          "RDY 01 OF nn",
          "The card reader waits for a card. Put its name into ALPHA and press R/S.");

  public static final CalculatorError CARD_ERR =
      new CalculatorError("CARD ERR", "The card with this name is of another kind or damaged.");
  public static final CalculatorError PROTECTED =
      new CalculatorError("PROTECTED", "The card is protected. Set flag 14 to write it anyway.");
  public static final CalculatorError MRG_ERR =
      new CalculatorError("MRG ERR", "MRG can merge only into the last program in memory.");
  public static final CalculatorError MALFUNCTION =
      new CalculatorError("MALFUNCTION", "The file of the card cannot be read or written.");

  /** Not an error: the wand waits for bar code. */
  public static final CalculatorError WAND_READY =
      new CalculatorError(
          "W: RDY 01",
          "The function waits for bar code. Type scan FILE, then the function again or R/S.");

  public static final CalculatorError WAND_TYPE =
      new CalculatorError(
          "W: TYPE ERR", "The bar code is of another kind than the function reads.");
  public static final CalculatorError WAND_SEQUENCE =
      new CalculatorError(
          "W: SEQ ERR", "Numbered rows of data are missing, or not all rows have numbers.");

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
          MALFUNCTION,
          WAND_READY,
          WAND_TYPE,
          WAND_SEQUENCE);

  private static final Map<String, CalculatorError> BY_MESSAGE =
      ALL.stream().collect(Collectors.toUnmodifiableMap(CalculatorError::getMessage, it -> it));

  private static final Pattern TRACKS = Pattern.compile("RDY 01 OF \\d\\d");

  private final CalculatorError kind;
  private final String meaning;
  private final String reason;
  private final List<Integer> numbers;

  private CalculatorError(String message, String meaning) {
    super(message, null, false, false);
    this.meaning = meaning;
    kind = this;
    reason = "";
    numbers = List.of();
  }

  private CalculatorError(
      CalculatorError kind, String message, String reason, List<Integer> numbers) {
    super(message, null, false, false);
    this.kind = kind;
    meaning = kind.meaning;
    this.reason = reason;
    this.numbers = numbers;
  }

  /** Returns the error for an exception of the arithmetic or of a function. */
  public static CalculatorError of(RuntimeException thrown) {
    return thrown instanceof CalculatorError error
        ? error
        : thrown == RangeError.INSTANCE ? OUT_OF_RANGE : DATA_ERROR;
  }

  /** Returns the kind of the error with a displayed message. */
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

  /**
   * Returns this error with a specific reason, which is shown next to the message. The text is
   * written only when it is shown, because programs may ignore the error.
   *
   * @param format the reason, with a place for each number as in {@link String#format}
   */
  public CalculatorError withReason(String format, Integer... numbers) {
    return new CalculatorError(kind, getMessage(), format, List.of(numbers));
  }

  /** Returns the specific reason of this error; empty if it has none. */
  public String reason() {
    return numbers.isEmpty() ? reason : reason.formatted(numbers.toArray());
  }

  /** Returns the meaning of the error as a sentence. */
  public String meaning() {
    return meaning;
  }

  /**
   * Returns the message that the card reader waits for the first of {@code tracks} tracks. It is
   * not an error.
   */
  public static CalculatorError ready(int tracks) {
    return new CalculatorError(READY, "RDY 01 OF %02d".formatted(tracks), "", List.of());
  }
}
