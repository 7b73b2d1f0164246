package hp41.terminal;

import hp41.Snapshot;
import hp41.machine.Event;
import java.util.List;

/** The text with which a program stopped, for as long as it waits for an answer. */
final class Question {

  private String viewed = "";
  private String text = "";

  /** Learns what the program has shown: in ALPHA mode a question is no message that stands. */
  void hear(List<Event> events) {
    for (Event event : events) {
      if (event instanceof Event.Viewed shown) {
        viewed = shown.text();
      }
    }
  }

  /** Looks whether the program waits. */
  void watch(Snapshot snapshot) {
    if (!snapshot.modes().waiting()) {
      text = "";
    } else if (!snapshot.message().isEmpty()) {
      text = snapshot.message();
    } else if (snapshot.modes().alpha()) {
      text = viewed;
    }
  }

  /** The program goes on: what it showed before is no question any more. */
  void answered() {
    viewed = "";
    text = "";
  }

  /** The text; empty if the program does not wait. */
  String text() {
    return text;
  }
}
