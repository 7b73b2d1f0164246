/**
 * Reads bar code in the pictures of a camera. It is a program of its own, which {@code scan.js}
 * loads when it is needed.
 */
package hp41.web.scan;
