package dev.keywright.runtime.layout;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.binary.BinaryTime;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.scan.PartCodec;
import dev.keywright.runtime.text.TimePart;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Tells the bucket of a key from the values of its parts.
 *
 * @param form how it is written; its separator does not matter
 * @param parts the bucketed parts, in the order of the layout
 * @param codecs their codecs
 */
record BucketCodec(
    BucketForm<?> form,
    BucketSignature signature,
    List<PartSignature> parts,
    List<PartCodec<?, ?>> codecs) {

  /**
   * The bucket of a key.
   *
   * @param values by part; those of all bucketed parts, and any others
   * @throws IllegalArgumentException if one is missing
   */
  int of(Map<String, Object> values) {
    List<Object> bucketed = new ArrayList<>();
    for (PartSignature part : parts) {
      if (!values.containsKey(part.name())) {
        throw new IllegalArgumentException(
            "the bucket is of " + signature.of() + ", and " + part.name() + " is not given");
      }
      bucketed.add(PartValues.toCodec(part, values.get(part.name())));
    }
    if (signature.hash().isEmpty()) {
      return Buckets.modulo(signature.count()).of(number(codecs.get(0), bucketed.get(0)));
    }
    byte[][] encoded = new byte[codecs.size()][];
    for (int i = 0; i < encoded.length; i++) {
      encoded[i] = bytes(ColumnCodec.encode(codecs.get(i), bucketed.get(i)));
    }
    return Buckets.hash(signature.hash().get(), signature.count()).of(encoded);
  }

  private static byte[] bytes(Object encoded) {
    return encoded instanceof String text ? text.getBytes(UTF_8) : (byte[]) encoded;
  }

  @SuppressWarnings("unchecked") // the value has been brought to the type that the codec takes
  private static long number(PartCodec<?, ?> codec, Object value) {
    if (codec instanceof TimePart<?> time) {
      return ((TimePart<Object>) time).number(value);
    }
    if (codec instanceof BinaryTime<?> time) {
      return ((BinaryTime<Object>) time).number(value);
    }
    return (Long) value;
  }
}
