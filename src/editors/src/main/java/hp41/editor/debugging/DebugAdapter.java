package hp41.editor.debugging;

import hp41.Calculator;
import hp41.KnownName;
import hp41.editor.protocol.Conversation;
import hp41.editor.protocol.Garbled;
import hp41.microcode.SystemRom;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.lsp4j.debug.services.IDebugProtocolClient;
import org.eclipse.lsp4j.jsonrpc.debug.DebugRemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.debug.json.DebugMessageJsonHandler;

/** The debug adapter, which serves one editor until it disconnects. */
public final class DebugAdapter {

  /** Completes names in the debug console. */
  @FunctionalInterface
  public interface NameCompleter {

    /**
     * Returns the names that complete a word, the best one first.
     *
     * @param line the typed line up to the end of the word
     * @param begun the word as far as it is typed
     */
    List<KnownName> complete(Calculator calculator, String line, String begun);
  }

  private static final Conversation.Protocol PROTOCOL =
      new Conversation.Protocol(DebugMessageJsonHandler::new, DebugRemoteEndpoint::new, false);

  private final EventLoop loop = new EventLoop();
  private final DebugContext context;
  private Optional<Garbled> garbled = Optional.empty();

  private DebugAdapter(Optional<SystemRom> rom) {
    context = new DebugContext(loop, rom);
  }

  /**
   * Serves one editor on these streams, on the calling thread, until it disconnects.
   *
   * @param rom the ROM that executes programs whose launch names none
   * @param completer completes names in the debug console
   * @param complaints receives failures that no response can report
   * @throws Garbled if the input is not a message
   */
  public static void serve(
      InputStream in,
      OutputStream out,
      Optional<SystemRom> rom,
      NameCompleter completer,
      Consumer<String> complaints)
      throws InterruptedException, Garbled {
    new DebugAdapter(rom).run(in, out, completer, complaints);
  }

  private void run(
      InputStream in, OutputStream out, NameCompleter completer, Consumer<String> complaints)
      throws InterruptedException, Garbled {
    List<Object> services =
        List.of(
            new LifecycleRequests(context),
            new MotionRequests(context),
            new BreakpointRequests(context),
            new ChangeRequests(context),
            new VariableRequests(context),
            new CompletionRequests(context, completer),
            new SourceRequests(context));
    Conversation conversation =
        new Conversation(PROTOCOL, services, IDebugProtocolClient.class, in, out, complaints);
    context.events(new DapEvents(conversation.editor(IDebugProtocolClient.class)));
    Thread reading = new Thread(() -> listen(conversation), "editor");
    reading.setDaemon(true);
    reading.start();
    loop.run(work());
    if (garbled.isPresent()) {
      throw garbled.get();
    }
  }

  /** Reads messages and submits them to the event loop, which also sends all responses. */
  private void listen(Conversation conversation) {
    try {
      conversation.listen(loop::submit);
      loop.submit(loop::end);
    } catch (Garbled ending) {
      loop.submit(
          () -> {
            garbled = Optional.of(ending);
            loop.end();
          });
    }
  }

  private EventLoop.LoopTask work() {
    return new EventLoop.LoopTask() {
      @Override
      public Optional<Duration> untilDue() {
        return context.isOpen() ? context.session().untilDue() : Optional.empty();
      }

      @Override
      public void proceed() {
        context.session().proceed();
      }
    };
  }
}
