package hp41.standalone;

/** Replaces the JDK's class, which picocli knows. No option is an address. */
public final class InetAddress {}
