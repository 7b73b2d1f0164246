package hp41.editor.protocol;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Finds fields that occur twice in one object, of which a parser would use only one. */
final class DoubledNames {

  private DoubledNames() {}

  /**
   * Returns the path of the first field that occurs twice, such as {@code arguments.program}; empty
   * if there is none before the end or the first error of the message.
   */
  static Optional<String> first(String content) {
    Deque<Set<String>> objects = new ArrayDeque<>();
    try (JsonReader reader = new JsonReader(new StringReader(content))) {
      reader.setNestingLimit(Integer.MAX_VALUE);
      for (JsonToken next = reader.peek(); next != JsonToken.END_DOCUMENT; next = reader.peek()) {
        if (next == JsonToken.NAME && !objects.element().add(reader.nextName())) {
          return Optional.of(reader.getPath().substring(2));
        }
        pass(next, reader, objects);
      }
    } catch (IOException | IllegalStateException | NumberFormatException wrong) {
      return Optional.empty();
    }
    return Optional.empty();
  }

  private static void pass(JsonToken next, JsonReader reader, Deque<Set<String>> objects)
      throws IOException {
    switch (next) {
      case NAME -> {}
      case BEGIN_OBJECT -> {
        reader.beginObject();
        objects.push(new HashSet<>());
      }
      case END_OBJECT -> {
        reader.endObject();
        objects.pop();
      }
      case BEGIN_ARRAY -> reader.beginArray();
      case END_ARRAY -> reader.endArray();
      default -> reader.skipValue();
    }
  }
}
