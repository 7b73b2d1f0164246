/* The functions that are the same on all systems. They are described in SystemCalls.java. */
#include "system.h"

volatile sig_atomic_t hp41_signalled, hp41_changed;
char hp41_release_text[128];
character **hp41_arguments, **hp41_environment;

int hp41_status(const void *name, int follow, int64_t *result) {
  file_status now;
  if (hp41_stat(name, follow, &now) < 0) return -1;
  int64_t values[] = {now.st_mode, now.st_uid, now.st_gid,   now.st_nlink,         now.st_size,
                      now.st_dev,  now.st_ino, now.st_mtime, hp41_nanoseconds(now)};
  memcpy(result, values, sizeof values);
  return (void) follow, 0;
}

const character *hp41_next(void *folder) {
  errno = 0;
  struct dirent *entry = readdir(folder);
  if (entry) return entry->d_name;
  int error = errno;
  closedir(folder);
  errno = error;
  return NULL;
}

int hp41_changes(void) {
  int since = hp41_changed;
  hp41_changed = 0;
  return since;
}

void hp41_release(void) {
  if (!*hp41_release_text) return;
  ssize_t written = write(STDOUT_FILENO, hp41_release_text, strlen(hp41_release_text));
  *hp41_release_text = 0;
  hp41_restore();
  (void) written; /* If write has failed, nothing can be done. */
}
