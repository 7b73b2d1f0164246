package hp41.editor.debugging;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.commands.Completions;
import hp41.microcode.SystemRom;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.debug.Breakpoint;
import org.eclipse.lsp4j.debug.Capabilities;
import org.eclipse.lsp4j.debug.ConfigurationDoneArguments;
import org.eclipse.lsp4j.debug.ContinueArguments;
import org.eclipse.lsp4j.debug.ContinuedEventArguments;
import org.eclipse.lsp4j.debug.DisconnectArguments;
import org.eclipse.lsp4j.debug.EvaluateArguments;
import org.eclipse.lsp4j.debug.ExitedEventArguments;
import org.eclipse.lsp4j.debug.InitializeRequestArguments;
import org.eclipse.lsp4j.debug.OutputEventArguments;
import org.eclipse.lsp4j.debug.SetBreakpointsArguments;
import org.eclipse.lsp4j.debug.Source;
import org.eclipse.lsp4j.debug.SourceBreakpoint;
import org.eclipse.lsp4j.debug.StackFrame;
import org.eclipse.lsp4j.debug.StackTraceArguments;
import org.eclipse.lsp4j.debug.StoppedEventArguments;
import org.eclipse.lsp4j.debug.TerminatedEventArguments;
import org.eclipse.lsp4j.debug.Variable;
import org.eclipse.lsp4j.debug.VariablesArguments;
import org.eclipse.lsp4j.debug.services.IDebugProtocolClient;
import org.eclipse.lsp4j.debug.services.IDebugProtocolServer;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.debug.DebugLauncher;

/**
 * A client that debugs: it sends requests over a pipe and stores the events. The pipe is one of the
 * operating system, because those of java.io break when the thread that wrote last has ended, such
 * as a thread of a test method.
 */
public final class DebugClient implements IDebugProtocolClient, AutoCloseable {

  private static final ThreadLocal<Optional<SystemRom>> ROM =
      ThreadLocal.withInitial(Optional::empty);

  private static final int MOST_SECONDS = 120;

  private final BlockingQueue<StoppedEventArguments> stopped = new LinkedBlockingQueue<>();
  private final BlockingQueue<Integer> exited = new LinkedBlockingQueue<>();
  private final BlockingQueue<Boolean> ready = new LinkedBlockingQueue<>();
  private final BlockingQueue<Boolean> continued = new LinkedBlockingQueue<>();
  private final BlockingQueue<Boolean> terminated = new LinkedBlockingQueue<>();
  private final List<String> output = new ArrayList<>();
  private final BlockingQueue<String> failures = new LinkedBlockingQueue<>();
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final OutputStream asking;
  private final IDebugProtocolServer adapter;
  private final Capabilities capabilities;
  private final Launcher<IDebugProtocolServer> launcher;

  /** Sets the ROM for the clients that this thread creates afterwards. */
  static void executeBy(Optional<SystemRom> rom) {
    ROM.set(rom);
  }

  public DebugClient() throws IOException {
    Optional<SystemRom> rom = ROM.get();
    Pipe requests = Pipe.open();
    Pipe answers = Pipe.open();
    asking = Channels.newOutputStream(requests.sink());
    threads.execute(
        () ->
            serve(
                Channels.newInputStream(requests.source()),
                Channels.newOutputStream(answers.sink()),
                rom));
    launcher =
        new DebugLauncher.Builder<IDebugProtocolServer>()
            .setLocalService(this)
            .setRemoteInterface(IDebugProtocolServer.class)
            .setInput(Channels.newInputStream(answers.source()))
            .setOutput(asking)
            .setExecutorService(threads)
            .create();
    adapter = launcher.getRemoteProxy();
    launcher.startListening();
    capabilities = done(adapter.initialize(new InitializeRequestArguments()));
  }

  private void serve(InputStream requests, OutputStream answers, Optional<SystemRom> rom) {
    try (answers) {
      DebugAdapter.serve(requests, answers, rom, Completions::complete, failures::add);
    } catch (IOException | InterruptedException gone) {
      throw new IllegalStateException(gone);
    }
  }

  /** Waits for the next failure that the adapter writes to stderr. */
  String failure() {
    return next(failures);
  }

  /** Asks the adapter to read changed listings again, with a custom request. */
  CompletableFuture<?> replace() {
    return ask("hp41/replace", null);
  }

  /** Sends an arbitrary request. */
  CompletableFuture<?> ask(String method, Object arguments) {
    return launcher.getRemoteEndpoint().request(method, arguments);
  }

  /** Returns the adapter. */
  IDebugProtocolServer adapter() {
    return adapter;
  }

  /** Returns the capabilities of the adapter. */
  Capabilities capabilities() {
    return capabilities;
  }

