/* The functions for Windows. They are described in SystemCalls.java. */
#define _WIN32_WINNT 0x0A00
#include "system.h"
#include <windows.h>

/* The C library must not replace arguments with wildcards by names of files. */
int _dowildcard = 0;

static HANDLE in, out, woken;
static DWORD in_before, out_before, code_page;
static char keys[LONGEST];
static int first_key, last_key;

/* Sets errno to the error of the last Windows function, and returns -1. */
static int failed(void) {
  DWORD error = GetLastError();
  int denied = error == ERROR_ACCESS_DENIED || error == ERROR_SHARING_VIOLATION;
  int exists = error == ERROR_ALREADY_EXISTS || error == ERROR_FILE_EXISTS;
  int missing = error == ERROR_FILE_NOT_FOUND || error == ERROR_PATH_NOT_FOUND || error == ERROR_INVALID_NAME;
  errno = missing ? ENOENT : denied ? EACCES : exists ? EEXIST : EIO;
  return -1;
}

/* A file that the C library opens could not be renamed or deleted while it is open. */
int hp41_open(const void *name, int options, int mode) {
  (void) mode;
  DWORD shared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
  DWORD how = options & 16 ? CREATE_NEW : options & 32 ? CREATE_ALWAYS : options & 8 ? OPEN_ALWAYS : OPEN_EXISTING;
  HANDLE file = CreateFileW(name, options & 1 ? GENERIC_READ : GENERIC_WRITE, shared, NULL, how, 0, NULL);
  return file == INVALID_HANDLE_VALUE ? failed() : _open_osfhandle((intptr_t) file, options & 4 ? O_APPEND : 0);
}

int hp41_replace(const character *from, const character *to) {
  return MoveFileExW(from, to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) ? 0 : failed();
}

static HANDLE handle(int file) { return (HANDLE) _get_osfhandle(file); }

int hp41_is_terminal(int file) {
  DWORD mode;
  return GetConsoleMode(handle(file), &mode);
}

/* Adds a UTF-16 unit to the keys; the first half of a character waits for the second half. */
static void add_key(wchar_t unit) {
  static wchar_t both[3];
  int second = (unit & 0xFC00) == 0xDC00;
  both[second] = unit;
  both[second + 1] = 0;
  if ((unit & 0xFC00) == 0xD800 || last_key > LONGEST - 8) return;
  last_key += WideCharToMultiByte(CP_UTF8, 0, both, second + 1, keys + last_key, 8, NULL, NULL);
}

/* Returns whether the console has a key. In line mode, the system then reads the line. */
static int has_key(void) {
  INPUT_RECORD event;
  DWORD count;
  while (PeekConsoleInputW(in, &event, 1, &count) && count) {
    int pressed = event.EventType == KEY_EVENT && event.Event.KeyEvent.bKeyDown;
    if (pressed && !*hp41_release_text) return 1;
    KEY_EVENT_RECORD *key = &event.Event.KeyEvent;
    wchar_t unit = !pressed ? 0 : key->wVirtualKeyCode == VK_BACK ? 127 : key->uChar.UnicodeChar;
    if (unit) add_key(unit);
    if (event.EventType == WINDOW_BUFFER_SIZE_EVENT) hp41_changed |= 1;
    ReadConsoleInputW(in, &event, 1, &count);
  }
  return first_key < last_key;
}

/* Returns whether a read will not wait. It never waits where PeekNamedPipe fails: in files and at the end of input. */
static int is_ready(int file) {
  DWORD count = 0;
  return hp41_is_terminal(file) ? has_key() : !PeekNamedPipe(in, NULL, 0, NULL, &count, NULL) || count;
}

