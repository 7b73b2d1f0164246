package hp41.nut.code;

import hp41.memory.Rom;
import hp41.module.ModulePage;
import hp41.module.PlugInImage;
import hp41.nut.LabelMap;
import hp41.nut.LongJump;
import hp41.nut.MicrocodeLine;
import hp41.nut.Mnemonics;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes the pages of an image as a listing that {@link MicrocodeAssembler} assembles to the same
 * words. Functions, addresses with a name in the label map, and all jump targets get labels.
 */
public final class Disassembler {

  private static final int OFFSET = Rom.PAGE - 1;
  private static final int QUARTER = 0x3FF;
  private static final int FIRST_POLL = 0xFF4;
  private static final List<String> POLLS =
      List.of("pause", "running", "woken while off", "off", "asleep", "on", "memory lost");

  private final PlugInImage image;
  private final LabelMap map;
  private final List<Integer> bases;
  private final PageBlocks blocks;
  private final List<PageSteps> steps = new ArrayList<>();
  private final List<Map<Integer, String>> labels = new ArrayList<>();
  private final Map<Integer, String> outside = new TreeMap<>();
  private final LabelNames names = new LabelNames();

  private Disassembler(PlugInImage image, LabelMap map) {
    this.image = image;
    this.map = map;
    bases = Places.ofPages(image.pages());
    blocks = new PageBlocks(image);
    nameFunctions();
    for (ModulePage page : image.pages()) {
      steps.add(new PageSteps(page.words(), blocks.in(steps.size())));
    }
    nameFromMap();
    for (int page = 0; page < steps.size(); page++) {
      nameTargets(page);
    }
  }

  /** Returns the listing of an image. Labels come from the function names and from the map. */
  public static List<MicrocodeLine> of(PlugInImage image, LabelMap map) {
    return new Disassembler(image, map).lines();
  }

  private void nameFunctions() {
    Map<Integer, String> byPlace = new HashMap<>();
    image.pages().forEach(page -> labels.add(new TreeMap<>()));
    for (PageBlocks.PageFunction function : blocks.functions()) {
      int page = function.place() / Rom.PAGE;
      int at = function.place() % Rom.PAGE;
      if (page < labels.size() && !labels.get(page).containsKey(at) && !function.name().isEmpty()) {
        labels.get(page).put(at, names.unique(function.name(), bases.get(page) + at));
        byPlace.put(function.place(), labels.get(page).get(at));
      }
    }
    removeMisalignedFunctions(byPlace);
    blocks.list(byPlace);
  }

  /** Removes labels of functions whose entry is inside another instruction or data block. */
  private void removeMisalignedFunctions(Map<Integer, String> byPlace) {
    for (int page = 0; page < labels.size(); page++) {
      int number = page;
      PageSteps read = new PageSteps(image.pages().get(page).words(), blocks.in(page));
      labels.get(page).keySet().removeIf(at -> !read.isStart(at));
      byPlace.keySet().removeIf(it -> it / Rom.PAGE == number && !read.isStart(it % Rom.PAGE));
    }
  }

  private void nameFromMap() {
    for (int address : map.addresses()) {
      String name = map.name(address).orElseThrow();
      Optional<Integer> page = pageOf(address, 0);
      if (page.isPresent() && steps.get(page.get()).isStart(address & OFFSET)) {
        label(page.get(), address & OFFSET, name);
      }
    }
  }

  private String label(int page, int at, String wanted) {
    return labels.get(page).computeIfAbsent(at, it -> names.unique(wanted, bases.get(page) + at));
  }

  /**
   * Returns the index of a page that contains an address: the preferred page if possible, otherwise
   * the first such page.
   */
  private Optional<Integer> pageOf(int address, int preferred) {
    return IntStream.concat(IntStream.of(preferred), IntStream.range(0, bases.size()))
        .filter(page -> bases.get(page) == (address & ~OFFSET))
        .boxed()
        .findFirst();
  }

  private void nameTargets(int page) {
    for (PageSteps.PageStep step : steps.get(page).steps()) {
      int first = word(page, step.at());
      if (step.kind() == PageSteps.StepKind.LONG) {
        target(page, LongJump.of(first, word(page, step.at() + 1)).address());
      } else if (step.kind() == PageSteps.StepKind.IN_PAGE) {
        target(page, inPage(page, step.at()));
      } else if (step.kind() == PageSteps.StepKind.INSTRUCTION && Mnemonics.isShort(first)) {
        int target = bases.get(page) + step.at() + Mnemonics.displacement(first);
        if ((target & ~OFFSET) == bases.get(page)) {
          target(page, target);
        }
      }
    }
  }

  private int inPage(int page, int at) {
    return bases.get(page) + at & ~QUARTER | word(page, at);
  }

