package hp41.functions.storage;

import hp41.memory.GlobalLabel;
import hp41.memory.LineLength;
import hp41.memory.Memory;
import hp41.memory.ProgramBytes;
import hp41.memory.ProgramMemory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apache.commons.lang3.ArrayUtils;

/**
 * The layout of files on tracks, observed in what the card reader's ROM writes. Data registers are
 * in their order. Key assignments and main memory are stored from the last register to the first,
 * after a track with the status registers. A program is stored as its bytes, with END at the end of
 * a register.
 */
final class CardTracks {

  private static final int TRACK = CardTrack.REGISTERS;
  private static final int TRACK_BYTES = TRACK * ProgramMemory.BYTES;
  private static final int DATA = 5;
  private static final int STATUS = 6;
  private static final int ALL = 7;
  private static final int PROGRAM = 0xA;
  private static final int PRIVATE_PROGRAM = 8;
  private static final int DIGIT = 4;
  private static final int DIGITS = 0xF;

  private CardTracks() {}

  /** Returns the tracks of a file; empty if the content does not match its kind. */
  static List<CardTrack> of(FileKind kind, byte[] content) {
    return switch (kind) {
      case PROGRAM -> ProgramTransfer.read(content).isPresent() ? program(content) : List.of();
      case DATA -> data(RegisterBytes.words(content));
      case STATUS -> status(RegisterBytes.words(content));
      case ALL -> all(RegisterBytes.words(content));
      case KEYS, TEXT -> List.of();
    };
  }

  /** Returns the kind of file of a track type; empty if the type is unknown. */
  static Optional<FileKind> kind(int type) {
    return switch (type) {
      case DATA -> Optional.of(FileKind.DATA);
      case STATUS -> Optional.of(FileKind.STATUS);
      case ALL -> Optional.of(FileKind.ALL);
      case PROGRAM, PROGRAM + 1, PRIVATE_PROGRAM, PRIVATE_PROGRAM + 1 ->
          Optional.of(FileKind.PROGRAM);
      default -> Optional.empty();
    };
  }

  /** Returns the index of a track in its file, starting with 0. */
  static int index(CardTrack track) {
    return track.type() < PRIVATE_PROGRAM
        ? track.position() - 1
        : 2 * ((track.position() >> 2 * DIGIT) - 1) + 1 - track.type() % 2;
  }

  /** Returns the number of tracks of the file of a track. */
  static int total(CardTrack track) {
    int count = track.count();
    return switch (track.type()) {
      case DATA -> tracks(count, TRACK);
      case STATUS -> 1 + tracks(count, TRACK);
      case ALL -> 1 + count / TRACK;
      default -> tracks(count, TRACK_BYTES);
    };
  }

  private static int tracks(int count, int onTrack) {
    return (count + onTrack - 1) / onTrack;
  }

  private static List<CardTrack> data(long[] words) {
    return numbered(DATA, 1, words.length, words);
  }

  /**
   * Returns tracks of a type with registers in their order.
   *
   * @param first the number of the first track
   */
  private static List<CardTrack> numbered(int type, int first, int count, long[] words) {
    return IntStream.range(0, Math.max(2 - first, tracks(words.length, TRACK)))
        .mapToObj(i -> CardTrack.of(type, first + i, count, part(words, i)))
        .toList();
  }

  private static long[] part(long[] words, int index) {
    int from = Math.min(words.length, TRACK * index);
    return Arrays.copyOfRange(words, from, Math.min(words.length, from + TRACK));
  }

  private static List<CardTrack> status(long[] words) {
    if (words.length < SavedState.STATUS_LENGTH) {
      return List.of();
    }
    long[] keys = reversed(words, SavedState.STATUS_LENGTH);
    CardTrack first =
        CardTrack.of(STATUS, 1, keys.length, Arrays.copyOf(words, SavedState.STATUS_LENGTH));
    return Stream.concat(Stream.of(first), numbered(STATUS, 2, keys.length, keys).stream())
        .toList();
  }

  private static List<CardTrack> all(long[] words) {
    if (words.length < TRACK || words.length % TRACK != 0) {
      return List.of();
    }
    long[] main = reversed(words, TRACK);
    int count = main.length | (int) words[Memory.STATUS_B] & DIGITS;
    CardTrack first = CardTrack.of(ALL, 1, count, Arrays.copyOf(words, TRACK));
    return Stream.concat(Stream.of(first), numbered(ALL, 2, count, main).stream()).toList();
  }

  private static long[] reversed(long[] words, int from) {
    long[] rest = Arrays.copyOfRange(words, from, words.length);
    ArrayUtils.reverse(rest);
    return rest;
  }

