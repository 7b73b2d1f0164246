/* The functions that are the same on all systems. They are described in SystemCalls.java. */
#include "system.h"
#include <dirent.h>

#define QUOTED(words) #words
#define TEXT(macro) QUOTED(macro)

volatile sig_atomic_t hp41_signalled, hp41_changed;
char hp41_release_text[128];
character **hp41_arguments, **hp41_environment;
static void *folder;

int32_t hp41_open(char *name, int32_t options, int32_t mode) {
  int flags = options & 2 ? options & 1 ? O_RDWR : O_WRONLY : O_RDONLY;
  flags |= options & 4 ? O_APPEND : 0;
  flags |= options & 8 ? O_CREAT : 0;
  flags |= options & 16 ? O_CREAT | O_EXCL : 0;
  flags |= options & 32 ? O_TRUNC : 0;
  flags |= options & 64 ? O_NOFOLLOW : 0;
  int file = hp41_opened(hp41_encoded(name), flags, mode);
  return file < 0 ? -errno : file;
}

int32_t hp41_close(int32_t file) { return RESULT(close(file)); }

int32_t hp41_write(int32_t file, char *bytes, int32_t start, int32_t length) {
  for (int32_t done = 0; done < length;) {
    int32_t count = write(file, bytes + start + done, length - done);
    if (count < 0 && errno != EINTR) return -errno;
    if (count > 0) done += count;
  }
  return length;
}

int32_t hp41_seek(int32_t file, int64_t position) { return RESULT(lseek(file, position, SEEK_SET)); }

int32_t hp41_truncate(int32_t file, int64_t size) { return RESULT(ftruncate(file, size)); }

int32_t hp41_sync(int32_t file) { return RESULT(fsync(file)); }

int32_t hp41_may_write(char *name) { return RESULT(SYSTEM(access)(hp41_encoded(name), W_OK)); }

int32_t hp41_list(char *name) {
  folder = SYSTEM(opendir)(hp41_encoded(name));
  return folder ? 0 : -errno;
}

int32_t hp41_next(char *name) {
  errno = 0;
  struct SYSTEM(dirent) *entry = SYSTEM(readdir)(folder);
  if (entry) return hp41_store(entry->d_name, name);
  int error = errno;
  SYSTEM(closedir)(folder);
  return -error;
}

static int32_t store(const char *text, char *result) { return strlen(strcpy(result, text)); }

int32_t hp41_error(int32_t number, char *text) { return store(strerror(number), text); }

int32_t hp41_version(char *text) { return store(TEXT(HP41_VERSION), text); }

static int32_t element(character **texts, int32_t index, char *result) {
  for (int32_t i = 0; texts[i]; i++)
    if (i == index) return hp41_store(texts[i], result);
  return -1;
}

int32_t hp41_argument(int32_t index, char *text) { return element(hp41_arguments, index, text); }

int32_t hp41_variable(int32_t index, char *text) { return element(hp41_environment, index, text); }

int32_t hp41_changes(void) {
  int32_t since = hp41_changed;
  hp41_changed = 0;
  return since;
}

int32_t hp41_signal(void) { return hp41_signalled; }

void hp41_release(void) {
  if (!*hp41_release_text) return;
  hp41_write(STDOUT_FILENO, hp41_release_text, 0, strlen(hp41_release_text));
  *hp41_release_text = 0;
  hp41_restore();
}

void hp41_exit(int32_t code) { exit(code); }
