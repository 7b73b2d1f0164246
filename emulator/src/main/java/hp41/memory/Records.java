package hp41.memory;

/** The records of a text file: lines of characters, each as its byte's value. */
public interface Records {

  /** Number of records. */
  int count();

  /** The characters of a record, 0 the first. */
  String get(int record);

  /** Replaces a record. False, and nothing has changed: there is no room, or it is too long. */
  boolean set(int record, String characters);

  /** Puts a record in front of another, or behind the last. False: there is no room. */
  boolean insert(int record, String characters);

  /** Takes a record out. */
  void remove(int record);
}