  /**
   * Returns the label of an address, and creates it if needed; empty if no instruction starts at
   * this address.
   */
  private Optional<String> target(int from, int address) {
    Optional<Integer> page = pageOf(address, from);
    if (page.isEmpty()) {
      return map.name(address)
          .map(it -> outside.computeIfAbsent(address, at -> names.unique(it, address)));
    }
    int at = address & OFFSET;
    if (!steps.get(page.get()).isStart(at)) {
      return Optional.empty();
    }
    int bank = image.pages().get(page.get()).place().number();
    String wanted = "L" + Mnemonics.hex(address, 4) + (bank > 1 ? "." + bank : "");
    return Optional.of(label(page.get(), at, wanted));
  }

  private int word(int page, int at) {
    return image.pages().get(page).word(at);
  }

  private List<MicrocodeLine> lines() {
    List<MicrocodeLine> lines = new ArrayList<>();
    if (!image.title().isEmpty() && image.title().indexOf('"') < 0) {
      lines.add(word(0, 0, "", ".TITLE \"" + image.title() + "\"", ""));
    }
    outside.forEach(
        (address, name) -> lines.add(word(0, 0, "", name + " = " + Mnemonics.hex(address, 4), "")));
    for (int page = 0; page < steps.size(); page++) {
      ModulePage.PagePlace place = image.pages().get(page).place();
      lines.add(word(page, bases.get(page), "", ".PAGE " + Places.text(place), ""));
      for (PageSteps.PageStep step : steps.get(page).steps()) {
        line(page, step).ifPresent(lines::add);
      }
    }
    return lines;
  }

  private static MicrocodeLine word(int page, int at, String label, String code, String remark) {
    return new MicrocodeLine(page, at, List.of(), label, code, remark);
  }

  private Optional<MicrocodeLine> line(int page, PageSteps.PageStep step) {
    int address = bases.get(page) + step.at();
    String label = labels.get(page).getOrDefault(step.at(), "");
    if (step.kind() == PageSteps.StepKind.GAP) {
      int end = step.at() + step.length();
      return end == Rom.PAGE && label.isEmpty()
          ? Optional.empty()
          : Optional.of(word(page, address, label, end == Rom.PAGE ? "NOP" : org(page, end), ""));
    }
    List<Integer> words =
        IntStream.range(step.at(), step.at() + step.length())
            .mapToObj(at -> word(page, at))
            .collect(Collectors.toList());
    return Optional.of(
        new MicrocodeLine(page, address, words, label, code(page, step), remark(page, step)));
  }

  private String org(int page, int end) {
    return ".ORG " + Mnemonics.hex(bases.get(page) + end, 4);
  }

  private String code(int page, PageSteps.PageStep step) {
    int word = word(page, step.at());
    int address = bases.get(page) + step.at();
    return switch (step.kind()) {
      case BLOCK -> blocks.in(page).get(step.at()).code();
      case DATA, GAP -> "CON " + Mnemonics.hex(word, 3);
      case IN_PAGE -> "CON " + target(page, inPage(page, step.at())).orElse(Mnemonics.hex(word, 3));
      case LONG -> {
        LongJump jump = LongJump.of(word, word(page, step.at() + 1));
        yield target(page, jump.address()).map(jump::text).orElse(jump.toString());
      }
      case INSTRUCTION -> {
        int target = address + Mnemonics.displacement(word);
        boolean here = Mnemonics.isShort(word) && (target & ~OFFSET) == bases.get(page);
        String name = Mnemonics.of(word);
        yield (here ? target(page, target) : Optional.<String>empty())
            .map(it -> name.substring(0, name.indexOf(' ') + 1) + it)
            .orElse(name);
      }
    };
  }

  private String remark(int page, PageSteps.PageStep step) {
    int word = word(page, step.at());
    return switch (step.kind()) {
      case BLOCK -> blocks.in(page).get(step.at()).remark();
      case LONG ->
          MicrocodeLine.place(
              LongJump.of(word, word(page, step.at() + 1)).address(), Optional.empty());
      case IN_PAGE -> MicrocodeLine.place(inPage(page, step.at()), Optional.empty());
      case INSTRUCTION -> {
        int target = bases.get(page) + step.at() + Mnemonics.displacement(word);
        int poll = step.at() - FIRST_POLL;
        boolean polled = poll >= 0 && poll < POLLS.size() && image.pages().get(page).hasFunctions();
        String when = polled ? "poll: " + POLLS.get(poll) + " " : "";
        String where =
            Mnemonics.isShort(word) ? MicrocodeLine.place(target & 0xFFFF, Optional.empty()) : "";
        yield (when + where).strip();
      }
      case DATA, GAP -> "";
    };
  }
}
