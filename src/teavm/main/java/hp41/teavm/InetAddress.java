package hp41.teavm;

/** Replaces the JDK's class, which picocli knows. No option is an address. */
public final class InetAddress {}
