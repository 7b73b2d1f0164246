package hp41.memory;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.memory.Alarms.Alarm;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests the alarm buffer. */
class AlarmsTest {

  private static final int TOP = 0x200;
  private static final int SIZE = 100;

  private final Memory memory = new Memory(TOP, SIZE, Set.of(ExtendedBlock.BUILT_IN));
  private final ProgramMemory program = new ProgramMemory(memory);
  private final KeyAssignments keys = new KeyAssignments(memory);
  private final Alarms alarms = new Alarms(memory);

  @Test
  void alarmIsStoredAsTimeIntervalAndMessage() {
    Alarm daily = new Alarm(39_789_405_000L, 864_000, "DAILY");
    Alarm wake = new Alarm(39_779_010_000L, 0, "NOW WAKE");
    assertThat(alarms.add(daily)).isTrue();
    assertThat(alarms.add(wake)).isTrue();
    assertThat(alarms.all()).containsExactly(wake, daily);
    assertThat(memory.read(Memory.MAIN)).isEqualTo(0xAA080000000000L);
    assertThat(memory.read(Memory.MAIN + 1)).isEqualTo(0x39779010000002L);
    assertThat(memory.read(Memory.MAIN + 2)).isEqualTo(0x0000000000004EL);
    assertThat(memory.read(Memory.MAIN + 3)).isEqualTo(0x4F572057414B45L);
    assertThat(memory.read(Memory.MAIN + 4)).isEqualTo(0x39789405000101L);
    assertThat(memory.read(Memory.MAIN + 5)).isEqualTo(0x00000864000000L);
    assertThat(memory.read(Memory.MAIN + 7)).isEqualTo(0xF0000000000000L);
  }

  @Test
  void removingTheLastAlarmDeletesTheBuffer() {
    Alarm alarm = new Alarm(1, 0, "");
    int free = program.free();
    alarms.add(alarm);
    assertThat(program.free()).isEqualTo(free - 3);
    alarms.remove(alarm);
    assertThat(program.free()).isEqualTo(free);
    assertThat(memory.read(Memory.MAIN)).isZero();
  }

  @Test
  void repeatingAlarmIsDueAgainAfterNow() {
    alarms.add(new Alarm(1000, 300, "TEA"));
    Alarm missed = alarms.miss(alarms.all().get(0));
    assertThat(alarms.all()).containsExactly(missed);
    assertThat(missed.missed()).isTrue();
    alarms.complete(alarms.all().get(0), 1700);
    assertThat(alarms.all()).containsExactly(new Alarm(1900, 300, "TEA"));
    alarms.complete(alarms.all().get(0), 1900);
    assertThat(alarms.all()).containsExactly(new Alarm(2200, 300, "TEA"));
  }

  @Test
  void keyAssignmentsMoveTheBufferUnchanged() {
    Alarm alarm = new Alarm(39_779_010_000L, 0, "WAKE");
    alarms.add(alarm);
    for (int key = 1; key <= 3; key++) {
      assertThat(keys.assign(key, 0x0460 + key)).isTrue();
    }
    assertThat(alarms.all()).containsExactly(alarm);
    keys.remove(1);
    keys.remove(2);
    keys.pack();
    assertThat(keys.all()).hasSize(1);
    assertThat(alarms.all()).containsExactly(alarm);
    alarms.clear();
    assertThat(keys.all()).hasSize(1);
    assertThat(program.firstFree()).isEqualTo(Memory.MAIN + 1);
  }

  @Test
  void otherBuffersRemainUnchanged() {
    memory.write(Memory.MAIN, 0x33020000000000L);
    memory.write(Memory.MAIN + 1, 0xF1234567890123L);
    alarms.add(new Alarm(5, 0, "A"));
    assertThat(memory.read(Memory.MAIN + 1)).isEqualTo(0xF1234567890123L);
    assertThat(memory.read(Memory.MAIN + 2)).isEqualTo(0xAA040000000000L);
    memory.write(Memory.MAIN + 6, 0x22010000000000L);
    alarms.clear();
    assertThat(memory.read(Memory.MAIN + 2)).isEqualTo(0x22010000000000L);
    assertThat(program.firstFree()).isEqualTo(Memory.MAIN + 3);
  }

  @Test
  void programsAndSizeDoNotChangeTheBuffer() {
    Alarm alarm = new Alarm(39_779_010_000L, 0, "WAKE");
    alarms.add(alarm);
    ProgramEditor editor = new ProgramEditor(memory);
    while (editor.insert(program.top(), new byte[] {0x40, 0x41, 0x42})) {
      assertThat(program.free()).isNotNegative();
    }
    assertThat(editor.resize(SIZE + 1)).isFalse();
    assertThat(alarms.add(alarm)).isFalse();
    assertThat(alarms.all()).containsExactly(alarm);
    assertThat(editor.resize(0)).isTrue();
    editor.pack();
    assertThat(alarms.all()).containsExactly(alarm);
  }

  @Test
  void damagedBufferIsReadAsFarAsPossible() {
    memory.write(Memory.MAIN, 0xAAFF0000000000L);
    memory.write(Memory.MAIN + 1, 0xABCDEF0000011FL);
    assertThat(alarms.all()).isNotEmpty();
    memory.write(Memory.MAIN, 0xAA000000000000L);
    assertThat(alarms.all()).isEmpty();
    assertThat(alarms.add(new Alarm(1, 0, "A"))).isTrue();
    assertThat(alarms.all()).hasSize(1);
  }
}
