package hp41.teavm;

/** Replaces the JDK's class, which picocli knows. No option is a network. */
public final class NetworkInterface {}
