package hp41.editor.protocol;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;

/** Reads number and method of a request whose parameters cannot be read. */
final class RequestOutline {

  private RequestOutline() {}

  /** The request with this content, as far as it can be read, without parameters. */
  static RequestMessage of(String content) {
    RequestMessage request = new RequestMessage();
    try (JsonReader reader = new JsonReader(new StringReader(content))) {
      reader.setNestingLimit(Integer.MAX_VALUE);
      reader.beginObject();
      while (reader.hasNext()) {
        read(reader, request);
      }
    } catch (IOException | IllegalStateException | NumberFormatException unreadable) {
      // What was read in front of it counts.
    }
    return request;
  }

  private static void read(JsonReader reader, RequestMessage request) throws IOException {
    switch (reader.nextName()) {
      case "seq" -> request.setId(reader.nextInt());
      case "id" -> {
        if (reader.peek() == JsonToken.NUMBER) {
          request.setId(reader.nextInt());
        } else {
          request.setId(reader.nextString());
        }
      }
      case "method", "command" -> request.setMethod(reader.nextString());
      default -> reader.skipValue();
    }
  }
}
