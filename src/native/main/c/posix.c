/* The functions of a POSIX system. They are described in SystemCalls.java. */
#include "system.h"
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>

static int woken[2] = {-1, -1};
static struct termios before;

int hp41_open(const void *name, int options, int mode) {
  static const int flags[] = {O_RDONLY, O_WRONLY, O_APPEND, O_CREAT, O_CREAT | O_EXCL, O_TRUNC, O_NOFOLLOW};
  int all = O_CLOEXEC;
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) all |= options >> i & 1 ? flags[i] : 0;
  return open(name, all, mode);
}

int hp41_lock(int file) {
  struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
  if (fcntl(file, F_SETLK, &whole) >= 0) return 1;
  return errno == EACCES || errno == EAGAIN ? 0 : -1;
}

/* A signal also writes to a pipe, so that poll returns even if the signal arrives just before it. */
int hp41_await(int file, int milliseconds) {
  struct pollfd in[] = {{.fd = file, .events = POLLIN}, {.fd = woken[0], .events = POLLIN}};
  char bytes[64];
  poll(in, 2, milliseconds);
  while (in[1].revents && read(woken[0], bytes, sizeof bytes) > 0) {}
  return (in[0].revents ? 1 : 0) | (hp41_changed ? 2 : 0);
}

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

/* Restores the terminal after a crash, too, so that the shell can use it. */
static void crash(int number) {
  hp41_release();
  raise(number);
}

int hp41_raw(const void *release) {
  static const int crashes[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV};
  static char stack[1 << 14];
  static int known;
  if (!*hp41_release_text && tcgetattr(STDIN_FILENO, &before) < 0) return -1;
  struct termios keys = before;
  keys.c_iflag &= ~IXON;
  keys.c_lflag &= ~(ICANON | ECHO | ISIG | IEXTEN);
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  if (tcsetattr(STDIN_FILENO, TCSADRAIN, &keys) < 0) return -1;
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

int hp41_window(void) {
  struct winsize window;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) < 0) return 0;
  return window.ws_col << 16 | window.ws_row;
}

#undef main
int main(int count, char **words, char **environment) {
  signal(SIGPIPE, SIG_IGN);
  hp41_arguments = words;
  hp41_environment = environment;
  return hp41_main(count ? 1 : 0, words);
}
