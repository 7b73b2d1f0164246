package hp41.files;

/**
 * The reason why a source of programs cannot be used.
 *
 * @param name the name of the source as the user gave it
 * @param reason what is wrong with it, without its name
 * @param unknown whether neither a file nor a bundled program has this name
 */
public record SourceProblem(String name, String reason, boolean unknown) {

  SourceProblem(String name, String reason) {
    this(name, reason, false);
  }

  /** Returns the message: the name and the reason. */
  @Override
  public String toString() {
    return name + ": " + reason;
  }
}
