package hp41.app;

import hp41.machine.Machine;
import hp41.machine.Tier;
import java.util.ServiceLoader;

/**
 * The compiler, if its jar is present. The jar is searched for when programs have executed many
 * lines, because the search would make each start slower.
 */
final class OptionalTier implements Tier {

  /** The interval in lines at which this tier counts lines before the search. */
  private static final int INTERVAL = 1024;

  /** The number of lines before the search; tests set it to zero. */
  private static final int FIRST = Integer.getInteger("hp41.compiler.after", 500_000);

  private final Machine machine;
  private Tier found = Tier.NONE;
  private boolean searched;
  private int lines;

  OptionalTier(Machine machine) {
    this.machine = machine;
  }

  @Override
  public int interval() {
    return searched ? found.interval() : Math.max(1, Math.min(FIRST, INTERVAL));
  }

  @Override
  public int run(int budget) {
    if (!searched) {
      lines += interval();
      if (lines < FIRST) {
        return 0;
      }
      searched = true;
      ServiceLoader.load(Provider.class, Provider.class.getClassLoader())
          .findFirst()
          .ifPresent(provider -> found = provider.tier(machine));
    }
    return found.run(budget);
  }

  @Override
  public int nulls() {
    return found.nulls();
  }
}
