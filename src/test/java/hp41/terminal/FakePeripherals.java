package hp41.terminal;

import hp41.app.HostPeripherals;
import hp41.files.Media;
import hp41.peripherals.Drive;
import hp41.peripherals.Folder;
import hp41.peripherals.HostModules;
import hp41.peripherals.Peripherals;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;

/** Peripherals with a clock that the test sets. They record tones. */
public final class FakePeripherals implements Peripherals, InstantSource {

  /** The bytes of bundled programs, whose listings are read only once in all tests. */
  private static final Map<String, Optional<byte[]>> PROGRAMS = new ConcurrentHashMap<>();

  /** The pitches of all tones so far, in hertz. */
  final List<Integer> tones = new ArrayList<>();

  /** Whether the bundled programs can be called by name, and their modules plugged in. */
  boolean bundled;

  /** The cards and the disc. */
  Media media = new Media();

  private Instant now = Instant.parse("2026-01-15T10:30:00Z");

  @Override
  public Instant instant() {
    return now;
  }

  void pass(Duration time) {
    now = now.plus(time);
  }

  @Override
  public InstantSource clock() {
    return this;
  }

  @Override
  public void tone(int hertz, int milliseconds) {
    tones.add(hertz);
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
  public Optional<Folder> cards() {
    return media.cards();
  }

  @Override
  public Optional<Drive> drive() {
    return media.drive();
  }

  @Override
  public HostModules modules() {
    return bundled ? HostPeripherals.now(this).modules() : HostModules.NONE;
  }

  @Override
  public Optional<byte[]> program(String name) {
    return bundled
        ? PROGRAMS.computeIfAbsent(name, HostPeripherals.now(this)::program).map(byte[]::clone)
        : Optional.empty();
  }

  @Override
  public Map<String, String> programTitles() {
    return bundled ? HostPeripherals.now(this).programTitles() : Map.of();
  }
}
