package hp41.lanterna;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.lanterna.LanternaTerminalDevice.KeyInput;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeyInputTest {

  private final BlockingQueue<Integer> counts = new ArrayBlockingQueue<>(2);

  @Test
  void closeEndsABlockedRead(@TempDir Path folder) throws Exception {
    String pipe = folder.resolve("keys").toString();
    assertThat(new ProcessBuilder("mkfifo", pipe).start().waitFor()).isZero();
    try (RandomAccessFile hand = new RandomAccessFile(pipe, "rw")) {
      KeyInput keys = new KeyInput(new FileInputStream(pipe));
      Thread reader = new Thread(() -> readTwice(keys));
      reader.start();
      hand.write('5');
      assertThat(counts.take()).isEqualTo(1);
      keys.close();
      assertThat(counts.take()).isEqualTo(-1);
      reader.join();
    }
  }

  private void readTwice(KeyInput keys) {
    try {
      counts.add(keys.read(new byte[8], 0, 8));
      counts.add(keys.read(new byte[8], 0, 8));
    } catch (IOException e) {
      counts.add(0);
    }
  }
}
