package dev.keywright.processor.check.counterexample;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.layout.assembly.Encodings;
import dev.keywright.layout.signature.Counterexample;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.example.KeyExample;
import dev.keywright.processor.example.TryEncoding;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.codec.PartCodec;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;

/**
 * Two values of a part that another system does not write in their order, each with its key.
 *
 * @param lower the smaller value
 * @param upper the larger value
 * @param isLowerBehind whether the key of the smaller one is the larger
 */
public record ForeignMisorder(
    String part,
    Object lower,
    Object upper,
    String lowerKey,
    String upperKey,
    boolean isLowerBehind) {

  /** Two values that the part takes, found by encoding them. */
  public static Optional<ForeignMisorder> of(Layout layout, Column column, Part part) {
    if (part.isOpen()) {
      return TailMisorder.of(layout, column, part);
    }
    @SuppressWarnings("unchecked") // values of the part's own type are encoded
    PartCodec<Object, ?> codec =
        (PartCodec<Object, ?>) Encodings.of(part.signature(), column.place(layout, part)).codec();
    Optional<Counterexample> pair = part.signature().counterexample();
    return pair.filter(
            it -> TryEncoding.isTaken(codec, it.lower()) && TryEncoding.isTaken(codec, it.upper()))
        .map(it -> of(layout, column, part, codec, it));
  }

  private static ForeignMisorder of(
      Layout layout, Column column, Part part, PartCodec<Object, ?> codec, Counterexample pair) {
    Object lower = pair.lower();
    Object upper = pair.upper();
    int comparison =
        ColumnOrder.BYTES.compare(bytes(codec.encode(lower)), bytes(codec.encode(upper)));
    return new ForeignMisorder(
        part.name(),
        lower,
        upper,
        key(layout, column, part, codec, lower),
        key(layout, column, part, codec, upper),
        comparison > 0);
  }

  /**
   * The column of a whole key, without a bucket or a hash in front; of the part alone, if no sample
   * of a whole one can be made.
   */
  private static String key(
      Layout layout, Column column, Part part, PartCodec<Object, ?> codec, Object value) {
    Optional<Object> whole =
        KeyExample.of(layout.bare(), Map.of(part.name(), value))
            .map(columns -> columns.get(column.name()));
    Object key = whole.isPresent() ? whole.get() : codec.encode(value);
    return key instanceof String text
        ? JavaLiteral.of(text)
        : HexFormat.of().formatHex((byte[]) key);
  }

  private static byte[] bytes(Object encoded) {
    return encoded instanceof String text ? text.getBytes(UTF_8) : (byte[]) encoded;
  }

  /** As {@code id = -1 sorts after id = 0: ffffffffffffffff > 0000000000000000}. */
  @Override
  public String toString() {
    return Misorder.sentence(part, lower, lowerKey, isLowerBehind ? 1 : -1, upper, upperKey);
  }
}
