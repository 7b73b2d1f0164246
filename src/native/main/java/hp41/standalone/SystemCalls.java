package hp41.standalone;

import org.teavm.interop.Import;

/**
 * The functions of system.c, and of posix.c or windows.c. Names and texts are UTF-8; a name ends
 * with a zero. A negative result is an error number of the C library.
 */
final class SystemCalls {

  static final int READ = 1;
  static final int WRITE = 2;
  static final int APPEND = 4;
  static final int CREATE = 8;
  static final int NEW = 16;
  static final int TRUNCATE = 32;
  static final int NO_LINK = 64;

  static final int READY = 1;
  static final int CHANGED = 2;

  static final int RESIZED = 1;
  static final int CONTINUED = 2;

  private SystemCalls() {}

  @Import(name = "hp41_open")
  static native int open(byte[] name, int options, int mode);

  @Import(name = "hp41_close")
  static native int close(int file);

  @Import(name = "hp41_read")
  static native int read(int file, byte[] bytes, int start, int length);

  @Import(name = "hp41_write")
  static native int write(int file, byte[] bytes, int start, int length);

  /** Sets the position of the next read or write. */
  @Import(name = "hp41_seek")
  static native int seek(int file, long position);

  @Import(name = "hp41_truncate")
  static native int truncate(int file, long size);

  /** Writes the content through to the disk. */
  @Import(name = "hp41_sync")
  static native int sync(int file);

  /** Locks a file; returns 0 if another process holds the lock, else 1. */
  @Import(name = "hp41_lock")
  static native int lock(int file);

  /** Stores what {@link FileStatus} reads. */
  @Import(name = "hp41_status")
  static native int status(byte[] name, int follow, long[] result);

  @Import(name = "hp41_may_write")
  static native int mayWrite(byte[] name);

  @Import(name = "hp41_mode")
  static native int mode(byte[] name, int mode);

  /** Changes the owner and group; -1 leaves one as it is. */
  @Import(name = "hp41_owner")
  static native int owner(byte[] name, int user, int group);

  @Import(name = "hp41_make_folder")
  static native int makeFolder(byte[] name, int mode);

  @Import(name = "hp41_rename")
  static native int rename(byte[] from, byte[] to);

  @Import(name = "hp41_remove")
  static native int remove(byte[] name);

  /** Stores the target of a symbolic link; returns its length. */
  @Import(name = "hp41_link")
  static native int link(byte[] name, byte[] target);

  /** Stores the path without symbolic links; returns its length. */
  @Import(name = "hp41_real")
  static native int real(byte[] name, byte[] path);

  /** Stores the path of this program; returns its length. */
  @Import(name = "hp41_program")
  static native int program(byte[] path);

  /** Opens a folder, whose names {@link #next} returns. Only one folder can be open. */
  @Import(name = "hp41_list")
  static native int list(byte[] name);

  /** Stores the next name of the open folder; returns its length, 0 at the end. */
  @Import(name = "hp41_next")
  static native int next(byte[] name);

  /** Stores the text of an error number; returns its length. */
  @Import(name = "hp41_error")
  static native int error(int number, byte[] text);

  /** Stores an argument of the program; returns its length, or -1 after the last. */
  @Import(name = "hp41_argument")
  static native int argument(int index, byte[] text);

  /** Stores a variable of the environment, NAME=VALUE; returns its length, or -1 after the last. */
  @Import(name = "hp41_variable")
  static native int variable(int index, byte[] text);

  /**
   * Waits until a file has input, the terminal has changed, or a signal asks the program to end,
   * for at most this number of milliseconds; returns {@link #READY} and {@link #CHANGED}.
   *
   * @param file the number of the file; -1 for none
   */
  @Import(name = "hp41_await")
  static native int await(int file, int milliseconds);

  /** Stores the version of the program; returns its length. */
  @Import(name = "hp41_version")
  static native int version(byte[] text);

  @Import(name = "hp41_is_terminal")
  static native int isTerminal(int file);

  /**
   * Makes the terminal send keys at once, without echo and signals.
   *
   * @param release what is written to the terminal when it is released, with a zero at the end
   */
  @Import(name = "hp41_raw")
  static native int raw(byte[] release);

  /** Releases the terminal, which also happens at the exit of the program or if it crashes. */
  @Import(name = "hp41_release")
  static native void release();

  /** Returns the columns and rows of the terminal: 65,536 × columns + rows, or 0. */
  @Import(name = "hp41_window")
  static native int window();

  /** Returns the {@link #RESIZED} and {@link #CONTINUED} of the time since the last call. */
  @Import(name = "hp41_changes")
  static native int changes();

  /** Stops the process group, as Ctrl-Z does, until the shell continues it. */
  @Import(name = "hp41_stop")
  static native void stop();

  /**
   * Catches the signals that end a program. A caught signal only ends a wait, so that the program
   * can save its work.
   */
  @Import(name = "hp41_catch_signals")
  static native void catchSignals();

  /** Returns the number of the signal that asked the program to end, or 0. */
  @Import(name = "hp41_signal")
  static native int signal();

  /**
   * Replaces this process by a program, or on Windows, ends it as soon as the program has ended.
   * The arguments are separated by zeros.
   */
  @Import(name = "hp41_execute")
  static native int execute(byte[] arguments, int count);

  @Import(name = "hp41_exit")
  static native void exit(int code);
}
