// Times programs in the core of Free42, as ProcessRounds times them in the HP-41:
//   rounds COUNT PROGRAM.raw ...
// For each program it prints the milliseconds of the first execution, the median of the second
// half of COUNT executions, and X. It is the shell that the core needs, without a display.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include "core_globals.h"
#include "core_main.h"
#include "shell.h"

const char *shell_platform() { return "benchmark"; }
void shell_blitter(const char *, int, int, int, int, int) {}
void shell_beeper(int) {}
void shell_annunciators(int, int, int, int, int, int) {}
bool shell_wants_cpu() { return false; }
void shell_delay(int) {}
void shell_request_timeout3(int) {}
uint8 shell_get_mem() { return 1 << 30; }
bool shell_low_battery() { return false; }
void shell_powerdown() {}
int8 shell_random_seed() { return 1; }
uint4 shell_milliseconds() {
  auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}
const char *shell_number_format() { return ".,3"; }
int shell_date_format() { return 0; }
bool shell_clk24() { return true; }
void shell_print(const char *, int, const char *, int, int, int, int, int) {}
void shell_get_time_date(uint4 *time, uint4 *date, int *weekday) {
  *time = 0;
  *date = 20260101;
  *weekday = 4;
}
void shell_message(const char *text) { fprintf(stderr, "%s\n", text); }
void shell_log(const char *) {}

// Presses and releases a key, or runs a program to its end if the key executes one.
static void press(int key) {
  bool enqueued;
  int repeat;
  bool running = core_keydown(key, &enqueued, &repeat);
  if (!running) {
    running = core_keyup();
  }
  while (running) {
    running = core_keydown(0, &enqueued, &repeat);
  }
}

// Executes a program by its label. Returns the milliseconds from the last key to the end.
static double execute(const std::string &label) {
  press(KEY_XEQ);
  press(KEY_ENTER);
  for (char letter : label) {
    press(1024 + letter);
  }
  auto start = std::chrono::steady_clock::now();
  press(KEY_ENTER);
  std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
  return taken.count();
}

// Reads the label that a program begins with: C0 00, F1 plus its length, a key, its characters.
static std::string label_of(const char *file) {
  unsigned char bytes[16] = {};
  FILE *raw = fopen(file, "rb");
  if (raw != nullptr) {
    fread(bytes, 1, sizeof bytes - 1, raw);
    fclose(raw);
  }
  int length = std::min(bytes[2] & 15, 8) - 1;
  return length < 0 ? "" : std::string((char *) bytes + 4, length);
}

// Runs in a process of its own, so that each program has its first execution.
static void measure(int count, const char *file) {
  core_init(0, 0, nullptr, 0);
  core_import_programs(0, file);
  std::string label = label_of(file);
  std::vector<double> taken;
  for (int i = 0; i < count; i++) {
    taken.push_back(execute(label));
  }
  double first = taken[0];
  std::sort(taken.begin() + count / 2, taken.end());
  char *x = core_copy();
  printf("%-12s first %9.3f ms, then %9.3f ms, X = %s\n", file, first,
         taken[count / 2 + (count - count / 2) / 2], x == nullptr ? "" : x);
  free(x);
}

int main(int count, char **words) {
  for (int i = 2; i < count; i++) {
    fflush(stdout);
    if (fork() == 0) {
      measure(std::max(1, atoi(words[1])), words[i]);
      fflush(stdout);
      _exit(0);
    }
    wait(nullptr);
  }
}
