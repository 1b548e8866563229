package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.signature.LayoutFormat;
import java.util.List;

/** The formats that keys can have, by the bytes that they hold. */
final class Formats {
  private static final double MOST_BINARY = 0.02;

  private Formats() {}

  static List<LayoutFormat> of(List<SampledKey> sample) {
    long binary = sample.stream().filter(key -> !key.isText()).count();
    if (binary > MOST_BINARY * sample.size()) {
      return List.of(LayoutFormat.BINARY);
    }
    boolean hasControls = sample.stream().anyMatch(SampledKey::hasControls);
    return hasControls
        ? List.of(LayoutFormat.TEXT, LayoutFormat.BINARY)
        : List.of(LayoutFormat.TEXT);
  }
}
