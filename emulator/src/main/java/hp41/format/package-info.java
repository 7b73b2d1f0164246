/**
 * Program files: listings, and a package-private class for each binary format.
 *
 * <p>Start with {@link hp41.format.ProgramFile}, which reads and writes all formats. The format of
 * a file is detected from its content. Damage is reported with its position, and intact parts of a
 * damaged file can be used. {@link hp41.format.LifImage} is an image of a disk or cassette.
 */
package hp41.format;
