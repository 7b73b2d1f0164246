package hp41.editor.debugging;

import hp41.SystemRom;
import hp41.editor.protocol.Conversation;
import hp41.editor.protocol.Garbled;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.lsp4j.debug.services.IDebugProtocolClient;
import org.eclipse.lsp4j.jsonrpc.debug.DebugRemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.debug.json.DebugMessageJsonHandler;

/** A debug adapter: reads what an editor asks of it, and answers, until the editor goes. */
public final class DebugAdapter {

  private static final Conversation.Protocol PROTOCOL =
      new Conversation.Protocol(DebugMessageJsonHandler::new, DebugRemoteEndpoint::new, false);

  private final Turns turns = new Turns();
  private final Desk desk;
  private Optional<Garbled> garbled = Optional.empty();

  private DebugAdapter(Optional<SystemRom> rom) {
    desk = new Desk(turns, rom);
  }

  /**
   * Serves one editor on these streams, on the calling thread, until it goes.
   *
   * @param rom the operating system that executes what is launched without one of its own
   * @param complaints where failures are told that are no answers
   * @throws Garbled if what the editor has sent is no message
   */
  public static void serve(
      InputStream in, OutputStream out, Optional<SystemRom> rom, Consumer<String> complaints)
      throws InterruptedException, Garbled {
    new DebugAdapter(rom).run(in, out, complaints);
  }

  private void run(InputStream in, OutputStream out, Consumer<String> complaints)
      throws InterruptedException, Garbled {
    List<Object> services =
        List.of(
            new LifeRequests(desk),
            new MotionRequests(desk),
            new BreakpointRequests(desk),
            new ChangeRequests(desk),
            new VariableRequests(desk),
            new CompletionRequests(desk),
            new SourceRequests(desk));
    Conversation conversation =
        new Conversation(PROTOCOL, services, IDebugProtocolClient.class, in, out, complaints);
    desk.outlet(new Outlet(conversation.editor(IDebugProtocolClient.class)));
    Thread reading = new Thread(() -> listen(conversation), "editor");
    reading.setDaemon(true);
    reading.start();
    turns.take(work());
    if (garbled.isPresent()) {
      throw garbled.get();
    }
  }

  /** What comes in waits for its turn; what goes out is sent in one. */
  private void listen(Conversation conversation) {
    try {
      conversation.listen(turns::ask);
      turns.ask(turns::end);
    } catch (Garbled ending) {
      turns.ask(
          () -> {
            garbled = Optional.of(ending);
            turns.end();
          });
    }
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
