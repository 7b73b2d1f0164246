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
          name("NO HPIL", "No loop is plugged in, or none of its devices answers."),
          name("TRANSMIT ERR", "A frame came back around the loop other than it was sent."),
          name("NO DRIVE", "There is no drive on the loop; --disc plugs one in."));

  private Messages() {}

  private static Name name(String message, String meaning) {
    return new Name(message, "", KIND, "", meaning);
  }
}
