package hp41.format;

import java.util.Optional;
import java.util.stream.Stream;

/** Kinds of files on a disk or cassette, by the number that stands in its directory. */
public enum LifType {
  /** Text, each line with its length in front. */
  TEXT(0x0001, "text"),
  /** All of memory and one module of extended memory. */
  ALL_EXTENDED(0xE020, "all+x"),
  /** All of memory and two modules of extended memory. */
  ALL_EXTENDED_TWICE(0xE030, "all+xx"),
  /** All of memory, as WRTA writes it. */
  ALL(0xE040, "all"),
  /** Key assignments. */
  KEYS(0xE050, "keys"),
  /** Stack, ALPHA and flags. */
  STATUS(0xE060, "status"),
  /** The words of a module. */
  ROM(0xE070, "rom"),
  /** A program. */
  PROGRAM(0xE080, "program"),
  /** Data registers. */
  DATA(0xE0D0, "data");

  private final int code;
  private final String label;

  LifType(int code, String label) {
    this.code = code;
    this.label = label;
  }

  /** Its number. */
  int code() {
    return code;
  }

  /** Its name in a directory. */
  String label() {
    return label;
  }

  /** The kind with this number. */
  static Optional<LifType> of(int code) {
    return Stream.of(values()).filter(type -> type.code == code).findFirst();
  }
}
