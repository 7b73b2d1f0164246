package hp41;

import hp41.keyboard.KeyboardState;
import hp41.machine.TimeChip;
import hp41.memory.Memory;
import hp41.memory.Word;
import java.io.IOException;
import java.io.Serial;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * All of memory as a file of text, one line for each register that is not zero, so that two states
 * can be compared line by line:
 *
 * <pre>
 * hp41 state 1
 * model CX
 * lift on
 * plugged time
 * module 4C9B1F20 /home/me/GEIR.mod
 * 003: 05000000000000
 * end
 * </pre>
 */
public final class StateFile {

  private static final String KIND = "hp41 state ";
  private static final int VERSION = 1;
  private static final String REGISTER = "[0-9A-F]{3}: [0-9A-F]{14}";
  private static final String MODEL = "model ";
  private static final String LIFT = "lift ";
  private static final int PLUGGED = 3;
  private static final String MODULE = "module ";
  private static final int CHECKSUM = 8;
  private static final int LARGEST = 1 << 20;
  private static final String LOST =
      "memory is lost by register 00D: it has no constant 169 in digits 8 to 6, or R00 in digits 5"
          + " to 3 is not behind a register";

  private final Path path;
  private final AtomicFile file;

  /** The file at this path, whether or not it is there yet. */
  public StateFile(Path path) {
    this(path, Disk.REAL);
  }

  /** The same, written by the steps of another disk. */
  public StateFile(Path path, Disk disk) {
    this.path = path;
    file = AtomicFile.kept(path, disk);
  }

  /** The file is not what any version of this program has written. */
  public static final class Damaged extends IOException {

    @Serial private static final long serialVersionUID = 1L;

    private final int line;

    private Damaged(Path path, int line, int column, String message) {
      super(path + ":" + line + ":" + column + ": " + message);
      this.line = line;
    }

    /** The first line, from 1, that is not as it should be. */
    public int line() {
      return line;
    }
  }

  /** The file was written by a version of this program that knows more. */
  public static final class Newer extends IOException {

    @Serial private static final long serialVersionUID = 1L;

    private Newer(Path path, int version) {
      super(
          "%s:1:%d: this state was written by a newer version of hp41: format %d, and this one knows %d"
              .formatted(path, KIND.length() + 1, version, VERSION));
    }
  }

  /**
   * The state in the file, empty if there is no file.
   *
   * @throws Damaged with the file, line and column, if it is no state file or part of one
   * @throws Newer if a newer version has written it
   */
  public Optional<Image> read() throws IOException {
    if (Files.notExists(path)) {
      return Optional.empty();
    }
    byte[] content = FileContent.beginning(path, LARGEST + 1);
    if (content.length > LARGEST) {
      throw damaged(0, "this is no state file: it is larger than any");
    }
    String[] lines = new String(content, StandardCharsets.UTF_8).strip().split("\\R");
    checkVersion(lines[0]);
    Model model = model(word(lines, 1, MODEL));
    boolean lift = isOn(word(lines, 2, LIFT));
    Plugged plugged = plugged(lines);
    Memory memory = model.memory(plugged);
    long[] registers = new long[Memory.WORDS];
    int last = lines.length - 1;
    if (!lines[last].equals("end")) {
      throw damaged(last, "the file is cut short: its last line is not \"end\"");
    }
    int next = PLUGGED + (plugged.accessories().isEmpty() ? 0 : 1) + plugged.modules().size();
    TimeChip.ChipSettings time = TimeChip.ChipSettings.INITIAL;
    for (; TimeLines.isOne(lines[next]); next++) {
      time = time(lines, next, time);
    }
    KeyboardState keyboard = KeyboardState.READY;
    for (; KeyboardLines.isOne(lines[next]); next++) {
      keyboard = keyboard(lines, next, keyboard);
    }
    for (int i = next; i < last; i++) {
      if (!lines[i].matches(REGISTER)) {
        throw damaged(i, "this is no register; expected 003: and 14 hexadecimal digits");
      }
      int address = Integer.parseInt(lines[i].substring(0, 3), 16);
      if (address >= Memory.WORDS || !memory.exists(address)) {
        throw damaged(i, "the " + model.label() + " has no register " + lines[i].substring(0, 3));
      }
      registers[address] = Long.parseLong(lines[i].substring(5), 16);
    }
    Image image = new Image(model, plugged, lift, time, keyboard, registers);
    if (image.isLost()) {
      throw damaged(last, LOST);
    }
    return Optional.of(image);
  }

  private void checkVersion(String line) throws Damaged, Newer {
    if (!line.matches(KIND + "\\d{1,6}")) {
      throw damaged(0, "this is no state file: it does not begin with \"" + KIND + VERSION + "\"");
    }
    int version = Integer.parseInt(line.substring(KIND.length()));
    if (version > VERSION) {
      throw new Newer(path, version);
    }
  }

