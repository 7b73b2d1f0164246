package hp41.format;

import hp41.format.ProgramFile.Format;
import hp41.listing.Diagnostic;
import hp41.module.ProgramWriteException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Images of disks and cassettes in HP's Logical Interchange Format, as HP-IL drives use them:
 * blocks of 256 bytes, a directory, and files that consist of blocks.
 */
public final class LifImage {

  /** The number of bytes of a block. */
  static final int BLOCK = 256;

  /** The maximum number of bytes of an image, that of the largest medium. */
  public static final int LARGEST = 1 << 24;

  private static final int MARK = 0x8000;
  private static final int SYSTEM = 0x1000;
  private static final int DIRECTORY_START = 2;
  private static final int DIRECTORY_BLOCKS = 16;
  private static final int TRACKS = 2;
  private static final int BLOCKS_A_TRACK = 256;

  private final byte[] content;
  private final LifDirectory directory;

  /**
   * Creates an image.
   *
   * @param content the bytes, which must not be changed afterwards
   */
  public LifImage(byte[] content) {
    this.content = content;
    directory = new LifDirectory(content);
  }

  /** Returns whether the content is an image, according to its first block. */
  public static boolean isImage(byte[] content) {
    return content.length >= BLOCK
        && CountedProgram.word(content, 0) == MARK
        && (CountedProgram.word(content, 12) == SYSTEM || CountedProgram.word(content, 8) == 0);
  }

  /** Returns an empty cassette with a directory for 128 files. */
  public static LifImage blank() {
    byte[] content = new byte[TRACKS * BLOCKS_A_TRACK * BLOCK];
    ByteBuffer.wrap(content)
        .putShort((short) MARK)
        .put("HP41  ".getBytes(StandardCharsets.US_ASCII))
        .putInt(DIRECTORY_START)
        .putInt(SYSTEM << Short.SIZE)
        .putInt(DIRECTORY_BLOCKS)
        .putInt(1 << Short.SIZE)
        .putInt(TRACKS)
        .putInt(1)
        .putInt(BLOCKS_A_TRACK);
    int first = DIRECTORY_START * BLOCK;
    Arrays.fill(content, first, first + DIRECTORY_BLOCKS * BLOCK, (byte) 0xFF);
    return new LifImage(content);
  }

  /** Returns the bytes of the image, which must not be changed. */
  public byte[] content() {
    return content;
  }

  /** Returns the files in the order of the directory without purged ones. */
  public List<LifEntry> files() {
    return List.copyOf(directory.files());
  }

  /** Returns the file with a name, ignoring case. */
  public Optional<LifEntry> file(String name) {
    return directory.files().stream()
        .filter(file -> file.name().equalsIgnoreCase(name))
        .findFirst();
  }

  /**
   * Reads the program of a file, or the programs of a copy of all memory. A file of another type is
   * reported as an error.
   */
  public ProgramFile program(LifEntry file) {
    LifContent content = content(file);
    if (!content.hasPrograms()) {
      String message = file.name() + " is not a program; its type is " + file.type();
      return ProgramFile.refused(Format.LIF, file.at() + LifEntry.TYPE, message);
    }
    return directory
        .damage(file)
        .map(damage -> new ProgramFile(Format.LIF, List.of(), List.of(damage)))
        .orElseGet(() -> content.programs(Format.LIF));
  }

  private LifContent content(LifEntry file) {
    int start = (int) file.start() * BLOCK;
    int limit = (int) Math.min(content.length, file.end() * BLOCK);
    return new LifContent(file, content, start, limit, place(file));
  }

  private static BytePlace place(LifEntry file) {
    return (index, message) -> BytePlace.BYTE.damage(index, file.name() + ": " + message);
  }

  /** Returns the content of a file that can be shown as text; empty for other files. */
  public Optional<LifText> text(LifEntry file) {
    LifContent content = content(file);
    return content.isShown()
        ? directory.damage(file).map(LifText::damaged).or(() -> Optional.of(content.text()))
        : Optional.empty();
  }

  /** Reads all programs of the image and reports all problems. */
  public ProgramFile programs() {
    List<byte[]> programs = new ArrayList<>();
    List<Diagnostic> problems = new ArrayList<>(directory.problems());
    for (LifEntry file : directory.files()) {
      if (file.isProgram()) {
        ProgramFile program = program(file);
        programs.addAll(program.programs());
        problems.addAll(program.problems());
      } else {
        directory.damage(file).ifPresent(problems::add);
      }
    }
    return new ProgramFile(Format.LIF, programs, problems);
  }

  /**
   * Returns the image with an additional program. It replaces a program with the same name. A full
   * image grows.
   *
   * @param name up to seven characters; lower-case letters are converted to capitals
   * @throws ProgramWriteException if the image would become too large, the name is invalid, or a
   *     file of another type has this name
   */
  public LifImage with(String name, byte[] program) {
    return with(Map.of(name, program));
  }

  /**
   * Returns the image with additional programs. Each is in a file named after its first label.
   *
   * @throws ProgramWriteException if a program cannot be added
   */
  public LifImage with(List<byte[]> programs) {
    Map<String, byte[]> named = new LinkedHashMap<>();
    for (byte[] program : programs) {
      String name =
          LifEntry.nameOf(program)
              .orElseThrow(
                  () ->
                      new ProgramWriteException(
                          "a program without a label needs a name: IMAGE:NAME"));
      if (named.put(name, program) != null) {
        throw new ProgramWriteException("two programs begin with the label " + name);
      }
    }
    return with(named);
  }

  private LifImage with(Map<String, byte[]> programs) {
    if (directory.isDamaged()) {
      throw new ProgramWriteException("the directory of the image is damaged");
    }
    Map<String, LifEntry> present = new HashMap<>();
    directory.files().forEach(file -> present.putIfAbsent(capitals(file.name()), file));
    LifWriter writer = new LifWriter(content);
    programs.forEach(
        (name, program) -> {
          String fileName = fileName(name);
          Optional<LifEntry> old = Optional.ofNullable(present.get(fileName));
          old.ifPresent(file -> purge(file, fileName, writer));
          writer.write(fileName, program);
        });
    return new LifImage(writer.image());
  }

  private static String fileName(String name) {
    String fileName = capitals(name);
    if (!LifEntry.isName(fileName)) {
      throw new ProgramWriteException(
          name
              + " is not a valid name: type one to seven letters, digits or signs except comma and colon");
    }
    return fileName;
  }

  private static void purge(LifEntry file, String name, LifWriter writer) {
    if (!file.isProgram()) {
      throw new ProgramWriteException(
          name + " is a file of the type " + file.type() + " on the image");
    }
    writer.purge(file);
  }

  private static String capitals(String name) {
    return name.toUpperCase(Locale.ROOT);
  }
}
