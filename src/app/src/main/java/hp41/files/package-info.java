/**
 * Reads and writes the user's program files. {@link hp41.files.ProgramSource} finds programs by
 * name, and {@link hp41.files.OutputKind} writes them in every file format; both the command line
 * and the terminal use these classes. {@link hp41.files.Output} writes lines to stdout and stderr
 * and escapes invisible characters. The other classes handle lock files, the user's folders, and
 * folders used as cards and discs.
 */
package hp41.files;
