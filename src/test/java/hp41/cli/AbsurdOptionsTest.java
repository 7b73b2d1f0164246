package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.app.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that options with absurd values fail with a one-line error and nothing else. */
class AbsurdOptionsTest {

  @TempDir private Path folder;

  @BeforeEach
  void makeFiles() throws IOException {
    Files.writeString(folder.resolve("p.txt"), "LBL \"A\"\n1\nSTO 00\n+\nEND\n");
    Files.writeString(folder.resolve("print.txt"), "PRX\nEND\n");
    Files.createDirectory(folder.resolve("DIR"));
  }

  /** Runs a command line; words that begin with ./ are files in the folder. */
  private Run run(String words) {
    String[] arguments =
        Stream.of(words.split(" "))
            .map(word -> word.startsWith("./") ? folder + word.substring(1) : word)
            .map(word -> word.equals("''") ? "" : word)
            .toArray(String[]::new);
    return Run.of("", arguments);
  }

  private void assertRefused(String words, int exitCode, String message) {
    Run run = run(words);
    assertThat(run.exitCode()).as(run.err()).isEqualTo(exitCode);
    assertThat(run.err())
        .contains(message.replace("./", folder + "/"))
        .hasLineCount(1)
        .doesNotContainIgnoringCase("java", "exception", "internal error");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          run ./p.txt --max-lines -1                | --max-lines': '-1' is not a whole number from 1
          run ./p.txt --max-lines 0                 | '0' is not a whole number
          run ./p.txt --max-lines 1.5               | '1.5' is not a whole number
          run ./p.txt --max-lines 99999999999999999999 | is not a whole number
          run ./p.txt --repeat 0                    | --repeat': '0' is not a whole number from 1
          run ./p.txt --repeat ''                   | '' is not a whole number
          run ./p.txt --timeout -1                  | --timeout': '-1' is not a number of seconds such as
          run ./p.txt --timeout x                   | 'x' is not a number of seconds
          run ./p.txt --timeout 1e-99999999         | '1e-99999999' is not a number of seconds
          run ./p.txt --timeout 99999999999         | is not a number of seconds
          run ./p.txt --timeout .                   | '.' is not a number of seconds
          run ./p.txt --size x                      | --size': 'x' is not a number of registers, 0 to 999
          run ./p.txt --size -1                     | '-1' is not a number of registers
          run ./p.txt --size 320                    | --size 320: there is room for 319 registers; type --size 319 or less
          run ./p.txt --model x                     | --model': expected one of [C, CV, CX]
          run ./p.txt --plug x                      | there is no accessory or module x; there are
          run ./p.txt --unplug ''                   | there is no accessory or module ; there are
          run ./p.txt 99999999999                   | there is no label 99999999999
          step --max-lines -1                      | '-1' is not a whole number from 1
          step --size 1.5                          | '1.5' is not a number of registers
          calc 1 --size 1000                       | '1000' is not a number of registers
          keys 1 --limit -5                        | --limit': '-5' is not a number of seconds
          keys 1 --limit NaN                       | 'NaN' is not a number of seconds
          keys 1 --clock 1600-01-01T00:00          | '1600-01-01T00:00' is not a time from 1900 to 2199
          keys 1 --clock 2300-01-01T00:00          | is not a time from 1900 to 2199
          keys 1 --clock 4000-01-01T00:00          | is not a time from 1900 to 2199
          keys 1 --clock -0001-01-01T00:00         | is not a time from 1900 to 2199
          keys 1 --clock +999999999-12-31T00:00    | is not a time from 1900 to 2199
          keys 1 --clock noon                      | 'noon' is not a time
          keys SIN@99999999                        | there is no key SIN@99999999
          keys SIN~-1                              | there is no key SIN~-1
          convert ./p.txt ./o --to x                 | --to': expected one of [text, raw, p41, bin
          convert 8QUEENS ./\uFFFD.raw            | the command line is not UTF-8: convert 8QUEENS
          calc 1 --disc x\0y                       | --disc': x\\x00y: this is not a valid file name
          calc 1 --names x\0y                      | --names': x\\x00y: this is not a valid file name
          calc 1 --state x\0y                      | --state': x\\x00y: this is not a valid file name
          --plain --theme x                        | --theme x: there are machine
          --plain --speed x                        | --speed': expected one of
          """)
  void invalidValueIsAUsageError(String words, String message) {
    assertRefused(words, ExitCode.USAGE, message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          calc 1 --state ./DIR             | ./DIR: this is a folder, not a file
          calc 1 --state /                 | /: this is a folder, not a file
          calc 1 --names ./DIR             | ./DIR: this is a folder, not a file
          calc 1 --load ./DIR              | ./DIR: cannot be read: this is a folder, not a file
          calc 1 --cards ./p.txt           | --cards ./p.txt: this is not a folder
          calc 1 --disc ./none             | --disc ./none: this is not a folder
          calc 1 --cards ./DIR --card x    | --card x: CARD
          run ./DIR                        | ./DIR: cannot be read: this is a folder, not a file
          run ./p.txt --printer ./DIR       | ./DIR:
          list ./DIR                       | ./DIR: cannot be read: this is a folder, not a file
          check ./DIR                      | ./DIR: cannot be read: this is a folder, not a file
          check ''                        | cannot be read: this is a folder, not a file
          convert ./DIR ./o.raw             | ./DIR: cannot be read: this is a folder, not a file
          list x\0y                        | this is not a valid file name
          --plain --state ./DIR            | ./DIR: this is a folder, not a file
          --plain --names ./DIR            | ./DIR: this is a folder, not a file
          --plain --keymap ./DIR           | --keymap ./DIR: this is a folder, not a file
          --plain --keymap ./none          | there is no key map or file ./none
          """)
  void unreadableFileIsReportedByName(String words, String message) {
    assertRefused(words, ExitCode.FILE, message);
  }

  @ParameterizedTest
  @EnabledOnOs(OS.LINUX)
  @CsvSource({
    "calc 1 --state FILE",
    "calc 1 --names FILE",
    "calc 1 --load FILE",
    "run FILE",
    "list FILE",
    "check FILE",
    "convert FILE ./o.raw",
    "convert FILE:A ./o.raw",
    "--plain --state FILE",
    "--plain --names FILE",
    "--plain --keymap FILE"
  })
  void deviceIsNotAFile(String words) throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    for (String device : new String[] {"/dev/zero", "/dev/full", pipe.toString()}) {
      assertRefused(words.replace("FILE", device), ExitCode.FILE, "a device or a pipe, not a file");
    }
  }

  @ParameterizedTest
  @EnabledOnOs(OS.LINUX)
  @CsvSource({"run ./print.txt --printer /dev/full", "convert ./p.txt /dev/full --to raw"})
  void fullDeviceIsReportedByName(String words) {
    assertRefused(words, ExitCode.FILE, "/dev/full: ");
  }
}
