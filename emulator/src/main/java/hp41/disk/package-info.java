/** Reads files that may be devices or pipes, and writes files atomically. */
package hp41.disk;
