package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.cost.Bits;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.assembly.BucketChoice;
import dev.keywright.layout.signature.PartSignature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The keys that a layout decodes, with their values.
 *
 * @param reader of the layout
 * @param keys that it decodes
 * @param values of each of these keys, by part
 * @param rest the keys that it does not decode
 */
public record ExplainedKeys(
    DecodedLayout reader,
    List<SampledKey> keys,
    List<Map<String, Object>> values,
    List<SampledKey> rest) {

  private static final double PER_KEY = 8;

  public static ExplainedKeys of(DecodedLayout reader, List<SampledKey> sample) {
    List<SampledKey> keys = new ArrayList<>();
    List<Map<String, Object>> values = new ArrayList<>();
    List<SampledKey> rest = new ArrayList<>();
    for (SampledKey key : sample) {
      Optional<Map<String, Object>> read = reader.read(key);
      if (read.isPresent()) {
        keys.add(key);
        values.add(read.get());
      } else {
        rest.add(key);
      }
    }
    return new ExplainedKeys(reader, keys, values, rest);
  }

  /** The values of a part in all of the keys. */
  public List<Object> values(PartSignature part) {
    return IntStream.range(0, keys.size()).mapToObj(key -> value(key, part)).toList();
  }

  /** The value of a part in one of the keys. */
  public Object value(int key, PartSignature part) {
    return Objects.requireNonNull(values.get(key).get(part.name()));
  }

  /**
   * What it takes to write the keys that the layout does not decode. Of one with the wrong bucket,
   * only the bucket is written.
   */
  double bitsOfRest() {
    int sampled = keys.size() + rest.size();
    Optional<BucketChoice> bucket = reader.codec().bucket();
    if (bucket.isEmpty()) {
      return Answer.unexplained(rest, sampled);
    }
    List<SampledKey> others =
        rest.stream().filter(key -> reader.readInAnyBucket(key).isEmpty()).toList();
    int misplaced = rest.size() - others.size();
    double choices = (double) bucket.get().signature().count() * sampled / Math.max(1, misplaced);
    return Answer.unexplained(others, sampled) + misplaced * (PER_KEY + Bits.of(choices));
  }
}
