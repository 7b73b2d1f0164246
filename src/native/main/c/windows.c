/* The functions for Windows. They are described in SystemCalls.java. */
#define _WIN32_WINNT 0x0A00
#include "system.h"
#include <windows.h>
#include <shellapi.h>
#include <direct.h>
#include <process.h>

enum { LONGEST = 4096, FOLDER = 0040000, FILE_KIND = 0100000, LINK = 0120000 };
enum { SHARED = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE };

static HANDLE in, out, woken;
static DWORD in_before, out_before;
static UINT code_page;
static char keys[LONGEST];
static int first_key, last_key;

/* Stores the error of the last function of Windows as that of a C function, and returns -1. */
static int failed(void) {
  DWORD error = GetLastError();
  int denied = error == ERROR_ACCESS_DENIED || error == ERROR_SHARING_VIOLATION;
  int exists = error == ERROR_ALREADY_EXISTS || error == ERROR_FILE_EXISTS;
  int missing = error == ERROR_FILE_NOT_FOUND || error == ERROR_PATH_NOT_FOUND || error == ERROR_INVALID_NAME;
  errno = missing ? ENOENT : denied ? EACCES : exists ? EEXIST : EIO;
  return -1;
}

/* Java has an absolute path as /C:/FOLDER/FILE. */
character *hp41_encoded(const char *text) {
  static wchar_t results[2][LONGEST];
  static int which;
  which ^= 1;
  if (text[0] == '/' && text[1] && text[2] == ':') text++;
  if (!MultiByteToWideChar(CP_UTF8, 0, text, -1, results[which], LONGEST)) results[which][0] = 0;
  return results[which];
}

int32_t hp41_store(const character *text, char *result) {
  int length = WideCharToMultiByte(CP_UTF8, 0, text, -1, NULL, 0, NULL, NULL) - 1;
  if (result) WideCharToMultiByte(CP_UTF8, 0, text, wcslen(text), result, length, NULL, NULL);
  return length;
}

/* The C library would not let another handle rename or delete an open file. */
int hp41_opened(const character *name, int flags, int mode) {
  (void) mode;
  DWORD access = flags & O_RDWR ? GENERIC_READ | GENERIC_WRITE : flags & O_WRONLY ? GENERIC_WRITE : GENERIC_READ;
  DWORD how = flags & O_EXCL ? CREATE_NEW : flags & O_TRUNC ? CREATE_ALWAYS : flags & O_CREAT ? OPEN_ALWAYS : OPEN_EXISTING;
  HANDLE file = CreateFileW(name, access, SHARED, NULL, how, FILE_ATTRIBUTE_NORMAL, NULL);
  return file == INVALID_HANDLE_VALUE ? failed() : _open_osfhandle((intptr_t) file, flags);
}

static HANDLE handle(int32_t file) { return (HANDLE) _get_osfhandle(file); }

int32_t hp41_is_terminal(int32_t file) {
  DWORD mode;
  return GetConsoleMode(handle(file), &mode);
}

/* Stores half a character until the other half follows. */
static void add_key(wchar_t unit) {
  static wchar_t both[3];
  int second = (unit & 0xFC00) == 0xDC00;
  both[second] = unit;
  both[second + 1] = 0;
  if ((unit & 0xFC00) != 0xD800 && last_key < LONGEST - 8) last_key += hp41_store(both, keys + last_key);
}

