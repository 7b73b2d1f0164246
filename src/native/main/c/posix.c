/* The functions of a POSIX system. They are described in SystemCalls.java. */
#include "system.h"
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <termios.h>

#ifdef __APPLE__
#define st_mtim st_mtimespec
#endif

enum { LONGEST = 4096 };

extern char **environ;
static int woken[2] = {-1, -1};
static struct termios before;

character *hp41_encoded(const char *text) { return (char *) text; }

int32_t hp41_store(const character *text, char *result) {
  size_t length = strlen(text);
  if (result) memcpy(result, text, length);
  return length;
}

int hp41_opened(const character *name, int flags, int mode) { return open(name, flags | O_CLOEXEC, mode); }

int32_t hp41_read(int32_t file, char *bytes, int32_t start, int32_t length) {
  ssize_t count = read(file, bytes + start, length);
  return count < 0 ? -errno : count;
}

int32_t hp41_lock(int32_t file) {
  struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
  if (fcntl(file, F_SETLK, &whole) >= 0) return 1;
  return errno == EACCES || errno == EAGAIN ? 0 : -errno;
}

int32_t hp41_status(char *name, int32_t follow, int64_t *result) {
  struct stat status;
  if ((follow ? stat(name, &status) : lstat(name, &status)) < 0) return -errno;
  int64_t values[] = {status.st_mode,         status.st_uid,          status.st_gid,
                      status.st_nlink,        status.st_size,         status.st_dev,
                      status.st_ino,          status.st_mtim.tv_sec,  status.st_mtim.tv_nsec};
  memcpy(result, values, sizeof values);
  return 0;
}

int32_t hp41_mode(char *name, int32_t mode) { return RESULT(chmod(name, mode)); }

int32_t hp41_owner(char *name, int32_t user, int32_t group) { return RESULT(lchown(name, user, group)); }

int32_t hp41_make_folder(char *name, int32_t mode) { return RESULT(mkdir(name, mode)); }

int32_t hp41_rename(char *from, char *to) { return RESULT(rename(from, to)); }

int32_t hp41_remove(char *name) { return RESULT(remove(name)); }

int32_t hp41_link(char *name, char *target) {
  ssize_t length = readlink(name, target, LONGEST);
  return length < 0 ? -errno : length;
}

int32_t hp41_real(char *name, char *path) {
  char *real = realpath(name, NULL);
  int32_t length = real ? hp41_store(real, path) : -errno;
  free(real);
  return length;
}

int32_t hp41_program(char *path) {
  int32_t length = hp41_real("/proc/self/exe", path);
  return length < 0 ? hp41_real(hp41_arguments[0], path) : length;
}

/* A signal also writes to a pipe, so that poll returns even if the signal arrives just before it. */
int32_t hp41_await(int32_t file, int32_t milliseconds) {
  struct pollfd in[] = {{.fd = file, .events = POLLIN}, {.fd = woken[0], .events = POLLIN}};
  char bytes[64];
  poll(in, 2, milliseconds);
  while (in[1].revents && read(woken[0], bytes, sizeof bytes) > 0) {}
  return (in[0].revents ? 1 : 0) | (hp41_changed ? 2 : 0);
}

int32_t hp41_is_terminal(int32_t file) { return isatty(file); }

static void note(int number) {
  int error = errno;
  if (number == SIGWINCH || number == SIGCONT) hp41_changed |= number == SIGWINCH ? 1 : 2;
  else hp41_signalled = number;
  if (write(woken[1], "", 1) < 0) errno = error;
}

static void catch(int number, void (*handler)(int), int flags) {
  struct sigaction action;
  sigaction(number, NULL, &action);
  if (action.sa_handler == SIG_IGN) return;
  action = (struct sigaction){.sa_handler = handler, .sa_flags = flags};
  sigaction(number, &action, NULL);
}

void hp41_catch_signals(void) {
  if (woken[0] >= 0 || pipe(woken) < 0) return;
  for (int i = 0; i < 2; i++) {
    fcntl(woken[i], F_SETFD, FD_CLOEXEC);
    fcntl(woken[i], F_SETFL, O_NONBLOCK);
  }
  catch(SIGHUP, note, 0);
  catch(SIGINT, note, 0);
  catch(SIGTERM, note, 0);
}

void hp41_restore(void) { tcsetattr(STDIN_FILENO, TCSADRAIN, &before); }

/* After a crash, too, the shell gets the terminal back in its original mode. */
static void crash(int number) {
  hp41_release();
  raise(number);
}

int32_t hp41_raw(char *release) {
  static const int crashes[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV};
  static char stack[1 << 14];
  static int known;
  if (!*hp41_release_text && tcgetattr(STDIN_FILENO, &before) < 0) return -errno;
  struct termios keys = before;
  keys.c_iflag &= ~IXON;
  keys.c_lflag &= ~(ICANON | ECHO | ISIG | IEXTEN);
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  if (tcsetattr(STDIN_FILENO, TCSADRAIN, &keys) < 0) return -errno;
  strcpy(hp41_release_text, release);
  if (known++) return 0;
  catch(SIGWINCH, note, 0);
  catch(SIGCONT, note, 0);
  sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) {
    catch(crashes[i], crash, SA_RESETHAND | SA_ONSTACK | SA_NODEFER);
  }
  atexit(hp41_release);
  return 0;
}

int32_t hp41_window(void) {
  struct winsize window;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) < 0) return 0;
  return window.ws_col << 16 | window.ws_row;
}

void hp41_stop(void) { kill(0, SIGTSTP); }

int32_t hp41_execute(char *words, int32_t count) {
  char **program = calloc(count + 1, sizeof *program);
  for (int32_t i = 0; i < count; i++, words += strlen(words) + 1) program[i] = words;
  execvp(program[0], program);
  return -errno;
}

int hp41_main(int count, char **words);

#undef main
int main(int count, char **words) {
  signal(SIGPIPE, SIG_IGN);
  hp41_arguments = words;
  hp41_environment = environ;
  return hp41_main(count ? 1 : 0, words);
}