  private static List<CardTrack> program(byte[] content) {
    byte[] code = linked(whole(ProgramBytes.plainProgram(content)));
    int end = code.length - 1;
    boolean isPrivate = (code[end] & GlobalLabel.PRIVATE) != 0;
    code[end] &= (byte) ~GlobalLabel.PRIVATE;
    int[] starts = starts(code);
    List<CardTrack> tracks = new ArrayList<>();
    for (int i = 0; i < tracks(code.length, TRACK_BYTES); i++) {
      int type = (isPrivate ? PRIVATE_PROGRAM : PROGRAM) + 1 - i % 2;
      int from = TRACK_BYTES * i;
      int to = Math.min(code.length, from + TRACK_BYTES);
      int position = i / 2 + 1 << DIGIT | bytesOfPreviousLine(starts, from) & DIGITS;
      position = position << DIGIT | bytesOfNextLine(starts, to) & DIGITS;
      long[] registers = registers(Arrays.copyOfRange(code, from, to));
      tracks.add(CardTrack.of(type, position, code.length, registers));
    }
    return tracks;
  }

  /** Returns the indexes at which lines begin, and the index after the last line. */
  private static int[] starts(byte[] code) {
    List<byte[]> lines = LineLength.split(code);
    int[] starts = new int[lines.size() + 1];
    for (int i = 0; i < lines.size(); i++) {
      starts[i + 1] = starts[i] + lines.get(i).length;
    }
    return starts;
  }

  /** Returns the number of bytes after an index that belong to a line that began before it. */
  private static int bytesOfPreviousLine(int[] starts, int place) {
    return IntStream.of(starts).filter(start -> start >= place).min().orElse(place) - place;
  }

  /** Returns the number of bytes before an index that belong to a line that ends after it. */
  private static int bytesOfNextLine(int[] starts, int place) {
    return place - IntStream.of(starts).filter(start -> start <= place).max().orElse(place);
  }

  /** Returns a program that fills whole registers: nulls are inserted before its END. */
  static byte[] whole(byte[] program) {
    int gap = Math.floorMod(-program.length, ProgramMemory.BYTES);
    return ArrayUtils.insert(program.length - GlobalLabel.END_LENGTH, program, new byte[gap]);
  }

  /** Returns a program with linked labels and END. */
  private static byte[] linked(byte[] program) {
    byte[] code = program.clone();
    int before = -1;
    int at = 0;
    for (byte[] line : LineLength.split(code)) {
      if (ProgramBytes.isGlobalLabel(line) || ProgramBytes.isEnd(line)) {
        int distance = before < 0 ? 0 : at - before;
        int link = GlobalLabel.link(distance);
        code[at] |= (byte) (link >>> 8);
        code[at + 1] = (byte) link;
        before = at;
      }
      at += line.length;
    }
    return code;
  }

  private static long[] registers(byte[] code) {
    long[] registers = new long[code.length / ProgramMemory.BYTES];
    for (int i = 0; i < code.length; i++) {
      registers[i / ProgramMemory.BYTES] = registers[i / ProgramMemory.BYTES] << 8 | code[i] & 0xFF;
    }
    return registers;
  }

  /** Returns the file that complete tracks contain; empty if they contain no END of a program. */
  static Optional<byte[]> content(FileKind kind, List<CardTrack> tracks) {
    long[] words =
        tracks.stream().flatMapToLong(track -> LongStream.of(track.registers())).toArray();
    CardTrack first = tracks.get(0);
    int count = first.count();
    return switch (kind) {
      case PROGRAM -> program(words, first.type() < PROGRAM);
      case DATA -> Optional.of(RegisterBytes.of(Arrays.copyOf(words, count)));
      case STATUS -> Optional.of(RegisterBytes.of(status(words, count)));
      case ALL ->
          Optional.of(
              RegisterBytes.of(
                  ArrayUtils.addAll(Arrays.copyOf(words, TRACK), reversed(words, TRACK))));
      case KEYS, TEXT -> Optional.empty();
    };
  }

  private static long[] status(long[] words, int keys) {
    long[] status = Arrays.copyOf(words, SavedState.STATUS_LENGTH);
    status[SavedState.STACK_AND_ALPHA] &= ~SavedState.MODES;
    return ArrayUtils.addAll(status, reversed(Arrays.copyOf(words, TRACK + keys), TRACK));
  }

  private static Optional<byte[]> program(long[] words, boolean isPrivate) {
    byte[] code = new byte[words.length * ProgramMemory.BYTES];
    for (int i = 0; i < code.length; i++) {
      int place = ProgramMemory.BYTES - 1 - i % ProgramMemory.BYTES;
      code[i] = (byte) (words[i / ProgramMemory.BYTES] >>> 8 * place);
    }
    return ProgramTransfer.read(code)
        .map(
            it -> {
              byte[] plain = ProgramBytes.plainProgram(it);
              plain[plain.length - 1] |= isPrivate ? (byte) GlobalLabel.PRIVATE : 0;
              return plain;
            });
  }
}
