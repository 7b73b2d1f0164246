/* The functions of the system that the native program needs. They are described in Posix.java. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

#define QUOTED(words) #words
#define TEXT(macro) QUOTED(macro)
#define RESULT(call) ((call) < 0 ? -errno : 0)

enum { LONGEST = 4096 };

extern char **environ;
static char **arguments;
static DIR *folder;
static volatile sig_atomic_t signalled, changes;
static int woken[2] = {-1, -1};
static struct termios before;
static volatile sig_atomic_t raw;
static char release_text[128];

int32_t hp41_open(char *name, int32_t options, int32_t mode) {
  int flags = options & 2 ? options & 1 ? O_RDWR : O_WRONLY : O_RDONLY;
  flags |= options & 4 ? O_APPEND : 0;
  flags |= options & 8 ? O_CREAT : 0;
  flags |= options & 16 ? O_CREAT | O_EXCL : 0;
  flags |= options & 32 ? O_TRUNC : 0;
  flags |= options & 64 ? O_NOFOLLOW : 0;
  int file = open(name, flags | O_CLOEXEC, mode);
  return file < 0 ? -errno : file;
}

int32_t hp41_close(int32_t file) { return RESULT(close(file)); }

int32_t hp41_read(int32_t file, char *bytes, int32_t start, int32_t length) {
  ssize_t count = read(file, bytes + start, length);
  return count < 0 ? -errno : count;
}

int32_t hp41_write(int32_t file, char *bytes, int32_t start, int32_t length) {
  for (int32_t done = 0; done < length;) {
    ssize_t count = write(file, bytes + start + done, length - done);
    if (count < 0 && errno != EINTR) return -errno;
    if (count > 0) done += count;
  }
  return length;
}

int32_t hp41_seek(int32_t file, int64_t position) { return RESULT(lseek(file, position, SEEK_SET)); }

int32_t hp41_truncate(int32_t file, int64_t size) { return RESULT(ftruncate(file, size)); }

int32_t hp41_sync(int32_t file) { return RESULT(fsync(file)); }

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

int32_t hp41_may_write(char *name) { return RESULT(access(name, W_OK)); }

int32_t hp41_mode(char *name, int32_t mode) { return RESULT(chmod(name, mode)); }

int32_t hp41_owner(char *name, int32_t user, int32_t group) { return RESULT(lchown(name, user, group)); }

int32_t hp41_make_folder(char *name, int32_t mode) { return RESULT(mkdir(name, mode)); }

int32_t hp41_rename(char *from, char *to) { return RESULT(rename(from, to)); }

int32_t hp41_remove(char *name) { return RESULT(remove(name)); }

int32_t hp41_link(char *name, char *target) {
  ssize_t length = readlink(name, target, LONGEST);
  return length < 0 ? -errno : length;
}

static int32_t store(const char *text, char *result) {
  size_t length = text ? strlen(text) : 0;
  if (length > LONGEST) return -ENAMETOOLONG;
  memcpy(result, text ? text : "", length);
  return length;
}

int32_t hp41_real(char *name, char *path) {
  char *real = realpath(name, NULL);
  int32_t length = real ? store(real, path) : -errno;
  free(real);
  return length;
}

int32_t hp41_list(char *name) {
  folder = opendir(name);
  return folder ? 0 : -errno;
}

int32_t hp41_next(char *name) {
  errno = 0;
  struct dirent *entry = readdir(folder);
  if (entry) return store(entry->d_name, name);
  int error = errno;
  closedir(folder);
  return -error;
}

int32_t hp41_error(int32_t number, char *text) { return store(strerror(number), text); }

/* Copies a text if there is a place for it, and returns its length. */
static int32_t element(char **texts, int32_t index, char *result) {
  for (int32_t i = 0; texts[i]; i++) {
    if (i == index) {
      if (result) memcpy(result, texts[i], strlen(texts[i]));
      return strlen(texts[i]);
    }
  }
  return -1;
}

int32_t hp41_argument(int32_t index, char *text) { return element(arguments, index, text); }

int32_t hp41_variable(int32_t index, char *text) { return element(environ, index, text); }

/* A signal also writes to a pipe, so that poll returns even if the signal arrives just before it. */
int32_t hp41_await(int32_t file, int32_t milliseconds) {
  struct pollfd in[] = {{.fd = file, .events = POLLIN}, {.fd = woken[0], .events = POLLIN}};
  char bytes[64];
  poll(in, 2, milliseconds);
  while (in[1].revents && read(woken[0], bytes, sizeof bytes) > 0) {}
  return (in[0].revents ? 1 : 0) | (changes ? 2 : 0);
}

void hp41_sleep(int32_t milliseconds) { poll(NULL, 0, milliseconds); }

int32_t hp41_version(char *text) { return store(TEXT(HP41_VERSION), text); }

int32_t hp41_is_terminal(int32_t file) { return isatty(file); }

static void note(int number) {
  int error = errno;
  if (number == SIGWINCH || number == SIGCONT) changes |= number == SIGWINCH ? 1 : 2;
  else signalled = number;
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

void hp41_release(void) {
  if (!raw) return;
  raw = 0;
  hp41_write(STDOUT_FILENO, release_text, 0, strlen(release_text));
  tcsetattr(STDIN_FILENO, TCSADRAIN, &before);
}

/* After a crash, too, the shell gets the terminal back in its original mode. */
static void crash(int number) {
  hp41_release();
  raise(number);
}

int32_t hp41_raw(char *release) {
  static const int crashes[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV};
  static char stack[1 << 14];
  static int known;
  if (!raw && tcgetattr(STDIN_FILENO, &before) < 0) return -errno;
  struct termios keys = before;
  keys.c_iflag &= ~IXON;
  keys.c_lflag &= ~(ICANON | ECHO | ISIG | IEXTEN);
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  if (tcsetattr(STDIN_FILENO, TCSADRAIN, &keys) < 0) return -errno;
  raw = 1;
  strncpy(release_text, release, sizeof release_text - 1);
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

int32_t hp41_changes(void) {
  int32_t since = changes;
  changes = 0;
  return since;
}

void hp41_stop(void) { kill(0, SIGTSTP); }

int32_t hp41_signal(void) { return signalled; }

int32_t hp41_execute(char *words, int32_t count) {
  char **program = calloc(count + 1, sizeof *program);
  for (int32_t i = 0; i < count; i++, words += strlen(words) + 1) program[i] = words;
  execvp(program[0], program);
  return -errno;
}

void hp41_exit(int32_t code) { exit(code); }

int hp41_main(int count, char **words);

#undef main
int main(int count, char **words) {
  signal(SIGPIPE, SIG_IGN);
  arguments = words;
  return hp41_main(count ? 1 : 0, words);
}
