package hp41.standalone;

import hp41.cli.Main;
import hp41.files.BundledProgram;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Writes damaged files with the commands that read them, and lines of any characters. */
final class Attacks {

  private static final List<String> ENDINGS =
      List.of("txt", "raw", "p41", "bin", "lif", "dm41", "state", "mod");

  private static final List<String> VERBS =
      List.of("check %s", "list --json %s", "convert %s - --to text", "convert %s - --to raw");

  private static final String RUN = "run --json --max-lines 2000 %s";

  private final Random random;
  private final Path folder;

  private Attacks(Random random, Path folder) {
    this.random = random;
    this.folder = folder;
  }

  /** Arguments: the seed, the number of files and lines, and the folder to write to. */
  public static void main(String[] arguments) throws IOException {
    Attacks attacks = new Attacks(new Random(Long.parseLong(arguments[0])), Path.of(arguments[2]));
    attacks.write(Integer.parseInt(arguments[1]));
  }

  private void write(int count) throws IOException {
    List<String> reading = new ArrayList<>();
    List<String> running = new ArrayList<>();
    try (OutputStream lines = Files.newOutputStream(folder.resolve("anything"))) {
      for (int i = 0; i < count; i++) {
        String name = "a" + i + "." + any(ENDINGS);
        Files.write(folder.resolve(name), damaged(content(name)));
        reading.add(any(VERBS).formatted(name));
        running.add(RUN.formatted(name));
        lines.write(text(bytes(random.nextInt(random.nextInt(20) == 0 ? 50_000 : 40))));
        lines.write('\n');
      }
    }
    Files.write(folder.resolve("reading"), reading);
    Files.write(folder.resolve("running"), running);
  }

  /** Returns a bundled program in the format of a file name. */
  private byte[] content(String name) {
    String format = name.replaceFirst(".*\\.", "").replace("txt", "text");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String[] words = {"convert", any(BundledProgram.names()), "-", "--to", format};
    Main.run(words, InputStream.nullInputStream(), out, OutputStream.nullOutputStream());
    return out.toByteArray();
  }

  private byte[] damaged(byte[] content) {
    ByteArrayOutputStream damaged = new ByteArrayOutputStream();
    int begin = 0;
    for (int left = 1 + random.nextInt(4); left > 0; left--) {
      int end = begin + random.nextInt(content.length - begin + 1);
      damaged.write(content, begin, end - begin);
      damaged.writeBytes(bytes(random.nextInt(4)));
      begin = Math.min(content.length, end + random.nextInt(4));
    }
    if (random.nextInt(4) > 0) {
      damaged.write(content, begin, content.length - begin);
    }
    return damaged.toByteArray();
  }

  /**
   * Returns bytes as UTF-8, because after an invalid byte, TeaVM and the JVM do not skip the same
   * bytes.
   */
  private static byte[] text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1).getBytes(StandardCharsets.UTF_8);
  }

  /** Returns bytes other than a line feed. */
  private byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    for (int i = 0; i < count; i++) {
      boolean readable = random.nextInt(3) > 0 || bytes[i] == '\n';
      bytes[i] = readable ? (byte) (' ' + random.nextInt(95)) : bytes[i];
    }
    return bytes;
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
