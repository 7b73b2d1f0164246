package hp41.editor.protocol;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;

/** Reads the number and method of a request whose parameters cannot be parsed. */
final class RequestOutline {

  private RequestOutline() {}

  /** Returns the request, as far as it can be parsed, without parameters. */
  static RequestMessage of(String content) {
    RequestMessage request = new RequestMessage();
    try (JsonReader reader = new JsonReader(new StringReader(content))) {
      reader.setNestingLimit(Integer.MAX_VALUE);
      reader.beginObject();
      while (reader.hasNext()) {
        read(reader, request);
      }
    } catch (IOException | IllegalStateException | NumberFormatException unreadable) {
      // The fields before the error are used.
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
