package hp41.lab;

import hp41.Model;
import hp41.Plugged;
import hp41.app.Lab;
import hp41.conformance.Conformance;
import hp41.microcode.SystemRom;
import hp41.module.PlugInImage;
import hp41.nut.LabelMap;
import hp41.nut.MicrocodeLine;
import hp41.nut.code.Assembled;
import hp41.nut.code.Disassembler;
import hp41.nut.code.MicrocodeAssembler;
import java.util.List;
import java.util.function.Consumer;

/** The tools of this module, as the application finds them. */
public final class Tools implements Lab {

  @Override
  public GivenStep given(String place, String json) {
    return GivenState.of(place, json);
  }

  @Override
  public List<String> themes() {
    return Conformance.themes();
  }

  @Override
  public EngineComparison comparison(
      Model model, SystemRom rom, Plugged plugged, Consumer<Finding> listener) {
    return new Conformance(model, rom, plugged, listener);
  }

  @Override
  public List<String> disassemble(PlugInImage image, LabelMap names) {
    return Disassembler.of(image, names).stream().map(MicrocodeLine::toString).toList();
  }

  @Override
  public AssembledImage assemble(String listing) {
    Assembled assembled = MicrocodeAssembler.assemble(listing);
    return new AssembledImage(assembled.problems(), assembled.mod());
  }
}
