package hp41.standalone;

import org.teavm.interop.Address;
import org.teavm.interop.Import;
import org.teavm.interop.c.Include;
import org.teavm.interop.c.Variable;

/**
 * The functions of the C library, of system.c, and of posix.c or windows.c. Names and texts have
 * the form of {@link SystemText}. A negative result is an error, whose number is {@link #errno}.
 */
@Include(value = "system.h", isSystem = false)
final class SystemCalls {

  static final int READY = 1;
  static final int CONTINUED = 2;

  private SystemCalls() {}

  @Import(name = "hp41_open")
  static native int open(byte[] name, int options, int mode);

  @Import(name = "close")
  static native int close(int file);

  @Import(name = "hp41_read")
  static native int read(int file, Address bytes, int length);

  @Import(name = "write")
  static native int write(int file, Address bytes, int length);

  /** Sets the position of the next read or write; {@code from} is 0 for the start of the file. */
  @Import(name = "lseek")
  static native long seek(int file, long position, int from);

  @Import(name = "ftruncate")
  static native int truncate(int file, long size);

  /** Writes the content through to the disk. */
  @Import(name = "fsync")
  static native int sync(int file);

  /** Locks a file; returns 0 if another process holds the lock, and 1 if it is locked. */
  @Import(name = "hp41_lock")
  static native int lock(int file);

  /** Stores the attributes of a file as {@link FileStatus} reads them. */
  @Import(name = "hp41_status")
  static native int status(byte[] name, int follow, long[] result);

  /** Returns 0 if the user has these rights: 2 for writing. */
  @Import(name = "access")
  static native int access(byte[] name, int rights);

  @Import(name = "chmod")
  static native int mode(byte[] name, int mode);

  /** Changes the owner and group; -1 leaves one as it is. */
  @Import(name = "lchown")
  static native int owner(byte[] name, int user, int group);

  @Import(name = "mkdir")
  static native int makeFolder(byte[] name, int mode);

  @Import(name = "hp41_rename")
  static native int rename(byte[] from, byte[] to);

  @Import(name = "remove")
  static native int remove(byte[] name);

  /** Stores the target of a symbolic link, without a zero at its end. */
  @Import(name = "readlink")
  static native int link(byte[] name, byte[] target, int longest);

  /** Stores the path without symbolic links; returns null for an error. */
  @Import(name = "realpath")
  static native Address real(byte[] name, byte[] path);

  /** Stores the path of the current folder; returns null for an error. */
  @Import(name = "getcwd")
  static native Address here(byte[] path, int longest);

  /** Opens a folder, whose names {@link #next} returns; returns null for an error. */
  @Import(name = "opendir")
  static native Address openFolder(byte[] name);

  /** Returns the next name of a folder; at the end and for an error closes it and returns null. */
  @Import(name = "hp41_next")
  static native Address next(Address folder);

  @Import(name = "errno")
  @Variable
  static native int errno();

  /** Returns the text of an error number. */
  @Import(name = "strerror")
  static native Address error(int number);

  /** Returns the number of bytes before the zero of a text. */
  @Import(name = "hp41_length")
  static native int length(Address text);

  /** Returns the addresses of the name of the program and its arguments. */
  @Import(name = "hp41_arguments")
  @Variable
  static native Address arguments();

  /** Returns the addresses of the variables of the environment, NAME=VALUE. */
  @Import(name = "hp41_environment")
  @Variable
  static native Address environment();

  /**
   * Waits until a file has input, the terminal has changed, or a signal asks the program to end,
   * for at most this number of milliseconds; returns {@link #READY}, and 2 if the terminal has
   * changed.
   *
   * @param file the number of the file; -1 for none
   */
  @Import(name = "hp41_await")
  static native int await(int file, int milliseconds);

  /** Returns the version of the program. */
  @Import(name = "hp41_version")
  @Variable
  static native Address version();

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

  /** Returns {@link #CONTINUED}, and 1 if the window has another size, since the last call. */
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
  @Import(name = "hp41_signalled")
  @Variable
  static native int signal();

  /**
   * Replaces this process by a program, or on Windows, waits until the program has ended and
   * returns its exit code. The addresses are those of the words, which begin with a name for the
   * program.
   */
  @Import(name = "execvp")
  static native int execute(byte[] program, Address addresses);

  @Import(name = "exit")
  static native void exit(int code);
}
