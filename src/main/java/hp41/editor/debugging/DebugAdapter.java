package hp41.editor.debugging;

import hp41.SystemRom;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.commons.lang3.exception.ExceptionUtils;
import org.eclipse.lsp4j.debug.services.IDebugProtocolClient;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.debug.DebugLauncher;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;

/** A debug adapter: reads what an editor asks of it, and answers, until the editor goes. */
public final class DebugAdapter {

  private final Turns turns = new Turns();
  private final Desk desk;

  private DebugAdapter(Optional<SystemRom> rom) {
    desk = new Desk(turns, rom);
  }

  /**
   * Serves one editor on these streams, on the calling thread, until it goes.
   *
   * @param rom the operating system that executes what is launched without one of its own
   */
  public static void serve(InputStream in, OutputStream out, Optional<SystemRom> rom)
      throws InterruptedException {
    new DebugAdapter(rom).run(in, out);
  }

  private void run(InputStream in, OutputStream out) throws InterruptedException {
    ExecutorService reading = Executors.newSingleThreadExecutor(DebugAdapter::reader);
    Launcher<IDebugProtocolClient> launcher =
        new DebugLauncher.Builder<IDebugProtocolClient>()
            .setLocalServices(
                List.of(
                    new LifeRequests(desk),
                    new MotionRequests(desk),
                    new BreakpointRequests(desk),
                    new ChangeRequests(desk),
                    new VariableRequests(desk),
                    new CompletionRequests(desk),
                    new SourceRequests(desk)))
            .setRemoteInterface(IDebugProtocolClient.class)
            .setClassLoader(IDebugProtocolClient.class.getClassLoader())
            .setInput(in)
            .setOutput(out)
            .setExecutorService(reading)
            .wrapMessages(this::inTurn)
            .setExceptionHandler(DebugAdapter::refusal)
            .create();
    desk.outlet(new Outlet(launcher.getRemoteProxy()));
    Future<Void> read = launcher.startListening();
    reading.execute(() -> turns.ask(turns::end));
    turns.take(work());
    read.cancel(false);
    reading.shutdown();
  }

  /** A stream that ends is read by a thread that does not keep the program from ending. */
  private static Thread reader(Runnable work) {
    Thread thread = new Thread(work, "editor");
    thread.setDaemon(true);
    return thread;
  }

  /** What comes in waits for its turn; what goes out is sent in one. */
  private MessageConsumer inTurn(MessageConsumer consumer) {
    return consumer instanceof Endpoint
        ? message -> turns.ask(() -> consumer.consume(message))
        : message -> consumer.consume(plain(message));
  }

  /** A request fails with what it is told, or else because it has not what it needs. */
  private static ResponseError refusal(Throwable failed) {
    ResponseErrorException told =
        ExceptionUtils.throwableOfType(failed, ResponseErrorException.class);
    return Objects.requireNonNullElseGet(
            told, () -> Desk.refusal("the request cannot be understood"))
        .getResponseError();
  }

  /** People read what has gone wrong: it is told without what a Java machine says of it. */
  private static Message plain(Message message) {
    if (message instanceof ResponseMessage answer && answer.getError() != null) {
      answer.getError().setData(null);
    }
    return message;
  }

  private Turns.Work work() {
    return new Turns.Work() {
      @Override
      public Optional<Duration> untilDue() {
        return desk.isOpen() ? desk.session().untilDue() : Optional.empty();
      }

      @Override
      public void proceed() {
        desk.session().proceed();
      }
    };
  }
}
