/**
 * The HP-41 as a library without a user interface. {@link hp41.Calculator} is the way in: press
 * keys or type words, let it proceed, and look at its {@link hp41.Snapshot}.
 */
package hp41;
