package hp41.files;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The endings of the names of files that this program reads and writes, without their points. */
public final class FileEndings {

  /** Files that contain a listing and nothing else. */
  public static final List<String> OF_LISTINGS = List.of("hp41", "41", "focal", "rpn");

  /** Files that contain a listing or any other text. */
  public static final List<String> OF_TEXTS = List.of("txt", "lst");

  /** Files of module images. */
  public static final List<String> OF_IMAGES = List.of("mod", "rom", "bin");

  /** Dumps of all of memory. */
  public static final List<String> OF_DUMPS = List.of("dm41", "d41");

  private FileEndings() {}

  /** Returns all endings of files that may contain a listing. */
  public static List<String> ofPossibleListings() {
    return Stream.concat(OF_LISTINGS.stream(), OF_TEXTS.stream()).toList();
  }

  /** Returns the ending of a file name in small letters; the whole name if it has no point. */
  public static String of(String name) {
    return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }
}
