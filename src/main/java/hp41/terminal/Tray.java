package hp41.terminal;

import hp41.machine.Folder;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Cards, or a medium, that are kept in memory alone. */
final class Tray implements Folder {

  private final Map<String, byte[]> files = new TreeMap<>();
  private final Set<String> secured = new HashSet<>();

  @Override
  public List<String> names() {
    return List.copyOf(files.keySet());
  }

  @Override
  public Optional<byte[]> read(String name) {
    return Optional.ofNullable(files.get(name)).map(byte[]::clone);
  }

  @Override
  public boolean write(String name, byte[] content) {
    files.put(name, content.clone());
    return true;
  }

  @Override
  public boolean delete(String name) {
    return files.remove(name) != null;
  }

  @Override
  public boolean isSecured(String name) {
    return secured.contains(name);
  }

  @Override
  public boolean secure(String name, boolean on) {
    return on ? secured.add(name) : secured.remove(name);
  }
}
