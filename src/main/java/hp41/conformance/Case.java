package hp41.conformance;

import java.util.List;
import java.util.stream.Stream;

/** Something that is played to both engines. */
interface Case {

  /** What kind it is, in the table. */
  String kind();

  /** Plays it; what differs at the first moment at which something does. */
  List<Difference> play(Engines engines);

  /** At how many moments it is compared at most. */
  int moments();

  /** The same case without the keys behind the first ones, if it is made of keys. */
  default Case upTo(int presses) {
    return this;
  }

  /** The same case with something left out, in all ways in which it can be. */
  Stream<Case> smaller();

  /** The command that shows it, with these options. */
  String command(String options);
}
