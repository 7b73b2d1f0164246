package hp41.teavm;

/** Replaces the JDK's class, which picocli knows. No option is the parameter of a method. */
public final class Parameter {}
