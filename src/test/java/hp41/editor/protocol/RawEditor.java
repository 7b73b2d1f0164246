package hp41.editor.protocol;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import hp41.cli.Main;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A client that writes arbitrary bytes, all of them before it reads a response.
 *
 * @param answers the messages from the server
 * @param raw the bytes of these messages
 * @param errors the output to stderr
 */
record RawEditor(int exitCode, List<JsonObject> answers, String raw, String errors) {

  /** Starts a server, writes the whole input, and reads until the server ends. */
  static RawEditor run(String verb, String... input) {
    ByteArrayInputStream in =
        new ByteArrayInputStream(String.join("", input).getBytes(StandardCharsets.UTF_8));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode = Main.run(new String[] {verb}, in, out, err);
    return new RawEditor(
        exitCode,
        messages(out.toByteArray()),
        out.toString(StandardCharsets.UTF_8),
        err.toString(StandardCharsets.UTF_8));
  }

  /** Returns a message with its header. */
  static String message(String content) {
    int length = content.getBytes(StandardCharsets.UTF_8).length;
    return "Content-Length: " + length + "\r\n\r\n" + content;
  }

  private static List<JsonObject> messages(byte[] bytes) {
    List<JsonObject> messages = new ArrayList<>();
    String rest = new String(bytes, StandardCharsets.ISO_8859_1);
    while (!rest.isEmpty()) {
      String[] parts = rest.split("\r\n\r\n", 2);
      int length = Integer.parseInt(parts[0].replace("Content-Length: ", ""));
      String content = parts[1].substring(0, length);
      String text =
          new String(content.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
      messages.add(new Gson().fromJson(text, JsonObject.class));
      rest = parts[1].substring(length);
    }
    return messages;
  }
}
