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

/** What all requests have in common: what is being debugged, and where the editor is told. */
final class DebugContext {

  private final EventLoop loop;
  private final Optional<SystemRom> rom;
  private Optional<DapEvents> events = Optional.empty();
  private Optional<DebugSession> session = Optional.empty();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<String, Runnable> settings = new LinkedHashMap<>();

  /**
   * Nothing is being debugged yet.
   *
   * @param rom the operating system that executes what is launched without one of its own
   */
  DebugContext(EventLoop loop, Optional<SystemRom> rom) {
    this.loop = loop;
    this.rom = rom;
  }

  /** Makes what a launch asks for. */
  DebugSession launched(Launch.Arguments arguments) {
    return new DebugSession(arguments, new Launch(arguments, outlet(), rom).launch(), outlet());
  }

  /** Says where the editor is told what happens. */
  void outlet(DapEvents wanted) {
    events = Optional.of(wanted);
  }

  /** Where the editor is told what happens. */
  DapEvents outlet() {
    return events.orElseThrow();
  }

  /** Whether something is being debugged. */
  boolean isOpen() {
    return session.isPresent();
  }

  /** What is being debugged; without it the request fails. */
  DebugSession session() {
    return session.orElseThrow(() -> refusal("nothing has been launched"));
  }

  /** Debugs this from now on, and nothing else. */
  void open(DebugSession wanted) {
    session.ifPresent(DebugSession::end);
    session = Optional.of(wanted);
  }

  /** A number for something that the editor sets, the same when it sets it again. */
  int number(String name) {
    return numbers.computeIfAbsent(name, any -> numbers.size() + 1);
  }

  /** The editor has set something, which is to be done again after a restart. */
  void remember(String name, Runnable set) {
    settings.put(name, set);
  }

  /** Sets all again that the editor has set. */
  void setAgain() {
    List.copyOf(settings.values()).forEach(Runnable::run);
  }

  /** The editor goes. */
  void end() {
    loop.end();
  }

  /** Some of all, from a number on; without a number of them, or with zero, all from there. */
  static <T> List<T> some(List<T> all, Integer start, Integer count) {
    long most = count == null || count <= 0 ? all.size() : count;
    return all.stream().skip(start == null ? 0 : Math.max(0, start)).limit(most).toList();
  }

  /** What a request fails with. */
  static ResponseErrorException refusal(String why) {
    return new ResponseErrorException(
        new ResponseError(ResponseErrorCode.RequestFailed, why, null));
  }
}
