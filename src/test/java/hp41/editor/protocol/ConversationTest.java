package hp41.editor.protocol;

import static hp41.editor.protocol.RawEditor.message;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks messages that cannot be parsed, requests that fail, and texts with invisible characters.
 */
class ConversationTest {

  private static final String DEEP = "[".repeat(15_000) + "]".repeat(15_000);
  private static final String HELLO =
      message("{'id':1,'method':'initialize','params':{'capabilities':{}}}".replace('\'', '"'));
  private static final String GOODBYE = lsp("'id':2,'method':'shutdown'") + lsp("'method':'exit'");
  private static final String THREADS = dap("'seq':2,'type':'request','command':'threads'");

  private static String lsp(String members) {
    return message("{\"jsonrpc\":\"2.0\"," + members.replace('\'', '"') + "}");
  }

  private static String dap(String members) {
    return message("{" + members.replace('\'', '"') + "}");
  }

  private static JsonObject answer(RawEditor editor, String number, int id) {
    return editor.answers().stream()
        .filter(it -> it.has(number) && !it.get(number).isJsonNull())
        .filter(it -> it.get(number).getAsInt() == id)
        .findFirst()
        .orElseThrow();
  }

  private static String error(RawEditor editor, int id) {
    JsonObject error = answer(editor, "id", id).getAsJsonObject("error");
    assertThat(error.keySet()).containsExactlyInAnyOrder("code", "message");
    return error.get("code") + " " + error.get("message").getAsString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "{}", "[]", "null", "no JSON", "[[[[[[[", "{\"id\":1.5}", "\0"})
  void languageServerSkipsAMessageThatCannotBeParsed(String content) {
    RawEditor editor = RawEditor.run("lsp", HELLO, message(content), GOODBYE);
    assertThat(editor.answers().get(1).get("id").isJsonNull()).isTrue();
    assertThat(editor.answers().get(1).getAsJsonObject("error").get("code").getAsInt())
        .isEqualTo(-32700);
    assertThat(answer(editor, "id", 2).has("result")).isTrue();
    assertThat(editor.exitCode()).isZero();
    assertThat(editor.errors()).startsWith("hp41: the message ").hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "'command':'launch','arguments':{'program':'A','program':'B'}| arguments.program",
        "'command':'launch','arguments':{'registers':{'00':1,'00':2}}| arguments.registers.00",
        "'command':'launch','arguments':{},'arguments':{'program':'8QUEENS'}| arguments",
        "'command':'threads','arguments':[{'a':1},{'a':[0,{'b':1,'b':1}]}]| arguments[1].a[1].b"
      })
  void messageWithAFieldThatOccursTwiceIsRefused(String members, String field) {
    RawEditor editor = RawEditor.run("dap", dap("'seq':1,'type':'request'," + members), THREADS);
    assertThat(answer(editor, "request_seq", 1).get("message").getAsString())
        .isEqualTo(field + " occurs twice");
  }

  @Test
  void optionalRequestThatNobodyImplementsIsUnsupported() {
    String params = "'params':{'textDocument':{'uri':'file:///a'},'positions':[]}";
    RawEditor editor =
        RawEditor.run(
            "lsp", HELLO, lsp("'id':7,'method':'textDocument/selectionRange'," + params), GOODBYE);
    assertThat(error(editor, 7)).startsWith("-32601 Unsupported request method: ");
    assertThat(editor.errors()).isEmpty();
  }

  @Test
  void requestsAfterShutdownAreInvalid() {
    RawEditor editor =
        RawEditor.run(
            "lsp",
            HELLO,
            lsp("'id':2,'method':'shutdown'"),
            lsp("'id':3,'method':'shutdown'"),
            lsp("'id':4,'method':'workspace/symbol','params':{'query':''}"),
            lsp("'id':5,'method':'unknown'"),
            lsp("'method':'exit'"));
    assertThat(answer(editor, "id", 2).has("result")).isTrue();
    for (int id = 3; id <= 5; id++) {
      assertThat(error(editor, id))
          .startsWith("-32600 ")
          .endsWith(": the session has been shut down");
    }
    assertThat(editor.exitCode()).isZero();
    assertThat(editor.errors()).isEmpty();
  }

  @Test
  void exitWithoutShutdownIsExitCodeOne() {
    assertThat(RawEditor.run("lsp", HELLO, lsp("'method':'exit'")).exitCode()).isOne();
  }

  @Test
  void requestThatCannotBeParsedIsAnsweredByItsNumber() {
    RawEditor editor =
        RawEditor.run(
            "lsp",
            HELLO,
            lsp("'id':7,'method':'textDocument/hover','params':" + DEEP),
            lsp("'method':'textDocument/hover','params':{},'id':8,,"),
            GOODBYE);
    assertThat(error(editor, 7)).startsWith("-32602 textDocument/hover: params");
    assertThat(error(editor, 8)).startsWith("-32602 textDocument/hover: ");
    assertThat(answer(editor, "id", 2).has("result")).isTrue();
  }

  @Test
  void messageThatIsTooLongIsSkipped() {
    String request = "'id':7,'method':'textDocument/hover','x':'";
    RawEditor editor =
        RawEditor.run(
            "lsp", HELLO, lsp(request + "x".repeat(MessageReader.MAX_BYTES) + "'"), GOODBYE);
    assertThat(error(editor, 7)).isEqualTo("-32700 the message is longer than 16,777,216 bytes");
    assertThat(answer(editor, "id", 2).has("result")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{}", "[]", "null", "no JSON", "[[[[[[[", "{\"seq\":\"x\"}"})
  void debugAdapterSkipsAMessageThatCannotBeParsed(String content) {
    RawEditor editor = RawEditor.run("dap", message(content), THREADS);
    assertThat(editor.answers()).hasSize(1);
    assertThat(answer(editor, "request_seq", 2).get("success").getAsBoolean()).isTrue();
    assertThat(editor.errors()).startsWith("hp41: the message ").hasLineCount(1);
  }

  @Test
  void debugAdapterAnswersARequestThatCannotBeParsedByItsNumber() {
    String request = "'seq':7,'type':'request','command':'evaluate','arguments':" + DEEP;
    RawEditor editor = RawEditor.run("dap", dap(request), THREADS);
    assertThat(answer(editor, "request_seq", 7).get("message").getAsString())
        .startsWith("evaluate: arguments");
    assertThat(answer(editor, "request_seq", 2).get("success").getAsBoolean()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "Content-Length: -5, Content-Length cannot be \"-5\"",
    "Content-Length: abc, Content-Length cannot be \"abc\"",
    "Content-Length: 99999999999999, Content-Length cannot be \"99999999999999\"",
    "Content-Size: 5, the message has no Content-Length",
    "GET / HTTP/1.1, 'expected Content-Length, not \"GET / HTTP/1.1\"'",
    "Content-Type: x; charset=latin1, 'messages must be UTF-8, not \"latin1\"'",
  })
  void serversEndAtInputThatIsNotAMessage(String header, String why) {
    String said = "the editor's messages cannot be read: " + why;
    RawEditor lsp = RawEditor.run("lsp", HELLO, header + "\r\n\r\n{}", GOODBYE);
    assertThat(lsp.exitCode()).isEqualTo(3);
    assertThat(lsp.errors()).isEqualTo("hp41: " + said + "\n");
    assertThat(lsp.answers()).hasSize(2);
    assertThat(lsp.answers().get(1).getAsJsonObject("error").get("message").getAsString())
        .isEqualTo(said);
    RawEditor dap = RawEditor.run("dap", header + "\r\n\r\n{}", THREADS);
    assertThat(dap.exitCode()).isEqualTo(3);
    assertThat(dap.errors()).isEqualTo("hp41: " + said + "\n");
    assertThat(dap.answers()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "Content-Type: x; charset=utf8\ncontent-length: 2\n\n{}", "\r\n"})
  void headersOfOtherEditorsAreRead(String header) {
    RawEditor editor = RawEditor.run("lsp", HELLO, header, GOODBYE);
    assertThat(editor.exitCode()).isZero();
  }

  @Test
  void shutdownIsAnsweredWithoutAnError() {
    RawEditor editor = RawEditor.run("lsp", HELLO, GOODBYE, HELLO);
    assertThat(editor.answers()).hasSize(2);
    assertThat(editor.errors()).isEmpty();
    assertThat(editor.exitCode()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "textDocument/hover, {'textDocument':{'uri':'file:///x'}}, position is missing",
    "textDocument/hover, {'position':{}}, textDocument is missing",
    "textDocument/rename, null, the parameters are missing",
    "textDocument/hover, 5, params cannot be parsed",
    "textDocument/hover, {'position':5}, params.position cannot be parsed",
  })
  void requestWithMissingParametersFailsWithTheirNames(
      String method, String parameters, String why) {
    String request = "'id':7,'method':'" + method + "','params':" + parameters;
    RawEditor editor = RawEditor.run("lsp", HELLO, lsp(request), GOODBYE);
    assertThat(error(editor, 7)).isEqualTo("-32602 " + method + ": " + why);
  }

  @Test
  void notificationWithMissingParametersIsReportedInOneLine() {
    RawEditor editor =
        RawEditor.run("lsp", HELLO, lsp("'method':'textDocument/didOpen','params':{}"), GOODBYE);
    assertThat(editor.errors()).isEqualTo("hp41: textDocument/didOpen: textDocument is missing\n");
    assertThat(editor.exitCode()).isZero();
  }

  @Test
  void languageServerEscapesInvisibleCharacters() {
    RawEditor editor =
        RawEditor.run(
            "lsp",
            HELLO,
            opened("wrong", "LBL \\\"A\\u001B[2JB\\\"\\nX\\u0007\\u202EY\\n"),
            opened("right", "LBL 01\\nxeq  01 ; \\u202E remark\\n"),
            lsp(
                "'id':7,'method':'textDocument/formatting','params':{'options':{},"
                    + "'textDocument':{'uri':'file:///right'}}"),
            lsp("'id':8,'method':'\\u001B\\u202E'"),
            GOODBYE);
    assertThat(error(editor, 8)).endsWith("\\x1B\\u202E");
    assertThat(editor.raw()).doesNotContain("\\u001b", "\\u0007");
    JsonObject edit = answer(editor, "id", 7).getAsJsonArray("result").get(0).getAsJsonObject();
    assertThat(edit.get("newText").getAsString()).contains("; \u202E remark");
    assertThat(editor.raw().replace(edit.toString(), ""))
        .doesNotContain("\u202E")
        .contains("\\x07");
  }

  private static String opened(String name, String text) {
    String document = "{'uri':'file:///" + name + "','languageId':'hp41','version':1,'text':'";
    return lsp(
        "'method':'textDocument/didOpen','params':{'textDocument':" + document + text + "'}}");
  }

  @Test
  void debugAdapterEscapesInvisibleCharacters() {
    String launch = "'command':'launch','arguments':{'program':'/none/\\u001B[2J\\u0007\\u202E'}";
    RawEditor editor = RawEditor.run("dap", dap("'seq':7,'type':'request'," + launch));
    assertThat(answer(editor, "request_seq", 7).get("message").getAsString())
        .startsWith("/none/\\x1B[2J\\x07\\u202E: ");
    assertThat(List.of(editor.raw())).noneMatch(it -> it.contains("\u202E"));
  }
}
