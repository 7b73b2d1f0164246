/**
 * The calculator for scripts of other pages: the package {@code hp41} of npm. Start with {@link
 * hp41.web.library.Library}.
 */
package hp41.web.library;