static void add_pressed(KEY_EVENT_RECORD *key) {
  /* A console without virtual terminal input sends these keys without a character. */
  static const struct { WORD code; const char *sequence; } named[] = {
    {VK_UP, "[A"}, {VK_DOWN, "[B"}, {VK_RIGHT, "[C"}, {VK_LEFT, "[D"}, {VK_HOME, "[H"}, {VK_END, "[F"},
    {VK_INSERT, "[2~"}, {VK_DELETE, "[3~"}, {VK_PRIOR, "[5~"}, {VK_NEXT, "[6~"},
    {VK_F1, "OP"}, {VK_F2, "OQ"}, {VK_F3, "OR"}, {VK_F4, "OS"}, {VK_F5, "[15~"}, {VK_F6, "[17~"},
    {VK_F7, "[18~"}, {VK_F8, "[19~"}, {VK_F9, "[20~"}, {VK_F10, "[21~"}, {VK_F11, "[23~"}, {VK_F12, "[24~"}};
  wchar_t unit = key->wVirtualKeyCode == VK_BACK ? 127 : key->uChar.UnicodeChar;
  if (unit && key->dwControlKeyState & LEFT_ALT_PRESSED) add_key(27);
  if (unit) add_key(unit);
  for (size_t i = 0; !unit && i < sizeof named / sizeof *named && last_key < LONGEST - 8; i++)
    if (named[i].code == key->wVirtualKeyCode) last_key += sprintf(keys + last_key, "\33%s", named[i].sequence);
}

/* Returns whether the console has a key. In line mode, the system then reads the line. */
static int has_key(void) {
  INPUT_RECORD event;
  DWORD count;
  while (PeekConsoleInputW(in, &event, 1, &count) && count) {
    int pressed = event.EventType == KEY_EVENT && event.Event.KeyEvent.bKeyDown;
    if (pressed && !*hp41_release_text) return 1;
    if (pressed) add_pressed(&event.Event.KeyEvent);
    if (event.EventType == WINDOW_BUFFER_SIZE_EVENT) hp41_changed |= 1;
    ReadConsoleInputW(in, &event, 1, &count);
  }
  return first_key < last_key;
}

/* Returns whether a read does not wait. PeekNamedPipe fails for a file, and at the end of the input. */
static int is_ready(int32_t file) {
  DWORD count = 0;
  return hp41_is_terminal(file) ? has_key() : !PeekNamedPipe(in, NULL, 0, NULL, &count, NULL) || count;
}

