package hp41.command.options;

import hp41.keyboard.Pace;
import hp41.sound.Loudspeaker;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options for how fast and how loud the calculator in the terminal is. */
public final class MannerOptions {

  @Option(
      names = "--speed",
      paramLabel = "SPEED",
      description =
          "full, as fast as this computer can, which it is if you do not say; or authentic, as"
              + " fast as the machine.")
  private Optional<Pace> speed = Optional.empty();

  @Option(names = "--no-sound", description = "Is silent, whatever flag 26 says.")
  private boolean silent;

  /** How fast it computes. */
  public Pace pace() {
    boolean authentic = settings().get("speed").filter("authentic"::equals).isPresent();
    return speed.orElse(authentic ? Pace.AUTHENTIC : Pace.FULL);
  }

  private static Settings settings() {
    return Settings.of(System.getenv(), Path.of(System.getProperty("user.home")));
  }

  /** What tones are heard from. */
  public Loudspeaker speaker() {
    Loudspeaker speaker = Loudspeaker.ofThisComputer();
    speaker.on(!silent && settings().get("sound").filter("off"::equals).isEmpty());
    return speaker;
  }
}
