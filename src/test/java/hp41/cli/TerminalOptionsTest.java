package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.cli.options.StandardStreams;
import hp41.key.Pace;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine;

class TerminalOptionsTest {

  private final StartCommand options =
      new StartCommand(
          StandardStreams.of(
              InputStream.nullInputStream(),
              OutputStream.nullOutputStream(),
              OutputStream.nullOutputStream()),
          new JavaHost());
  private final CommandLine line =
      new CommandLine(options).setCaseInsensitiveEnumValuesAllowed(true);

  @Test
  void withoutSoundNothingIsHeard() {
    line.parseArgs("--no-sound");
    assertThat(options.speaker().isOn()).isFalse();
  }

  @ParameterizedTest
  @EnumSource(Pace.class)
  void speedOptionIsUsed(Pace pace) {
    line.parseArgs("--speed", pace.name().toLowerCase(Locale.ROOT));
    assertThat(options.pace()).isEqualTo(pace);
  }
}