/* Windows cannot wait for bytes in a pipe. */
int hp41_await(int file, int milliseconds) {
  ULONGLONG end = GetTickCount64() + milliseconds;
  int console = file >= 0 && hp41_is_terminal(file);
  DWORD longest = file < 0 || console ? INFINITE : 10;
  for (;;) {
    int event = file < 0 ? 0 : (is_ready(file) ? 1 : 0) | (hp41_changed ? 2 : 0);
    ULONGLONG now = GetTickCount64();
    DWORD wait = event || now >= end ? 0 : end - now < longest ? end - now : longest;
    HANDLE both[] = {woken, in};
    if (WaitForMultipleObjects(1 + console, both, FALSE, wait) == WAIT_OBJECT_0 || !wait) return event;
  }
}

int hp41_read(int file, char *bytes, int length) {
  if (!hp41_is_terminal(file)) return read(file, bytes, length);
  wchar_t line[LONGEST / 4];
  DWORD count = 0;
  if (first_key == last_key && ReadConsoleW(in, line, LONGEST / 4, &count, NULL))
    for (DWORD i = 0; i < count && line[0] != 26; i++)
      if (line[i] != '\r') add_key(line[i]);
  int all = last_key - first_key < length ? last_key - first_key : length;
  memcpy(bytes, keys + first_key, all);
  first_key += all;
  if (first_key == last_key) first_key = last_key = 0;
  return all;
}

/* Locks a byte after the end of the content, because others cannot read a locked byte. */
int hp41_lock(int file) {
  OVERLAPPED where = {.OffsetHigh = 0x40000000};
  if (LockFileEx(handle(file), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &where)) return 1;
  return GetLastError() == ERROR_LOCK_VIOLATION || GetLastError() == ERROR_IO_PENDING ? 0 : failed();
}

static BOOL WINAPI note(DWORD event) {
  hp41_signalled = event == CTRL_C_EVENT ? SIGINT : SIGTERM;
  SetEvent(woken);
  if (event != CTRL_C_EVENT) Sleep(INFINITE); /* When this function returns, the process ends. */
  return TRUE;
}

void hp41_catch_signals(void) { SetConsoleCtrlHandler(note, TRUE); }

void hp41_restore(void) {
  SetConsoleMode(in, in_before);
  SetConsoleMode(out, out_before);
}

static LONG WINAPI crash(EXCEPTION_POINTERS *ignored) {
  hp41_release();
  return (void) ignored, EXCEPTION_CONTINUE_SEARCH;
}

int hp41_raw(const void *release) {
  if (!*hp41_release_text && !(GetConsoleMode(in, &in_before) && GetConsoleMode(out, &out_before))) return failed();
  SetConsoleMode(in, ENABLE_WINDOW_INPUT | ENABLE_VIRTUAL_TERMINAL_INPUT);
  SetConsoleMode(out, ENABLE_PROCESSED_OUTPUT | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
  strcpy(hp41_release_text, release);
  SetUnhandledExceptionFilter(crash);
  atexit(hp41_release);
  return 0;
}

int hp41_window(void) {
  CONSOLE_SCREEN_BUFFER_INFO all;
  if (!GetConsoleScreenBufferInfo(out, &all)) return 0;
  return (all.srWindow.Right - all.srWindow.Left + 1) << 16 | (all.srWindow.Bottom - all.srWindow.Top + 1);
}

static void restore_code_page(void) { SetConsoleOutputCP(code_page); }

int wmain(int count, wchar_t **words, wchar_t **environment) {
  static wchar_t program[LONGEST];
  in = GetStdHandle(STD_INPUT_HANDLE);
  out = GetStdHandle(STD_OUTPUT_HANDLE);
  woken = CreateEventW(NULL, FALSE, FALSE, NULL);
  for (int file = 0; file < 3; file++) _setmode(file, O_BINARY);
  code_page = GetConsoleOutputCP();
  SetConsoleOutputCP(CP_UTF8);
  atexit(restore_code_page);
  if (count && GetModuleFileNameW(NULL, program, LONGEST)) words[0] = program;
  hp41_arguments = words;
  hp41_environment = environment;
  return hp41_main(count ? 1 : 0, (char **) words);
}
