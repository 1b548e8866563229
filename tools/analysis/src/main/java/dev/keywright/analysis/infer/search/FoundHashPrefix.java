package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.reading.Step;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import dev.keywright.layout.signature.HashSignature;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A hash prefix that keys show.
 *
 * @param hash of the first part alone
 * @param front the literal before it
 * @param from where the parts begin
 * @param until where the hashed parts end
 */
record FoundHashPrefix(
    HashSignature hash, Optional<Step> front, ItemBoundary from, ItemBoundary until) {
  private static final double BITS = 24;

  double bits() {
    return BITS + front.map(Step::bits).orElse(0.0);
  }

  FoundHashPrefix ofFirst(int keys) {
    return new FoundHashPrefix(hash, front, from.ofFirst(keys), until.ofFirst(keys));
  }

  /** Whether a step leaves the end of the hashed parts as a cut. */
  boolean accepts(ItemBoundary stepFrom, ItemBoundary stepTo) {
    return !(stepFrom.isBefore(until) && until.isBefore(stepTo));
  }

  /**
   * What a signature says of it.
   *
   * @param parts of the first column
   * @param first the place of the first hashed one
   */
  HashSignature signature(List<Step> parts, int first, List<String> names) {
    List<String> hashed =
        IntStream.range(first, parts.size())
            .filter(part -> !until.isBefore(parts.get(part).to()))
            .mapToObj(names::get)
            .toList();
    return hashed.size() < 2 ? hash : hash.of(hashed);
  }
}
