package hp41;

import hp41.peripherals.Folder;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** A folder in memory, which can be made to fail. */
public final class KeptFolder implements Folder {

  private final Map<String, byte[]> files = new TreeMap<>();
  private final Set<String> secured = new HashSet<>();
  private boolean broken;
  private boolean isListed = true;

  /** Makes every operation fail from now on, except the list of names. */
  public void breakDown() {
    broken = true;
  }

  /** Makes only the list of names fail from now on. */
  public void hideNames() {
    isListed = false;
  }

  /** Returns the names of the files, whether or not the calculator can list them. */
  public List<String> files() {
    return List.copyOf(files.keySet());
  }

  @Override
  public Optional<List<String>> names() {
    return isListed ? Optional.of(files()) : Optional.empty();
  }

  @Override
  public Optional<byte[]> read(String name) {
    return broken ? Optional.empty() : Optional.ofNullable(files.get(name)).map(byte[]::clone);
  }

  @Override
  public boolean write(String name, byte[] content) {
    if (!broken) {
      files.put(name, content.clone());
    }
    return !broken;
  }

  @Override
  public boolean delete(String name) {
    return !broken && files.remove(name) != null;
  }

  @Override
  public boolean isSecured(String name) {
    return secured.contains(name);
  }

  @Override
  public boolean secure(String name, boolean on) {
    return !broken && (on ? secured.add(name) : secured.remove(name));
  }
}
