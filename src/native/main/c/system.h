/* Declares the functions that SystemCalls.java calls, and what several C files use. */
#pragma once
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define QUOTED(words) #words
#define TEXT_OF(macro) QUOTED(macro)

enum { LONGEST = 4096 };

#ifdef _WIN32
#include <direct.h>
#include <process.h>
#include <wchar.h>
typedef wchar_t character;
typedef struct _stat64 file_status;
/* Windows has these functions twice, for two encodings of texts. */
#define access(name, mode) _waccess((void *) (name), mode)
#define closedir _wclosedir
#define dirent _wdirent
#define execvp(program, words) _wspawnvp(_P_WAIT, (void *) (program), (void *) (words))
#define fsync _commit
#define getcwd(path, length) _wgetcwd((void *) (path), length)
#define hp41_length(text) (2 * wcslen((void *) (text)))
#define hp41_rename(from, to) hp41_replace((void *) (from), (void *) (to))
#define hp41_stat(name, follow, status) _wstat64(name, status)
#define hp41_version L"" TEXT_OF(HP41_VERSION)
#define mkdir(name, mode) _wmkdir((void *) (name))
#define opendir(name) _wopendir((void *) (name))
#define readdir _wreaddir
#define realpath(name, path) _wfullpath((void *) (path), (void *) (name), LONGEST)
#define remove(name) _wremove((void *) (name))
#define strerror _wcserror
/* On Windows, files get permissions and owner from their folder, and the system follows links. */
#define chmod(name, mode) 0
#define lchown(name, user, group) 0
#define readlink(name, path, length) -1
#define hp41_nanoseconds(status) 0
#define hp41_stop() (void) 0
int hp41_is_terminal(int file);
int hp41_read(int file, char *bytes, int length);
int hp41_replace(const character *from, const character *to);
#else
typedef char character;
typedef struct stat file_status;
#ifdef __APPLE__
#define st_mtim st_mtimespec
#endif
#define hp41_is_terminal isatty
#define hp41_length strlen
#define hp41_nanoseconds(status) status.st_mtim.tv_nsec
#define hp41_read read
#define hp41_rename rename
#define hp41_stat(name, follow, status) (follow ? stat : lstat)(name, status)
#define hp41_stop() kill(0, SIGTSTP)
#define hp41_version TEXT_OF(HP41_VERSION)
#endif

int hp41_open(const void *name, int options, int mode);
int hp41_lock(int file);
int hp41_status(const void *name, int follow, int64_t *result);
const character *hp41_next(void *folder);
int hp41_await(int file, int milliseconds);
int hp41_raw(const void *release);
int hp41_window(void);
int hp41_changes(void);
void hp41_catch_signals(void);
void hp41_release(void);
void hp41_restore(void);
int hp41_main(int count, char **words);

/* The arguments and the environment of the process. */
extern character **hp41_arguments, **hp41_environment;

/* The signal that asked the program to end, and the changes of the terminal: 1 its size, 2 a continued program. */
extern volatile sig_atomic_t hp41_signalled, hp41_changed;

/* The text that is written to the terminal when it is released; empty if the terminal is not in raw mode. */
extern char hp41_release_text[128];
