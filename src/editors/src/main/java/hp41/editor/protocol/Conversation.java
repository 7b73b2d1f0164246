package hp41.editor.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.JsonRpcException;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;

/**
 * A JSON-RPC conversation with an editor. Messages are read from one stream, and the responses are
 * written to another.
 */
public final class Conversation {

  /**
   * The library's logger, which is turned off: it logs failures with stack traces, and this program
   * reports them in one line.
   */
  private static final Logger LIBRARY = Logger.getLogger("org.eclipse.lsp4j.jsonrpc");

  /**
   * The encoding and handling of messages in a protocol.
   *
   * @param json creates the encoder and decoder for a set of methods
   * @param ends creates the local endpoint
   * @param answersTheUnknown whether a message without a readable number is answered
   */
  public record Protocol(
      Function<Map<String, JsonRpcMethod>, MessageJsonHandler> json,
      Ends ends,
      boolean answersTheUnknown) {}

  /** Creates the local endpoint of a conversation. */
  public interface Ends {

    /**
     * Creates an endpoint that writes the responses of services, and errors for failed requests, to
     * {@code out}.
     */
    RemoteEndpoint end(
        MessageConsumer out, Endpoint services, Function<Throwable, ResponseError> failures);
  }

  private static final String NO_MESSAGE = "the message cannot be parsed";
  private static final String TOO_LONG =
      "the message is longer than %,d bytes".formatted(MessageReader.MAX_BYTES);

  private final Protocol protocol;
  private final MessageReader reader;
  private final MessageWriter writer;
  private final MessageJsonHandler json;
  private final RemoteEndpoint end;
  private final Answers answers;
  private final Consumer<String> complaints;
  private volatile boolean closed;

  /**
   * Creates a conversation, which begins when {@link #listen} is called.
   *
   * @param services the services that handle the editor's requests
   * @param editor the interface of requests and notifications that the editor handles
   * @param complaints receives failures that no response can report
   */
  public Conversation(
      Protocol protocol,
      List<Object> services,
      Class<?> editor,
      InputStream in,
      OutputStream out,
      Consumer<String> complaints) {
    LIBRARY.setLevel(Level.OFF);
    this.protocol = protocol;
    Map<String, JsonRpcMethod> methods =
        new LinkedHashMap<>(ServiceEndpoints.getSupportedMethods(editor));
    services.forEach(it -> methods.putAll(ServiceEndpoints.getSupportedMethods(it.getClass())));
    answers = new Answers(ServiceEndpoints.toEndpoint(services), complaints);
    json = protocol.json().apply(methods);
    reader = new MessageReader(in);
    writer = new MessageWriter(json, out);
    end = protocol.ends().end(writer, answers, answers::late);
    json.setMethodProvider(end);
    end.setJsonHandler(json);
    this.complaints = complaints;
  }

  /** Returns a proxy that sends requests and notifications to the editor. */
  public <T> T editor(Class<T> kind) {
    return ServiceEndpoints.toServiceObject(end, kind);
  }

  /**
   * Reads messages until the conversation is closed or the editor disconnects.
   *
   * @param turns runs the handling of each message
   * @throws Garbled if the input is not a message
   */
  public void listen(Executor turns) throws Garbled {
    try {
      Optional<MessageReader.MessageContent> next = reader.next();
      while (next.isPresent()) {
        MessageReader.MessageContent content = next.get();
        turns.execute(() -> receive(content));
        next = closed || !writer.isOpen() ? Optional.empty() : reader.next();
      }
    } catch (Garbled garbled) {
      turns.execute(() -> answer(new RequestMessage(), issue(garbled.getMessage())));
      throw garbled;
    } catch (IOException gone) {
      // The editor has disconnected, which ends the conversation like the end of the input.
    }
  }

  /** Refuses all further requests. Notifications are still passed on. */
  public void refuseRequests() {
    answers.ended().set(true);
  }

  /** Stops reading messages after the current one. */
  public void close() {
    closed = true;
  }

  private void receive(MessageReader.MessageContent content) {
    try {
      message(content).ifPresent(end::consume);
    } catch (JsonRpcException gone) {
      // The editor no longer reads responses.
    } catch (RuntimeException | StackOverflowError failure) {
      answers.late(failure);
    }
  }

  /** Parses a message; refuses one that cannot be parsed. */
  private Optional<Message> message(MessageReader.MessageContent content) {
    if (content.tooLong()) {
      refuse(content.text(), issue(TOO_LONG));
      return Optional.empty();
    }
    Optional<String> doubled = DoubledNames.first(content.text());
    if (doubled.isPresent()) {
      refuse(content.text(), issue(doubled.get() + " occurs twice"));
      return Optional.empty();
    }
    try {
      Optional<Message> message = Optional.ofNullable(json.parseMessage(content.text()));
      if (message.isEmpty()) {
        refuse(content.text(), issue("the message is empty"));
      }
      return message;
    } catch (MessageIssueException wrong) {
      refuse(content.text(), Answers.wrong(wrong));
    } catch (RuntimeException | StackOverflowError noMessage) {
      refuse(content.text(), issue(NO_MESSAGE));
    }
    return Optional.empty();
  }

  /** Reports what is wrong with a message, as a response if its request is known. */
  private void refuse(String content, MessageIssue why) {
    complaints.accept(why.getText());
    answer(RequestOutline.of(content), why);
  }

  private void answer(RequestMessage request, MessageIssue why) {
    if (request.getRawId() != null || protocol.answersTheUnknown()) {
      end.handle(request, List.of(why));
    }
  }

  private static MessageIssue issue(String why) {
    return new MessageIssue(why, ResponseErrorCode.ParseError.getValue());
  }
}
