package hp41.command;

import hp41.Accessory;
import hp41.files.Bundle;
import hp41.format.ProgramFile;
import hp41.machine.Peripherals;
import java.io.ByteArrayOutputStream;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/**
 * What surrounds the calculator when nobody looks: no sound.
 *
 * @param clock that pauses go by
 * @param wallClock that says what time it is
 * @param bundled whether programs that come with the calculator can be called by name
 */
record Silence(InstantSource clock, InstantSource wallClock, boolean bundled)
    implements Peripherals {

  /** With the time of day that it is here and now, and the bundled programs at hand. */
  static Silence now(InstantSource clock) {
    return new Silence(clock, Silence::localTime, true);
  }

  private static Instant localTime() {
    return LocalDateTime.now(ZoneId.systemDefault()).toInstant(ZoneOffset.UTC);
  }

  @Override
  public void tone(int hertz, int milliseconds) {
    // Nobody listens.
  }

  @Override
  public Optional<byte[]> program(String name) {
    return bundled ? Bundle.read(name).map(Silence::bytes) : Optional.empty();
  }

  @Override
  public List<String> programNames() {
    return bundled ? Bundle.names() : List.of();
  }

  private static byte[] bytes(byte[] listing) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ProgramFile.read(listing, Accessory.known()).programs().forEach(bytes::writeBytes);
    return bytes.toByteArray();
  }
}
