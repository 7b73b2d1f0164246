/** Reads files that may be devices or pipes, and writes files so that a crash damages none. */
package hp41.disk;
