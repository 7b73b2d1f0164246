package hp41.format;

import java.util.Optional;
import java.util.stream.Stream;

/** The types of files on a disk or cassette, by their numbers in the directory. */
enum LifType {
  /** Text, each line preceded by its length. */
  TEXT(0x0001, "text"),
  /** All of memory and one module of extended memory. */
  ALL_EXTENDED(0xE020, "all+x"),
  /** All of memory and two modules of extended memory. */
  ALL_EXTENDED_TWICE(0xE030, "all+xx"),
  /** All of memory, as written by WRTA. */
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
  DATA(0xE0D0, "data"),
  /** Text of the HP-75. */
  TEXT_75(0xE052, "text75"),
  /** Appointments of the HP-75. */
  APPOINTMENTS_75(0xE053, "appt75"),
  /** A program of the HP-75 in BASIC. */
  BASIC_75(0xE088, "basic75"),
  /** Keywords of the HP-75. */
  LEX_75(0xE089, "lex75"),
  /** Data of the HP-71. */
  DATA_71(0xE0F0, "data71"),
  /** A program of the HP-71 in machine language. */
  BIN_71(0xE204, "bin71"),
  /** Keywords of the HP-71. */
  LEX_71(0xE208, "lex71"),
  /** Key assignments of the HP-71. */
  KEYS_71(0xE20C, "keys71"),
  /** A program of the HP-71 in BASIC. */
  BASIC_71(0xE214, "basic71"),
  /** A program of the HP-71 in Forth. */
  FORTH_71(0xE218, "forth71");

  private final int code;
  private final String label;

  LifType(int code, String label) {
    this.code = code;
    this.label = label;
  }

  /** Returns the number. */
  int code() {
    return code;
  }

  /** Returns whether the type is one of the HP-41. */
  boolean isHp41() {
    return compareTo(DATA) <= 0;
  }

  /** Returns the name in a directory listing. */
  String label() {
    return label;
  }

  /** Returns the type with a number. */
  static Optional<LifType> of(int code) {
    return Stream.of(values()).filter(type -> type.code == code).findFirst();
  }
}
