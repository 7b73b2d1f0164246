package hp41.panel;

import hp41.Calculator.Name;
import hp41.machine.Announcement;
import hp41.machine.CalculatorError;
import java.util.List;

/** What the calculator's error messages mean, found in help like the names of functions. */
public final class Messages {

  static final String KIND = "message";

  public static final List<Name> NAMES =
      // spotless:off
      List.of(
          name(CalculatorError.ALPHA_DATA,    "A register that was to give a number holds text."),
          name(CalculatorError.DATA_ERROR,    "The function has no result for this number, as 1/X of 0."),
          name(CalculatorError.DATA_ERROR_X,  "The time in X is none, or X is out of what the function takes."),
          name(CalculatorError.DATA_ERROR_Y,  "The date in Y is none."),
          name(CalculatorError.DATA_ERROR_Z,  "The interval in Z at which the alarm repeats is none."),
          name(CalculatorError.NONEXISTENT,   "There is no such register, label, program, function or flag."),
          name(CalculatorError.OUT_OF_RANGE,  "The result would be 1E100 or more; SF 24 lets it be 9.99E99."),
          name(CalculatorError.TRY_AGAIN,     "Memory was packed to make room: key it again, or lower SIZE."),
          name(Announcement.NULL,             "A key was held so long that its function was given up."),
          name(Announcement.MEMORY_LOST,      "The calculator has forgotten all and begins anew."),
          name(CalculatorError.PRIVATE,       "The program may be run, but not seen or changed."),
          name(CalculatorError.RAM,           "The program is in memory already, so COPY has nothing to do."),
          name(CalculatorError.ROM,           "The program belongs to a module and cannot be changed or cleared."),
          name(CalculatorError.PRINTER_OFF,   "There is no printer plugged in, or it is switched off."),
          name(CalculatorError.NO_ROOM,       "Memory is too full: lower SIZE or clear a program or a file."),
          name(CalculatorError.DUP_FL,        "There is a file of this name already."),
          name(CalculatorError.NAME_ERR,      "ALPHA holds no name of a file, or no program has this name."),
          name(CalculatorError.FL_NOT_FOUND,  "There is no such file, or no file has been chosen yet."),
          name(CalculatorError.FL_TYPE_ERR,   "The file is of another type than the function works on."),
          name(CalculatorError.FL_SIZE_ERR,   "The file would become too short for what it holds."),
          name(CalculatorError.END_OF_FL,     "The file's pointer is behind its end, or there is no room left."),
          name(CalculatorError.END_OF_REC,    "The pointer would stand behind the end of the record."),
          name(CalculatorError.REC_TOO_LONG,  "The record would have more than 254 characters."),
          name(CalculatorError.CHKSUM_ERR,    "The program in the file is damaged."),
          name(CalculatorError.KEYCODE_ERR,   "X holds no code of a key, row and column as in 11."),
          name(CalculatorError.NO_SUCH_ALARM, "There is no alarm with this number or message."),
          name(CalculatorError.TRANSMIT_ERR,  "No device on the loop answers, or none that could do this."),
          name(CalculatorError.NO_DRIVE,      "There is no drive on the loop; --disc plugs one in."),
          name(CalculatorError.MEDM_ERR,      "The medium's folder or file cannot be read or written."),
          name(CalculatorError.DUP_FL_NAME,   "There is a file of this name on the medium already."),
          name(CalculatorError.FL_SECURED,    "The file is secured against changes; UNSEC lets it be changed."),
          name(CalculatorError.CARD,          "No card fits, or several do: its name belongs in ALPHA."),
          name("RDY 01 OF nn",                "A card is wanted: name it in ALPHA, then R/S tries again."),
          name(CalculatorError.CARD_ERR,      "What is on the card is damaged."),
          name(CalculatorError.TYPE_ERR,      "The card of this name is of another type."),
          name(CalculatorError.PROTECTED,     "The card is protected; with flag 14 set it is written all the same."),
          name(CalculatorError.MALFUNCTION,   "The card's file cannot be read or written."));
      // spotless:on

  private Messages() {}

  /** The name under which help explains a message: without the number of tracks in it. */
  public static String named(String message) {
    return message.replaceFirst("(?<=^RDY 01 OF )\\d\\d$", "nn");
  }

  private static Name name(CalculatorError error, String meaning) {
    return name(error.getMessage(), meaning);
  }

  private static Name name(String message, String meaning) {
    return new Name(message, "", KIND, "", meaning);
  }
}
