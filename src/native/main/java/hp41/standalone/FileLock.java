package hp41.standalone;

/** Replaces the JDK's class. Closing the file releases the lock. */
public record FileLock() {}
