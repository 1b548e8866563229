package dev.keywright.analysis.infer.fault;

import dev.keywright.analysis.KeyOrder;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.analysis.infer.search.Answer;
import dev.keywright.analysis.infer.search.DecodedLayout;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.PartSignature;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Whether the store sorts keys in the order of the values that a layout reads. */
public final class StoredOrder {
  private final DecodedLayout reader;
  private final KeyOrder order;

  public StoredOrder(DecodedLayout reader) {
    this.reader = reader;
    Set<String> hashed = new HashSet<>();
    reader
        .signature()
        .parts()
        .forEach(part -> part.hash().ifPresent(hash -> hashed.addAll(hash.hashed(part.name()))));
    // Nothing in keys shows how the constants of an enum are meant to sort.
    this.order =
        new KeyOrder(
            reader.signature(),
            part ->
                !hashed.contains(part.name())
                    && !part.encoding().scatters()
                    && part.kind() != Kind.CODES
                    && part.kind() != Kind.SUFFIX);
  }

  /**
   * The order in which answers that are as good or better sort keys. Answers of TEXT are left out:
   * people read digits as numbers, even if a text explains them as well.
   */
  public static List<StoredOrder> rivals(Answer answer, List<Answer> all) {
    return all.stream()
        .filter(other -> !other.equals(answer) && other.bits() - answer.bits() < Answer.AS_GOOD)
        .filter(other -> other.format() == LayoutFormat.BINARY)
        .flatMap(other -> other.kinds().stream())
        .map(kind -> new StoredOrder(kind.reader()))
        .toList();
  }

  /**
   * The first part that differs, if it loses its order.
   *
   * @param lower the values of the key that the store sorts first
   */
  public Optional<PartSignature> lost(Map<String, Object> lower, Map<String, Object> higher) {
    return order.broken(lower, higher, bucket(lower) == bucket(higher));
  }

  private int bucket(Map<String, Object> values) {
    return reader.codec().bucket().map(choice -> choice.of(values)).orElse(0);
  }

  /** Whether the layout reads both keys, and no part loses its order between them. */
  public boolean isKept(SampledKey lower, SampledKey higher) {
    Optional<Map<String, Object>> first = reader.read(lower);
    Optional<Map<String, Object>> second = reader.read(higher);
    return first.isPresent() && second.isPresent() && lost(first.get(), second.get()).isEmpty();
  }
}
