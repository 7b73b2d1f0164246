package hp41.machine;

import hp41.module.ModulePage;
import java.util.List;
import java.util.Map;

/**
 * A plug-in image together with the pages of the address space that it occupies.
 *
 * @param places the page number of each first bank; its other banks occupy the same page
 * @param pages all pages of the image, other banks included
 */
public record PlacedImage(Map<Integer, ModulePage> places, List<ModulePage> pages) {}
