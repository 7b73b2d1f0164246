package hp41.editor.debugging;

import hp41.microcode.SystemRom;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/** The common state of all requests: the debug session and the client's events. */
final class DebugContext {

  /** The maximum number of program lines that an expression may execute. */
  static final int MAX_LINES = 1_000_000;

  private final EventLoop loop;
  private final Optional<SystemRom> rom;
  private Optional<DapEvents> events = Optional.empty();
  private Optional<DebugSession> session = Optional.empty();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<String, Runnable> settings = new LinkedHashMap<>();

  /**
   * Creates a context without a session.
   *
   * @param rom the ROM that executes programs whose launch names none
   */
  DebugContext(EventLoop loop, Optional<SystemRom> rom) {
    this.loop = loop;
    this.rom = rom;
  }

  /** Creates the session that a launch requests. */
  DebugSession launched(LaunchArguments arguments) {
    return new DebugSession(arguments, new Launch(arguments, events(), rom).launch(), events());
  }

  /** Sets the receiver of events. */
  void events(DapEvents wanted) {
    events = Optional.of(wanted);
  }

  /** Returns the receiver of events. */
  DapEvents events() {
    return events.orElseThrow();
  }

  /** Returns whether there is a session. */
  boolean isOpen() {
    return session.isPresent();
  }

  /** Returns the session; the request fails if there is none. */
  DebugSession session() {
    return session.orElseThrow(() -> refusal("nothing has been launched"));
  }

  /** Ends the current session and replaces it. */
  void open(DebugSession wanted) {
    session.ifPresent(DebugSession::end);
    session = Optional.of(wanted);
  }

  /** Returns the id of something that the editor sets; it remains the same if it is set again. */
  int number(String name) {
    return numbers.computeIfAbsent(name, any -> numbers.size() + 1);
  }

  /** Stores a setting of the editor, which is applied again after a restart. */
  void remember(String name, Runnable set) {
    settings.put(name, set);
  }

  /** Applies all settings of the editor again. */
  void reapplySettings() {
    List.copyOf(settings.values()).forEach(Runnable::run);
  }

  /** Ends the debug adapter. */
  void end() {
    loop.end();
  }

  /**
   * Returns a part of a list, from an index on. A missing or zero count means the rest of the list.
   */
  static <T> List<T> page(List<T> all, Integer start, Integer count) {
    long most = count == null || count <= 0 ? all.size() : count;
    return all.stream().skip(start == null ? 0 : Math.max(0, start)).limit(most).toList();
  }

  /** Returns the exception with which a request fails. */
  static ResponseErrorException refusal(String why) {
    return new ResponseErrorException(
        new ResponseError(ResponseErrorCode.RequestFailed, why, null));
  }
}