  /** Waits for a response; fails if it takes too long. */
  static <T> T done(CompletableFuture<T> answer) {
    try {
      return answer.get(MOST_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException none) {
      throw new AssertionError(none);
    }
  }

  private static <T> T next(BlockingQueue<T> events) {
    try {
      T event = events.poll(MOST_SECONDS, TimeUnit.SECONDS);
      assertThat(event).as("an event in time").isNotNull();
      return event;
    } catch (InterruptedException ended) {
      throw new AssertionError(ended);
    }
  }

  /** Launches with pairs of names and values. */
  DebugClient launch(Object... pairs) {
    Map<String, Object> arguments = new HashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      arguments.put((String) pairs[i], pairs[i + 1]);
    }
    done(adapter.launch(arguments));
    next(ready);
    return this;
  }

  /** Writes a listing to a file and launches it. */
  public DebugClient launch(Path file, String listing, Object... pairs) throws IOException {
    Files.writeString(file, listing);
    Object[] all =
        Stream.concat(Stream.of("program", file.toString()), Arrays.stream(pairs)).toArray();
    return launch(all);
  }

  /** Ends the configuration, and waits until the program stops. */
  public StoppedEventArguments begin() {
    begins();
    return stops();
  }

  /** Ends the configuration. */
  void begins() {
    done(adapter.configurationDone(new ConfigurationDoneArguments()));
  }

  /** Waits until the program stops. */
  StoppedEventArguments stops() {
    return next(stopped);
  }

  /** Performs a request, and waits until the program stops. */
  StoppedEventArguments then(CompletableFuture<?> motion) {
    done(motion);
    return stops();
  }

  /** Continues, and waits until the program stops. */
  StoppedEventArguments goOn() {
    return then(adapter.continue_(new ContinueArguments()));
  }

  /** Waits until the program has ended; returns its exit code. */
  int ends() {
    next(terminated);
    return next(exited);
  }

  /** Waits for a continued event. */
  void goesOn() {
    next(continued);
  }

  /** Sets breakpoints in lines of a file. */
  Breakpoint[] breakAt(Path file, int... lines) {
    return breakAt(
        source(file),
        Arrays.stream(lines).mapToObj(DebugClient::line).toArray(SourceBreakpoint[]::new));
  }

  static SourceBreakpoint line(int line) {
    SourceBreakpoint breakpoint = new SourceBreakpoint();
    breakpoint.setLine(line);
    return breakpoint;
  }

  Breakpoint[] breakAt(Source source, SourceBreakpoint... breakpoints) {
    SetBreakpointsArguments arguments = new SetBreakpointsArguments();
    arguments.setSource(source);
    arguments.setBreakpoints(breakpoints);
    return done(adapter.setBreakpoints(arguments)).getBreakpoints();
  }

  static Source source(Path file) {
    Source source = new Source();
    source.setPath(file.toString());
    return source;
  }

  /** Returns the names of the stack frames, the innermost first. */
  List<String> frames() {
    return Arrays.stream(stack()).map(StackFrame::getName).toList();
  }

  StackFrame[] stack() {
    StackTraceArguments arguments = new StackTraceArguments();
    arguments.setThreadId(1);
    return done(adapter.stackTrace(arguments)).getStackFrames();
  }

  /** Returns the position of the next line as {@code LINE:COLUMN} of the listing. */
  String place() {
    StackFrame top = stack()[0];
    return top.getLine() + ":" + top.getColumn();
  }

  /** Returns the variables of a scope by name. */
  Map<String, String> variables(Scopes.Group group) {
    VariablesArguments arguments = new VariablesArguments();
    arguments.setVariablesReference(group.reference());
    return Arrays.stream(done(adapter.variables(arguments)).getVariables())
        .collect(Collectors.toMap(Variable::getName, Variable::getValue));
  }

  /** Evaluates an expression, in the debug console ({@code repl}) or elsewhere. */
  public String evaluate(String expression, String context) {
    EvaluateArguments arguments = new EvaluateArguments();
    arguments.setExpression(expression);
    arguments.setContext(context);
    return done(adapter.evaluate(arguments)).getResult();
  }

  /** Returns all lines of output so far. */
  List<String> output() {
    synchronized (output) {
      return List.copyOf(output);
    }
  }

  @Override
  public void initialized() {
    ready.add(true);
  }

  @Override
  public void stopped(StoppedEventArguments how) {
    stopped.add(how);
  }

  @Override
  public void continued(ContinuedEventArguments how) {
    continued.add(true);
  }

  @Override
  public void exited(ExitedEventArguments how) {
    exited.add(how.getExitCode());
  }

  @Override
  public void terminated(TerminatedEventArguments how) {
    terminated.add(true);
  }

  @Override
  public void output(OutputEventArguments what) {
    synchronized (output) {
      output.add(what.getOutput().stripTrailing());
    }
  }

  @Override
  public void close() throws IOException {
    done(adapter.disconnect(new DisconnectArguments()));
    asking.close();
    threads.shutdown();
    failures.forEach(System.err::println);
  }
}