  private String word(String[] lines, int index, String key) throws Damaged {
    if (lines.length <= index || !lines[index].startsWith(key)) {
      throw damaged(index, "expected \"" + key.strip() + "\"");
    }
    return lines[index].substring(key.length());
  }

  private Model model(String name) throws Damaged {
    for (Model model : Model.values()) {
      if (model.name().equals(name)) {
        return model;
      }
    }
    throw damaged(1, MODEL.length(), "there is no model " + name);
  }

  private boolean isOn(String word) throws Damaged {
    if (!word.equals("on") && !word.equals("off")) {
      throw damaged(2, LIFT.length(), "expected \"lift on\" or \"lift off\"");
    }
    return word.equals("on");
  }

  /** The lines that say what is plugged in are not there if nothing is. */
  private Plugged plugged(String[] lines) throws Damaged {
    Set<Accessory> accessories = EnumSet.noneOf(Accessory.class);
    int next = PLUGGED;
    if (lines.length > next && lines[next].startsWith("plugged ")) {
      String line = lines[next];
      for (String label : word(lines, PLUGGED, "plugged ").split(" ")) {
        int place = line.lastIndexOf(label);
        accessories.add(
            Accessory.named(label)
                .orElseThrow(() -> damaged(PLUGGED, place, "there is no accessory " + label)));
      }
      next++;
    }
    List<PlugInModule> modules = new ArrayList<>();
    for (; lines.length > next && lines[next].startsWith(MODULE); next++) {
      modules.add(module(lines[next], next));
    }
    return new Plugged(accessories, modules);
  }

  private PlugInModule module(String line, int index) throws Damaged {
    if (!line.matches(MODULE + "[0-9A-F]{8} .+")) {
      throw damaged(index, "expected \"module\", a checksum and the path of its image");
    }
    String checksum = line.substring(MODULE.length(), MODULE.length() + CHECKSUM);
    try {
      Path image = Path.of(line.substring(MODULE.length() + CHECKSUM + 1));
      return PlugInModule.kept(image, Long.parseLong(checksum, 16));
    } catch (InvalidPathException noPath) {
      throw damaged(index, MODULE.length() + CHECKSUM + 1, "this names no file");
    }
  }

  private TimeChip.ChipSettings time(String[] lines, int index, TimeChip.ChipSettings before)
      throws Damaged {
    try {
      return TimeLines.read(lines[index], before);
    } catch (IllegalArgumentException | DateTimeException | ArithmeticException unreadable) {
      throw damaged(index, TimeLines.EXPECTED);
    }
  }

  private KeyboardState keyboard(String[] lines, int index, KeyboardState before) throws Damaged {
    return KeyboardLines.read(lines[index], before)
        .orElseThrow(() -> damaged(index, KeyboardLines.EXPECTED));
  }

  private Damaged damaged(int index, String message) {
    return damaged(index, 0, message);
  }

  private Damaged damaged(int index, int place, String message) {
    return new Damaged(path, index + 1, place + 1, message);
  }

  /**
   * Replaces the file as a whole: whoever reads it finds the old or the new state.
   *
   * @throws IOException if it cannot be written, or if a program that runs has made memory such
   *     that it is lost as soon as the program stops; the file is as it was then
   */
  public void write(Image image) throws IOException {
    if (image.isLost()) {
      throw new IOException(LOST + "; " + path + " stays as it was");
    }
    file.write(text(image).getBytes(StandardCharsets.UTF_8));
  }

  /** Takes away what writing that was broken off has left beside the file, as far as it can. */
  public void tidy() {
    file.tidy();
  }

  private static String text(Image image) {
    StringBuilder text = new StringBuilder();
    text.append(KIND).append(VERSION).append('\n');
    text.append("model ").append(image.model().name()).append('\n');
    text.append("lift ").append(image.stackLift() ? "on" : "off").append('\n');
    Set<Accessory> accessories = image.plugged().accessories();
    if (!accessories.isEmpty()) {
      text.append("plugged ")
          .append(
              accessories.stream().sorted().map(Accessory::label).collect(Collectors.joining(" ")))
          .append('\n');
    }
    for (PlugInModule module : image.plugged().modules()) {
      text.append("%s%08X %s\n".formatted(MODULE, module.checksum(), module.path()));
    }
    TimeLines.of(image.time()).forEach(line -> text.append(line).append('\n'));
    KeyboardLines.of(image.keyboard()).forEach(line -> text.append(line).append('\n'));
    long[] registers = image.registers();
    for (int address = 0; address < registers.length; address++) {
      if (registers[address] != 0) {
        text.append("%03X: %s".formatted(address, Word.hex(registers[address]))).append("\n");
      }
    }
    return text.append("end\n").toString();
  }
}
