package hp41.teavm;

/** Replaces the JDK's class, to which picocli refers. No option is the parameter of a method. */
public final class Parameter {}
