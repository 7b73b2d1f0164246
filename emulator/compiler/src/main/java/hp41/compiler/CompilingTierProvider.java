package hp41.compiler;

import hp41.machine.Machine;
import hp41.machine.Tier;

/** Provides the compiler to applications that do not know it. */
public final class CompilingTierProvider implements Tier.Provider {

  /** The number of executed lines after which a program is compiled; tests set it to zero. */
  private static final int HOT = Integer.getInteger("hp41.compiler.after", CompilingTier.HOT);

  /** Creates a provider; {@link java.util.ServiceLoader} calls this. */
  public CompilingTierProvider() {}

  @Override
  public Tier tier(Machine machine) {
    return new CompilingTier(machine, HOT);
  }
}
