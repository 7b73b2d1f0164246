package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Window.Start;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks paste and copy of the packaged program in a terminal window. */
@DisabledOnOs(OS.WINDOWS)
class ClipboardIT {

  private static final String CTRL_Y = "\u0019";
  private static final String F3 = "\u001bOR";
  private static final String F4 = "\u001bOS";
  private static final String LISTING = "LBL \"TWICE\"\n2\n*\nEND\n";

  @TempDir private Path state;
  private Start start;

  @BeforeEach
  void begin() {
    start = new Start(state);
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "\r"})
  void xIsCopiedAsItIsShown(String ending) {
    try (Window window = start.open()) {
      window.await("Start here").type("5" + ending).await("X             5.0000");
      window.type(CTRL_Y).await("5.0000 copied");
      assertThat(window.received()).contains(handedOver("5.0000"));
    }
  }

  @Test
  void alphaAndTheProgramAreCopiedWhereTheyAreWorkedOn() {
    try (Window window = start.open()) {
      window.await("Start here").paste(LISTING).await("4 lines loaded");
      window.type(F4).await("letters go to ALPHA").type("hi 41").type(CTRL_Y).await("HI 41 copied");
      assertThat(window.received()).contains(handedOver("HI 41"));
      window.type(F4).type(F3).await("inserts before").type(CTRL_Y).await("4 lines copied");
      assertThat(window.received()).contains(handedOver(LISTING));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'3,14', '3.14 pasted into X', 'X             3.1400'",
    "'1.5\r\n2\r\n', '2 pasted into X', 'Y             1.5000'",
    "'-12 345,6', '-12345.6 pasted into X', 'X       -12,345.6000'"
  })
  void pastedNumbersGoToX(String text, String said, String shown) {
    try (Window window = start.open()) {
      window.await("Start here").paste(text).await(said).await(shown);
    }
  }

  @Test
  void pastedListingIsAProgramAndGivesTheSameListingBack() {
    try (Window window = start.open()) {
      window.await("Start here").paste(LISTING.replace("\n", "\r")).await("4 lines loaded");
      window.type("21 ").type("xeq twice\r").await("X            42.0000");
    }
  }

  /** Returns the escape sequence that copies a text to the clipboard. */
  private static String handedOver(String text) {
    byte[] characters = text.getBytes(StandardCharsets.UTF_8);
    return "\u001b]52;c;" + Base64.getEncoder().encodeToString(characters) + "\u0007";
  }
}
