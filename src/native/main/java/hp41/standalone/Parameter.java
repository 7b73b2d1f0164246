package hp41.standalone;

/** Replaces the JDK's class, which picocli knows. No option is the parameter of a method. */
public final class Parameter {}
