package hp41.editor.protocol;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import hp41.text.Visible;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.jsonrpc.JsonRpcException;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.Message;

/**
 * Writes messages to an editor, each with a single write. Invisible characters are escaped in all
 * texts except file names and inserted text.
 */
final class MessageWriter implements MessageConsumer {

  private static final Set<String> UNCHANGED = Set.of("newText", "uri", "path");

  private final MessageJsonHandler json;
  private final OutputStream out;
  private boolean open = true;

  /** Creates a writer for a stream. */
  MessageWriter(MessageJsonHandler json, OutputStream out) {
    this.json = json;
    this.out = out;
  }

  @Override
  public void consume(Message message) {
    JsonElement shown = visible(json.getGson().toJsonTree(message, Message.class));
    write(shown.toString().getBytes(StandardCharsets.UTF_8));
  }

  private synchronized void write(byte[] content) {
    ByteArrayOutputStream message = new ByteArrayOutputStream(content.length + 1);
    String header = "Content-Length: " + content.length + "\r\n\r\n";
    message.writeBytes(header.getBytes(StandardCharsets.US_ASCII));
    message.writeBytes(content);
    try {
      out.write(message.toByteArray());
      out.flush();
    } catch (IOException closed) {
      open = false;
      throw new JsonRpcException(closed);
    }
  }

  /** Returns whether all writes have succeeded so far. */
  synchronized boolean isOpen() {
    return open;
  }

  private static JsonElement visible(JsonElement element) {
    if (element instanceof JsonObject object) {
      for (Map.Entry<String, JsonElement> member : object.entrySet()) {
        if (!UNCHANGED.contains(member.getKey())) {
          member.setValue(visible(member.getValue()));
        }
      }
    } else if (element instanceof JsonArray array) {
      for (int i = 0; i < array.size(); i++) {
        array.set(i, visible(array.get(i)));
      }
    } else if (element instanceof JsonPrimitive text && text.isString()) {
      return new JsonPrimitive(visible(text.getAsString()));
    }
    return element;
  }

  /** Escapes the invisible characters of a text, but not its line ends. */
  private static String visible(String text) {
    return Stream.of(text.split("\n", -1)).map(Visible::of).collect(Collectors.joining("\n"));
  }
}
