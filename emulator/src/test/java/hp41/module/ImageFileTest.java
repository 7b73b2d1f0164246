package hp41.module;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.listing.Assembler;
import hp41.listing.Fixtures;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests image files with several pages in all formats. */
class ImageFileTest {

  private static final byte[] FAR = program("LBL \"FAR\"\nSIN\nEND\n");
  private static final byte[] ACROSS = program("LBL \"ACROSS\"\n\"FIFTEEN LETTERS\"\nCOS\nEND\n");
  private static final List<int[]> PAGES = ModuleImages.twoPages(FAR, ACROSS);

  private static byte[] program(String listing) {
    return new Assembler(Fixtures.MAINFRAME).assemble(listing).programs().get(0);
  }

  private static byte[] behindEachOther(List<byte[]> pages) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    pages.forEach(file::writeBytes);
    return file.toByteArray();
  }

  private static byte[] rom(boolean swapped) {
    return behindEachOther(PAGES.stream().map(it -> ModuleImages.rom(it, swapped)).toList());
  }

  private static byte[] packed() {
    return behindEachOther(PAGES.stream().map(ModuleImages::packed).toList());
  }

  private static byte[] upperFirst() {
    List<int[]> turned = new ArrayList<>(List.of(PAGES.get(1), PAGES.get(0)));
    byte[] file = ModuleImages.mod("TURNED", turned);
    ModuleImages.place(file, 0, 0x3F, 1, 1);
    ModuleImages.place(file, 1, 0x2F, 1, 1);
    return file;
  }

  private static byte[] withOtherBank() {
    List<int[]> three = List.of(PAGES.get(0), ModuleImages.page(), PAGES.get(1));
    byte[] file = ModuleImages.mod("BANKS", three);
    ModuleImages.place(file, 1, 0x6F, 1, 2);
    return file;
  }

  static Stream<byte[]> files() {
    return Stream.of(
        ModuleImages.mod("TWO", PAGES),
        ModuleImages.mod2("TWO", PAGES),
        rom(false),
        rom(true),
        packed(),
        upperFirst(),
        withOtherBank());
  }

  @ParameterizedTest
  @MethodSource("files")
  void firstPageListsFunctionsInTheSecondPageAndAcrossBoth(byte[] file) {
    PlugInImage image = PlugInImage.of(file).orElseThrow();
    List<PlugInImage.FunctionEntry> entries = image.entries(image.pages().get(0));
    assertThat(entries)
        .extracting(PlugInImage.FunctionEntry::name)
        .containsExactly("FAR", "ACROSS");
    assertThat(entries.get(0).code()).contains(FAR);
    assertThat(entries.get(1).code()).contains(ACROSS);
    assertThat(image.pages().get(1).hasFunctions()).isFalse();
  }

  @Test
  void mod2HasAnotherPageLength() {
    byte[] file = ModuleImages.mod2("TWO", PAGES);
    assertThat(PlugInImage.of(file).orElseThrow().title()).isEqualTo("TWO");
    byte[] cut = Arrays.copyOf(file, file.length - 1);
    assertThat(PlugInImage.of(cut)).isEmpty();
    assertThat(PlugInImage.damage(cut))
        .contains(
            "the image of a module is incomplete: it has 17248 bytes, not 729 and 8260 for each page");
  }

  @Test
  void otherFilesAreNotImages() {
    for (int length : new int[] {0, 1, 729, 5120, 8192, 16384}) {
      assertThat(PlugInImage.of(new byte[length])).isEmpty();
      assertThat(PlugInImage.damage(new byte[length])).isEmpty();
    }
  }
}
