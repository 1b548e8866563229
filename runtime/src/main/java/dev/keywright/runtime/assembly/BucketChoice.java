package dev.keywright.runtime.assembly;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.HashBuckets;
import dev.keywright.runtime.bucket.ModuloBuckets;
import dev.keywright.runtime.codec.NumberedCodec;
import dev.keywright.runtime.layout.BucketSignature;
import dev.keywright.runtime.layout.PartSignature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

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
    List<Object> bucketed = new ArrayList<>();
    for (Item.Part<?> item : parts) {
      PartSignature part = item.signature();
      if (!values.containsKey(part.name())) {
        throw new IllegalArgumentException(
            "the bucket is of " + signature.of() + ", and " + part.name() + " is not given");
      }
      bucketed.add(PartValues.toCodec(part, values.get(part.name())));
    }
    if (buckets instanceof ModuloBuckets modulo) {
      return modulo.of(number(parts.get(0), bucketed.get(0)));
    }
    byte[][] encoded = new byte[parts.size()][];
    for (int i = 0; i < encoded.length; i++) {
      encoded[i] = bytes(parts.get(i).encode(bucketed.get(i)));
    }
    return ((HashBuckets) buckets).of(encoded);
  }

  private static byte[] bytes(Object encoded) {
    return encoded instanceof String text ? text.getBytes(UTF_8) : (byte[]) encoded;
  }

  @SuppressWarnings("unchecked") // the value has been brought to the type that the codec takes
  private static long number(Item.Part<?> part, Object value) {
    return ((NumberedCodec<Object, ?>) part.codec()).number(value);
  }
}
