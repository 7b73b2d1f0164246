import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Completes a bill of materials: replaces the names of licences in the poms of libraries by those of
 * SPDX. It fails if a component has no licence.
 */
final class Licences {

  private static final Map<String, String> EXPRESSIONS =
      Map.of(
          "com.googlecode.lanterna", "LGPL-3.0-or-later",
          "org.eclipse.lsp4j", "EPL-2.0 OR BSD-3-Clause");

  private Licences() {}

  /** Reads the first file and writes the second. */
  public static void main(String[] files) throws Exception {
    JsonObject bill = JsonParser.parseString(Files.readString(Path.of(files[0]))).getAsJsonObject();
    for (JsonElement component : bill.getAsJsonArray("components")) {
      complete(component.getAsJsonObject());
    }
    var gson = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();
    Files.writeString(Path.of(files[1]), gson.toJson(bill) + "\n");
  }

  private static void complete(JsonObject component) {
    String expression = EXPRESSIONS.get(component.get("group").getAsString());
    if (expression != null) {
      JsonObject licence = new JsonObject();
      licence.addProperty("expression", expression);
      JsonArray licences = new JsonArray();
      licences.add(licence);
      component.add("licenses", licences);
    }
    if (!isLicensed(component.getAsJsonArray("licenses"))) {
      throw new IllegalStateException("no SPDX licence of " + component.get("purl"));
    }
  }

  private static boolean isLicensed(JsonArray licences) {
    if (licences == null || licences.isEmpty()) {
      return false;
    }
    for (JsonElement each : licences) {
      JsonObject licence = each.getAsJsonObject();
      if (!licence.has("expression") && !licence.getAsJsonObject("license").has("id")) {
        return false;
      }
    }
    return true;
  }
}
