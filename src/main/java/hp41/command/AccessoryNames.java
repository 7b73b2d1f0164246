package hp41.command;

import hp41.Accessory;
import java.util.Iterator;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** What {@code --plug} takes. */
final class AccessoryNames implements ITypeConverter<Accessory>, Iterable<String> {

  @Override
  public Accessory convert(String name) {
    return Accessory.named(name)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "there is no accessory " + name + ", only " + String.join(", ", this)));
  }

  @Override
  public Iterator<String> iterator() {
    return Accessory.pluggable().stream().map(Accessory::label).iterator();
  }
}
