package hp41.cli.options;

import hp41.Accessory;
import hp41.files.Bundle;
import hp41.files.Media;
import hp41.format.ProgramFile;
import hp41.machine.Drive;
import hp41.machine.Folder;
import hp41.machine.Peripherals;
import hp41.machine.SkippableClock;
import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.TimeZone;

/**
 * What surrounds the calculator.
 *
 * @param clock that pauses go by
 * @param wallClock that says what time it is
 * @param bundled whether programs that come with the calculator can be called by name
 * @param listener to tones, if there is one
 * @param media cards beside the card reader, and what is in the drive on the loop
 */
public record HostPeripherals(
    InstantSource clock,
    InstantSource wallClock,
    boolean bundled,
    Optional<HostListener> listener,
    Media media)
    implements Peripherals {

  /** Two clocks and nothing else. */
  public HostPeripherals(InstantSource clock, InstantSource wallClock) {
    this(clock, wallClock, false, Optional.empty(), new Media());
  }

  /** The time of day that it is here and now, and the bundled programs at hand. */
  public static HostPeripherals now(InstantSource clock) {
    return new HostPeripherals(
        clock, HostPeripherals::localTime, true, Optional.empty(), new Media());
  }

  /** The same with somebody who listens. */
  public HostPeripherals with(HostListener heard) {
    return new HostPeripherals(clock, wallClock, bundled, Optional.of(heard), media);
  }

  /** Takes the tones of the calculator. */
  @FunctionalInterface
  public interface HostListener {

    /** A tone of so many hertz and milliseconds. */
    void heard(int hertz, int milliseconds);
  }

  private static Instant localTime() {
    Instant now = Instant.now();
    return now.plusMillis(TimeZone.getDefault().getOffset(now.toEpochMilli()));
  }

  @Override
  public void tone(int hertz, int milliseconds) {
    listener.ifPresent(it -> it.heard(hertz, milliseconds));
  }

  @Override
  public Optional<Folder> cards() {
    return media.cards();
  }

  @Override
  public Optional<Drive> drive() {
    return media.drive();
  }

  @Override
  public Optional<byte[]> program(String name) {
    return bundled ? Bundle.read(name).map(HostPeripherals::bytes) : Optional.empty();
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

  /**
   * A clock that does not jump when the computer's clock is set: it counts from its creation on.
   */
  public static final class SteadyClock implements InstantSource {

    private final Instant start = Instant.now();
    private final long begun = System.nanoTime();

    @Override
    public Instant instant() {
      return start.plusNanos(System.nanoTime() - begun);
    }
  }

  /** A clock that goes on by itself, and jumps over what nobody wants to wait for. */
  public static final class SkippingClock implements SkippableClock {

    private final InstantSource steady = new SteadyClock();
    private Duration skipped = Duration.ZERO;

    @Override
    public Instant instant() {
      return steady.instant().plus(skipped);
    }

    @Override
    public void skip(Duration duration) {
      skipped = skipped.plus(duration);
    }
  }
}
