package hp41.panel;

import hp41.Calculator.Name;
import java.util.List;

/** What the calculator's error messages mean, found in help like the names of functions. */
public final class Messages {

  static final String KIND = "message";

  public static final List<Name> NAMES =
      List.of(
          name("ALPHA DATA", "A register that was to give a number holds text."),
          name("DATA ERROR", "The function has no result for this number, as 1/X of 0."),
          name("DATA ERROR X", "The time in X is none, or X is out of what the function takes."),
          name("DATA ERROR Y", "The date in Y is none."),
          name("DATA ERROR Z", "The interval in Z at which the alarm repeats is none."),
          name("NONEXISTENT", "There is no such register, label, program, function or flag."),
          name("OUT OF RANGE", "The result would be 1E100 or more; SF 24 lets it be 9.99E99."),
          name("TRY AGAIN", "Memory was packed to make room: key it again, or lower SIZE."),
          name("NULL", "A key was held so long that its function was given up."),
          name("MEMORY LOST", "The calculator has forgotten all and begins anew."),
          name("PRIVATE", "The program may be run, but not seen or changed."),
          name("RAM", "The program is in memory already, so COPY has nothing to do."),
          name("ROM", "The program belongs to a module and cannot be changed or cleared."),
          name("PRINTER OFF", "There is no printer plugged in, or it is switched off."),
          name("NO ROOM", "Memory is too full: lower SIZE or clear a program or a file."),
          name("DUP FL", "There is a file of this name already."),
          name("NAME ERR", "ALPHA holds no name of a file, or no program has this name."),
          name("FL NOT FOUND", "There is no such file, or no file has been chosen yet."),
          name("FL TYPE ERR", "The file is of another type than the function works on."),
          name("FL SIZE ERR", "The file would become too short for what it holds."),
          name("END OF FL", "The file's pointer is behind its end, or there is no room left."),
          name("END OF REC", "The pointer would stand behind the end of the record."),
          name("REC TOO LONG", "The record would have more than 254 characters."),
          name("CHKSUM ERR", "The program in the file is damaged."),
          name("KEYCODE ERR", "X holds no code of a key, row and column as in 11."),
          name("NO SUCH ALM", "There is no alarm with this number or message."),
          name("TRANSMIT ERR", "No device on the loop answers, or none that could do this."),
          name("NO DRIVE", "There is no drive on the loop; --disc plugs one in."),
          name("MEDM ERR", "The medium's folder or file cannot be read or written."),
          name("DUP FL NAME", "There is a file of this name on the medium already."),
          name("FL SECURED", "The file is secured against changes; UNSEC lets it be changed."),
          name("CARD", "No card fits, or several do: its name belongs in ALPHA."),
          name("RDY 01 OF nn", "A card is wanted: name it in ALPHA, then R/S tries again."),
          name("CARD ERR", "What is on the card is damaged."),
          name("TYPE ERR", "The card of this name is of another type."),
          name("PROTECTED", "The card is protected; with flag 14 set it is written all the same."),
          name("MALFUNCTION", "The card's file cannot be read or written."));

  private Messages() {}

  /** The name under which help explains a message: without the number of tracks in it. */
  public static String named(String message) {
    return message.replaceFirst("(?<=^RDY 01 OF )\\d\\d$", "nn");
  }

  private static Name name(String message, String meaning) {
    return new Name(message, "", KIND, "", meaning);
  }
}
