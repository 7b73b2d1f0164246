package hp41.teavm;

/** Replaces the JDK's class, to which picocli refers. No option has this type. */
public final class NetworkInterface {}
