/* What the functions for all systems need of one system. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define RESULT(call) ((call) < 0 ? -errno : 0)

#ifdef _WIN32
/* Windows has its functions twice, for two encodings of names. */
#define SYSTEM(function) _w##function
#define O_NOFOLLOW 0
#define fsync _commit
typedef wchar_t character;
#else
#define SYSTEM(function) function
typedef char character;
#endif

/* Returns a name in the encoding of the system. The second call after this one overwrites it. */
character *hp41_encoded(const char *text);

/* Stores a text of the system, if there is a place for it, and returns its length. */
int32_t hp41_store(const character *text, char *result);

/* Opens a file with the flags of the C library. */
int hp41_opened(const character *name, int flags, int mode);

/* Restores the original mode of the terminal. */
void hp41_restore(void);

/* The arguments and the environment of the process. */
extern character **hp41_arguments, **hp41_environment;

/* The signal that asked the program to end, and what has changed at the terminal. */
extern volatile sig_atomic_t hp41_signalled, hp41_changed;

/* What is written to the terminal when it is released; empty if it is not in raw mode. */
extern char hp41_release_text[128];

int32_t hp41_write(int32_t file, char *bytes, int32_t start, int32_t length);
void hp41_release(void);
