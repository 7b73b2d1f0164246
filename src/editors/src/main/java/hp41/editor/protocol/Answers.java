package hp41.editor.protocol;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.exception.ExceptionUtils;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.JsonRpcException;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.validation.ReflectiveMessageValidator;

/**
 * Passes the editor's requests to services, and converts failures to error responses.
 *
 * @param services the services that handle the requests
 * @param complaints receives failures that no response can report
 * @param ended whether the editor has ended the session: every other request is then an error
 */
record Answers(Endpoint services, Consumer<String> complaints, AtomicBoolean ended)
    implements Endpoint {

  Answers(Endpoint services, Consumer<String> complaints) {
    this(services, complaints, new AtomicBoolean());
  }

  /** Finds missing parameters. */
  private static final class Required extends ReflectiveMessageValidator {

    List<MessageIssue> missing(Object parameters) {
      return validate(parameters);
    }
  }

  @Override
  public CompletableFuture<?> request(String method, Object parameters) {
    if (ended.get()) {
      throw new ResponseErrorException(
          new ResponseError(
              ResponseErrorCode.InvalidRequest, method + ": the session has been shut down", null));
    }
    try {
      return services.request(method, parameters);
    } catch (ResponseErrorException answered) {
      throw answered;
    } catch (RuntimeException | StackOverflowError failure) {
      throw new ResponseErrorException(error(method, parameters, failure));
    }
  }

  @Override
  public void notify(String method, Object parameters) {
    try {
      services.notify(method, parameters);
    } catch (RuntimeException | StackOverflowError failure) {
      complaints.accept(error(method, parameters, failure).getMessage());
    }
  }

  /** Returns the error of a failed request: a wrong parameter, or an internal error. */
  private ResponseError error(String method, Object parameters, Throwable failure) {
    ResponseErrorException existingError = existingError(failure);
    if (existingError != null) {
      return existingError.getResponseError();
    }
    if (isOptional(failure)) {
      return new ResponseError(
          ResponseErrorCode.MethodNotFound, "Unsupported request method: " + method, null);
    }
    String missing = missing(parameters);
    if (!missing.isEmpty()) {
      return invalid(method, missing);
    } else if (failure instanceof IllegalArgumentException) {
      return invalid(method, "the parameters cannot be parsed");
    }
    return internal(method, failure);
  }

  /** Returns whether the request is an optional method that no service implements. */
  private static boolean isOptional(Throwable failure) {
    StackTraceElement[] trace = failure.getStackTrace();
    return failure instanceof UnsupportedOperationException
        && trace.length > 0
        && trace[0].getClassName().startsWith("org.eclipse.lsp4j.");
  }

  private static ResponseErrorException existingError(Throwable failure) {
    return ExceptionUtils.throwableOfType(failure, ResponseErrorException.class);
  }

  private static String missing(Object parameters) {
    if (parameters == null) {
      return "the parameters are missing";
    }
    List<MessageIssue> missing = new Required().missing(parameters);
    return missing.isEmpty()
        ? ""
        : StringUtils.substringAfterLast(missing.get(0).getText(), "Path: $.") + " is missing";
  }

  private static ResponseError invalid(String method, String why) {
    return new ResponseError(ResponseErrorCode.InvalidParams, method + ": " + why, null);
  }

  private ResponseError internal(String method, Throwable failure) {
    StackTraceElement[] trace = failure.getStackTrace();
    String place = trace.length > 0 ? " at " + trace[0] : "";
    complaints.accept("internal error in " + method + ": " + failure + place);
    String message = "internal error in " + method + " (please report it)";
    return new ResponseError(ResponseErrorCode.InternalError, message, null);
  }

  /** Returns the error of a request whose response failed later. */
  ResponseError late(Throwable failure) {
    ResponseErrorException existingError = existingError(failure);
    if (existingError != null) {
      return existingError.getResponseError();
    }
    boolean disconnected = ExceptionUtils.throwableOfType(failure, JsonRpcException.class) != null;
    return disconnected
        ? new ResponseError(ResponseErrorCode.RequestFailed, "the client has disconnected", null)
        : internal("a message", failure);
  }

  /** Returns the error of a message whose fields do not have the types of the protocol. */
  static MessageIssue wrong(MessageIssueException found) {
    boolean isRequest = found.getRpcMessage() instanceof RequestMessage;
    String method = isRequest ? ((RequestMessage) found.getRpcMessage()).getMethod() + ": " : "";
    Throwable cause = found.getIssues().get(0).getCause();
    String why = cause == null ? "" : String.valueOf(cause.getMessage());
    String path = StringUtils.substringBefore(StringUtils.substringAfter(why, "path $."), "\n");
    return new MessageIssue(
        method + (path.isEmpty() ? "the message" : path) + " cannot be parsed",
        isRequest
            ? ResponseErrorCode.InvalidParams.getValue()
            : ResponseErrorCode.ParseError.getValue());
  }
}
