package hp41.editor.debugging;

import hp41.SystemRom;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/** What all requests have in common: what is being debugged, and where the editor is told. */
final class Desk {

  private final Turns turns;
  private final Optional<SystemRom> rom;
  private Optional<Outlet> outlet = Optional.empty();
  private Optional<Session> session = Optional.empty();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<String, Runnable> settings = new LinkedHashMap<>();

  /**
   * Nothing is being debugged yet.
   *
   * @param rom the operating system that executes what is launched without one of its own
   */
  Desk(Turns turns, Optional<SystemRom> rom) {
    this.turns = turns;
    this.rom = rom;
  }

  /** Makes what a launch asks for. */
  Session launched(Launch.Arguments arguments) {
    return new Session(arguments, new Launch(arguments, outlet(), rom).launch(), outlet());
  }

  /** Says where the editor is told what happens. */
  void outlet(Outlet wanted) {
    outlet = Optional.of(wanted);
  }

  /** Where the editor is told what happens. */
  Outlet outlet() {
    return outlet.orElseThrow();
  }

  /** Whether something is being debugged. */
  boolean isOpen() {
    return session.isPresent();
  }

  /** What is being debugged; without it the request fails. */
  Session session() {
    return session.orElseThrow(() -> refusal("nothing has been launched"));
  }

  /** Debugs this from now on, and nothing else. */
  void open(Session wanted) {
    session.ifPresent(Session::end);
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
    turns.end();
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
