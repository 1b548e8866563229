package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.reading.Proposals;
import dev.keywright.analysis.infer.reading.Step;
import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.signature.LayoutFormat;
import java.util.ArrayList;
import java.util.List;

/**
 * The paths that read one part of a path in another way. A search keeps few paths, and where
 * several parts have near readings, it may keep none that differs in a certain part.
 */
final class OtherReadings {
  /** A reading that takes more bits for each key is no rival, and one of so many in addition. */
  private static final double FAR_A_KEY = 0.15;

  private static final double FAR = 24;

  private OtherReadings() {}

  /** Those that take not many more bits, and have a layout. */
  static List<KeyPath> of(KeyPath path, List<SampledKey> sample) {
    double most = FAR + FAR_A_KEY * sample.size();
    List<KeyPath> others = new ArrayList<>();
    int place = 0;
    for (int i = 0; i < path.columns().size(); i++) {
      ColumnPath column = path.columns().get(i);
      ColumnSample contents = ColumnSample.of(sample, i);
      for (Step part : column.parts()) {
        boolean isRead =
            !path.copies().containsKey(place) && (place > 0 || path.bucket().isEmpty());
        for (Step other : isRead ? readings(path.format(), contents, part) : List.<Step>of()) {
          if (Math.abs(other.bits() - part.bits()) < most) {
            others.add(path.with(i, column.with(part, other)));
          }
        }
        place++;
      }
    }
    return others.stream().filter(it -> it.signature().isPresent()).toList();
  }

  /** The same bytes, which the parts beside them can follow as well. */
  private static List<Step> readings(LayoutFormat format, ColumnSample contents, Step part) {
    return Proposals.of(
            format.isText(),
            contents,
            (from, to) -> from.equals(part.from()) && to.equals(part.to()))
        .after(part.from())
        .stream()
        .filter(it -> !it.isLiteral() && !it.read().part().equals(part.read().part()))
        .filter(it -> it.hasWidth() == part.hasWidth() && it.isClosed() == part.isClosed())
        .toList();
  }
}
