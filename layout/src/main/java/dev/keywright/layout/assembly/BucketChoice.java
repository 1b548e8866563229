package dev.keywright.layout.assembly;

import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.BucketedValue;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.FunctionBuckets;
import dev.keywright.runtime.codec.PartCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tells the bucket of a key from the values of its parts.
 *
 * @param form how its number is written; what follows it does not matter
 * @param parts the bucketed parts, in the order of the layout
 */
public record BucketChoice(
    BucketSignature signature, Buckets buckets, BucketForm<?> form, List<Item.Part<?>> parts) {

  public BucketChoice {
    parts = List.copyOf(parts);
  }

  /**
   * The bucket of a key.
   *
   * @param values by part; those of all bucketed parts, and any others
   * @throws IllegalArgumentException if one is missing
   */
  public int of(Map<String, Object> values) {
    return buckets.of(bucketed(values));
  }

  /**
   * Compares the number that is in a key with the one that belongs to its parts.
   *
   * @param position where the number is in its column
   * @param values by part; those of all bucketed parts, and any others
   * @throws MalformedKeyException if they differ
   */
  public void verify(int position, int stored, Map<String, Object> values) {
    buckets.verify(form, position, stored, bucketed(values));
  }

  /** Why nobody here can tell the bucket of a key; empty if {@link #of} and {@link #verify} can. */
  public Optional<String> uncompared() {
    return buckets instanceof FunctionBuckets ofUser && !ofUser.function().isKnown()
        ? Optional.of("not compared: " + ofUser.function() + " is not known here")
        : Optional.empty();
  }

  private List<BucketedValue> bucketed(Map<String, Object> values) {
    List<BucketedValue> bucketed = new ArrayList<>();
    for (Item.Part<?> item : parts) {
      PartSignature part = item.signature();
      if (!values.containsKey(part.name())) {
        throw new IllegalArgumentException(
            "the bucket is of " + signature.of() + ", and " + part.name() + " is not given");
      }
      Object inCodec = PartValues.toCodec(part, values.get(part.name()));
      BucketedValue value = value(item, inCodec);
      bucketed.add(BucketedValue.typed(value, PartValues.fromCodec(part, inCodec)));
    }
    return bucketed;
  }

  @SuppressWarnings("unchecked") // the value has been brought to the type that the codec takes
  private static BucketedValue value(Item.Part<?> part, Object value) {
    return BucketedValue.of((PartCodec<Object, ?>) part.codec(), value);
  }
}
