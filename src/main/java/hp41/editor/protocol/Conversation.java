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

/** A conversation with an editor: its messages are read from a stream and answered on another. */
public final class Conversation {

  /** The library's reports with stack traces; each failure is told in words here. */
  private static final Logger LIBRARY = Logger.getLogger("org.eclipse.lsp4j.jsonrpc");

  /**
   * How messages are written and answered in a protocol.
   *
   * @param json reads and writes messages with these methods
   * @param ends makes the end of the conversation that is here
   * @param answersTheUnknown whether a message is answered of which no number can be read
   */
  public record Protocol(
      Function<Map<String, JsonRpcMethod>, MessageJsonHandler> json,
      Ends ends,
      boolean answersTheUnknown) {}

  /** Makes the end of a conversation that is here. */
  public interface Ends {

    /** The end that writes to {@code out} what services answer, and how a request has failed. */
    RemoteEndpoint end(
        MessageConsumer out, Endpoint services, Function<Throwable, ResponseError> failures);
  }

  private static final String NO_MESSAGE = "the message cannot be parsed";
  private static final String TOO_LONG =
      "the message is longer than %,d bytes".formatted(MessageReader.LONGEST);

  private final Protocol protocol;
  private final MessageReader reader;
  private final MessageWriter writer;
  private final MessageJsonHandler json;
  private final RemoteEndpoint end;
  private final Answers answers;
  private final Consumer<String> complaints;
  private volatile boolean closed;

  /**
   * A conversation that begins when it is listened to.
   *
   * @param services that answer the editor's requests
   * @param editor the requests that it answers
   * @param complaints where failures are told that are no answers
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

  /** The editor, which can be told and asked things. */
  public <T> T editor(Class<T> kind) {
    return ServiceEndpoints.toServiceObject(end, kind);
  }

  /**
   * Reads messages until the conversation is closed or the editor goes.
   *
   * @param turns executes what each message asks for
   * @throws Garbled if what the editor has sent is no message
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
      // As when its input ends.
    }
  }

  /** Reads no more messages, once the current one is done with. */
  public void close() {
    closed = true;
  }

  private void receive(MessageReader.MessageContent content) {
    try {
      message(content).ifPresent(end::consume);
    } catch (JsonRpcException gone) {
      // The editor does not read its answers any more.
    } catch (RuntimeException | StackOverflowError failure) {
      answers.late(failure);
    }
  }

  /** The message with this content; one that cannot be parsed is refused. */
  private Optional<Message> message(MessageReader.MessageContent content) {
    if (content.tooLong()) {
      refuse(content.text(), issue(TOO_LONG));
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

  /** Says what is wrong with a message, as an answer where it is known which request it is. */
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