/* Windows cannot wait for bytes in a pipe. */
int32_t hp41_await(int32_t file, int32_t milliseconds) {
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

int32_t hp41_read(int32_t file, char *bytes, int32_t start, int32_t length) {
  if (!hp41_is_terminal(file)) {
    int count = read(file, bytes + start, length);
    return count < 0 ? -errno : count;
  }
  wchar_t line[LONGEST / 4];
  DWORD count = 0;
  if (first_key == last_key && ReadConsoleW(in, line, LONGEST / 4, &count, NULL))
    for (DWORD i = 0; i < count && line[0] != 26; i++)
      if (line[i] != '\r') add_key(line[i]);
  int32_t all = last_key - first_key < length ? last_key - first_key : length;
  memcpy(bytes + start, keys + first_key, all);
  first_key += all;
  if (first_key == last_key) first_key = last_key = 0;
  return all;
}

/* Locks a byte behind the content, because a locked byte cannot be read. */
int32_t hp41_lock(int32_t file) {
  OVERLAPPED where = {.OffsetHigh = 0x40000000};
  if (LockFileEx(handle(file), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &where)) return 1;
  return GetLastError() == ERROR_LOCK_VIOLATION || GetLastError() == ERROR_IO_PENDING ? 0 : RESULT(failed());
}

int32_t hp41_status(char *name, int32_t follow, int64_t *result) {
  BY_HANDLE_FILE_INFORMATION all;
  DWORD how = FILE_FLAG_BACKUP_SEMANTICS | (follow ? 0 : FILE_FLAG_OPEN_REPARSE_POINT);
  HANDLE file = CreateFileW(hp41_encoded(name), 0, SHARED, NULL, OPEN_EXISTING, how, NULL);
  if (file == INVALID_HANDLE_VALUE) return RESULT(failed());
  int known = GetFileInformationByHandle(file, &all);
  CloseHandle(file);
  int64_t ticks = (int64_t) all.ftLastWriteTime.dwHighDateTime << 32 | all.ftLastWriteTime.dwLowDateTime;
  int kind = !known ? 0 : all.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY ? FOLDER : FILE_KIND;
  int64_t values[] = {all.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT && !follow ? LINK : kind, 0, 0,
                      all.nNumberOfLinks, (int64_t) all.nFileSizeHigh << 32 | all.nFileSizeLow,
                      all.dwVolumeSerialNumber, (int64_t) all.nFileIndexHigh << 32 | all.nFileIndexLow,
                      ticks / 10000000 - 11644473600, ticks % 10000000 * 100};
  memcpy(result, values, sizeof values);
  return 0;
}

int32_t hp41_make_folder(char *name, int32_t mode) { return (void) mode, RESULT(_wmkdir(hp41_encoded(name))); }

int32_t hp41_rename(char *from, char *to) {
  DWORD how = MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH;
  return RESULT(MoveFileExW(hp41_encoded(from), hp41_encoded(to), how) ? 0 : failed());
}

int32_t hp41_remove(char *name) {
  wchar_t *file = hp41_encoded(name);
  return RESULT(_wunlink(file) < 0 && (errno == ENOENT || _wrmdir(file) < 0) ? -1 : 0);
}

/* The folder determines permissions and the owner; links are followed by the system. */
int32_t hp41_mode(void) { return 0; }
int32_t hp41_owner(void) { return 0; }
int32_t hp41_link(void) { return -EINVAL; }

int32_t hp41_real(char *name, char *path) {
  wchar_t full[LONGEST], *file = hp41_encoded(name);
  return _waccess(file, F_OK) < 0 ? -errno : _wfullpath(full, file, LONGEST) ? hp41_store(full, path) : -EINVAL;
}

int32_t hp41_program(char *path) {
  wchar_t name[LONGEST];
  return GetModuleFileNameW(NULL, name, LONGEST) ? hp41_store(name, path) : -EINVAL;
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

int32_t hp41_raw(char *release) {
  if (!*hp41_release_text && !(GetConsoleMode(in, &in_before) && GetConsoleMode(out, &out_before)))
    return RESULT(failed());
  SetConsoleMode(in, ENABLE_WINDOW_INPUT | ENABLE_VIRTUAL_TERMINAL_INPUT);
  SetConsoleMode(out, ENABLE_PROCESSED_OUTPUT | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
  strcpy(hp41_release_text, release);
  SetUnhandledExceptionFilter(crash);
  atexit(hp41_release);
  return 0;
}

int32_t hp41_window(void) {
  CONSOLE_SCREEN_BUFFER_INFO all;
  if (!GetConsoleScreenBufferInfo(out, &all)) return 0;
  return (all.srWindow.Right - all.srWindow.Left + 1) << 16 | (all.srWindow.Bottom - all.srWindow.Top + 1);
}

void hp41_stop(void) {}

/* The new program does not need its own name, which might have to be quoted. */
int32_t hp41_execute(char *words, int32_t count) {
  wchar_t **all = calloc(count + 1, sizeof *all);
  for (int32_t i = 0; i < count; i++, words += strlen(words) + 1) all[i] = _wcsdup(hp41_encoded(words));
  wchar_t *program = all[0];
  all[0] = L"-";
  intptr_t code = _wspawnvp(_P_WAIT, program, (const wchar_t **) all);
  if (code >= 0) exit(code);
  return -errno;
}

int hp41_main(int count, char **words);

static void restore_code_page(void) { SetConsoleOutputCP(code_page); }

#undef main
int main(int count, char **words) {
  in = GetStdHandle(STD_INPUT_HANDLE);
  out = GetStdHandle(STD_OUTPUT_HANDLE);
  woken = CreateEventW(NULL, FALSE, FALSE, NULL);
  for (int file = 0; file < 3; file++) _setmode(file, O_BINARY);
  code_page = GetConsoleOutputCP();
  SetConsoleOutputCP(CP_UTF8);
  atexit(restore_code_page);
  _wgetenv(L"PATH"); /* Only after this call, there is an environment of wide characters. */
  hp41_environment = _wenviron;
  hp41_arguments = CommandLineToArgvW(GetCommandLineW(), &(int){0});
  return hp41_main(count ? 1 : 0, words);
}
