package dev.keywright.analysis.verify;

import dev.keywright.layout.signature.PartSignature;
import java.io.Serializable;

/**
 * Two keys of the input whose values are in the other order than their bytes, although the layout
 * says that keys sort by this part.
 *
 * @param first the key whose bytes are lower
 * @param firstValue its value of the part
 */
public record Misordered(
    String layout,
    String part,
    Example first,
    String firstValue,
    Example second,
    String secondValue)
    implements Serializable {

  static Misordered of(String layout, PartSignature part, ReadKey lower, ReadKey higher) {
    return new Misordered(
        layout,
        part.name(),
        Example.of(lower),
        value(lower, part),
        Example.of(higher),
        value(higher, part));
  }

  private static String value(ReadKey key, PartSignature part) {
    return ShortenedValue.of(key.value(part.name()));
  }
}
