package hp41.standalone;

import java.util.Collection;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/** The scripts that {@code hp41 completion} writes. */
public final class ShellScripts extends DefaultResourcesPolicy {

  @Override
  public String[] supplyResources(Collection<? extends String> classes) {
    return new String[] {"hp41/completion/bash", "hp41/completion/fish", "hp41/completion/zsh"};
  }
}
