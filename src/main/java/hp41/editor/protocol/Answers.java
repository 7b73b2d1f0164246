package hp41.editor.protocol;

import java.util.List;
import java.util.concurrent.CompletableFuture;
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
 * Passes an editor's requests to services, and says in words what is wrong with those that fail.
 *
 * @param services that answer
 * @param complaints where failures are told that are no answers
 */
record Answers(Endpoint services, Consumer<String> complaints) implements Endpoint {

  /** Finds what is missing in parameters. */
  private static final class Required extends ReflectiveMessageValidator {

    List<MessageIssue> missing(Object parameters) {
      return validate(parameters);
    }
  }

  @Override
  public CompletableFuture<?> request(String method, Object parameters) {
    try {
      return services.request(method, parameters);
    } catch (ResponseErrorException told) {
      throw told;
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

  /** What is wrong with a request that has failed: its parameters, or the program. */
  private ResponseError error(String method, Object parameters, Throwable failure) {
    ResponseErrorException told = told(failure);
    if (told != null) {
      return told.getResponseError();
    }
    if (isOptional(failure)) {
      return new ResponseError(
          ResponseErrorCode.MethodNotFound, "Unsupported request method: " + method, null);
    }
    String missing = missing(parameters);
    if (!missing.isEmpty()) {
      return invalid(method, missing);
    } else if (failure instanceof IllegalArgumentException) {
      return invalid(method, "the parameters cannot be understood");
    }
    return internal(method, failure);
  }

  /** Whether the library has a method of the protocol that nobody implements. */
  private static boolean isOptional(Throwable failure) {
    StackTraceElement[] trace = failure.getStackTrace();
    return failure instanceof UnsupportedOperationException
        && trace.length > 0
        && trace[0].getClassName().startsWith("org.eclipse.lsp4j.");
  }

  private static ResponseErrorException told(Throwable failure) {
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

  /** What is wrong with a request that was answered with a failure later. */
  ResponseError late(Throwable failure) {
    ResponseErrorException told = told(failure);
    if (told != null) {
      return told.getResponseError();
    }
    boolean gone = ExceptionUtils.throwableOfType(failure, JsonRpcException.class) != null;
    return gone
        ? new ResponseError(ResponseErrorCode.RequestFailed, "the editor has gone", null)
        : internal("a message", failure);
  }

  /** What is wrong with a message whose parts are not of the kinds that the protocol wants. */
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
