package hp41.app;

import hp41.Internals;
import hp41.files.BundledModule;
import hp41.files.BundledProgram;
import hp41.files.Media;
import hp41.format.ProgramFile;
import hp41.peripherals.Drive;
import hp41.peripherals.Folder;
import hp41.peripherals.HostModules;
import hp41.peripherals.Peripherals;
import hp41.peripherals.SkippableClock;
import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.TimeZone;

/**
 * The host's peripherals for a calculator.
 *
 * @param clock the clock for pauses
 * @param wallClock the clock for the time of day
 * @param bundled whether bundled programs can be called by name
 * @param listener receives the tones, if present
 * @param media the cards, the disc in the drive, and the bar code under the wand
 */
public record HostPeripherals(
    InstantSource clock,
    InstantSource wallClock,
    boolean bundled,
    Optional<HostListener> listener,
    Media media)
    implements Peripherals {

  /** Creates peripherals that have only clocks. */
  public HostPeripherals(InstantSource clock, InstantSource wallClock) {
    this(clock, wallClock, false, Optional.empty(), new Media());
  }

  /** Returns peripherals with the local time of day and the bundled programs. */
  public static HostPeripherals now(InstantSource clock) {
    return new HostPeripherals(
        clock, HostPeripherals::localTime, true, Optional.empty(), new Media());
  }

  /** Returns the peripherals with a receiver of tones. */
  public HostPeripherals with(HostListener receiver) {
    return new HostPeripherals(clock, wallClock, bundled, Optional.of(receiver), media);
  }

  /** Receives the tones of the calculator. */
  @FunctionalInterface
  public interface HostListener {

    /** Receives a tone. */
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
  public Queue<byte[]> scannedPrograms() {
    return media.scannedPrograms();
  }

  @Override
  public Queue<byte[]> scannedRows() {
    return media.scannedRows();
  }

  @Override
  public Optional<Drive> drive() {
    return media.drive();
  }

  @Override
  public HostModules modules() {
    return bundled ? BundledModule.PROVIDED : HostModules.NONE;
  }

  @Override
  public Optional<byte[]> program(String name) {
    return bundled ? BundledProgram.named(name).map(it -> bytes(it.listing())) : Optional.empty();
  }

  @Override
  public Map<String, String> programTitles() {
    return bundled ? BundledProgram.titles() : Map.of();
  }

  private static byte[] bytes(byte[] listing) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ProgramFile.read(listing, Internals.known()).programs().forEach(bytes::writeBytes);
    return bytes.toByteArray();
  }

  /** A clock that is not affected when the computer's clock is set; it counts from its creation. */
  public static final class SteadyClock implements InstantSource {

    private final Instant start = Instant.now();
    private final long startNanos = System.nanoTime();

    /** Creates a clock that shows the time of the host. */
    public SteadyClock() {}

    @Override
    public Instant instant() {
      return start.plusNanos(System.nanoTime() - startNanos);
    }
  }

  /** A clock that runs in real time and can skip a duration without waiting. */
  public static final class SkippingClock implements SkippableClock {

    private final InstantSource steady = new SteadyClock();
    private Duration skipped = Duration.ZERO;

    /** Creates a clock that shows the time of the host. */
    public SkippingClock() {}

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
