package dev.keywright.processor.check.counterexample;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.layout.assembly.Encodings;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.example.KeyExample;
import dev.keywright.processor.example.TryEncoding;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.time.TimeType;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * Two values of a part that nothing ends: after the shorter one, the tail begins where the longer
 * one goes on.
 */
final class TailMisorder {
  private static final int MOST = 24;

  private TailMisorder() {}

  static Optional<ForeignMisorder> of(Layout layout, Column column, Part part) {
    Part next = column.parts().get(column.parts().indexOf(part) + 1);
    List<Object> tails = tails(layout, column, next);
    List<Object> values = new FramedTextPairs(part).ascending();
    for (int i = 0; i + 1 < Math.min(values.size(), MOST); i++) {
      for (Object lowTail : tails) {
        for (Object highTail : tails) {
          Optional<ForeignMisorder> found =
              pair(layout, column, part, next, values.get(i), lowTail, values.get(i + 1), highTail);
          if (found.isPresent()) {
            return found;
          }
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<ForeignMisorder> pair(
      Layout layout,
      Column column,
      Part part,
      Part next,
      Object lower,
      Object lowTail,
      Object upper,
      Object highTail) {
    Optional<byte[]> one = key(layout, column, part, lower, next, lowTail);
    Optional<byte[]> other = key(layout, column, part, upper, next, highTail);
    boolean isMisordered =
        !lower.equals(upper)
            && one.isPresent()
            && other.isPresent()
            && ColumnOrder.BYTES.compare(one.get(), other.get()) > 0;
    return isMisordered
        ? Optional.of(
            new ForeignMisorder(
                part.name(),
                lower,
                upper,
                HexFormat.of().formatHex(one.get()),
                HexFormat.of().formatHex(other.get()),
                true))
        : Optional.empty();
  }

  /** A whole column; of the two parts alone, if no sample of the others can be made. */
  private static Optional<byte[]> key(
      Layout layout, Column column, Part part, Object value, Part next, Object tail) {
    PartCodec<Object, byte[]> codec = codec(layout, column, part);
    PartCodec<Object, byte[]> behind = codec(layout, column, next);
    if (!TryEncoding.isTaken(codec, value) || !TryEncoding.isTaken(behind, tail)) {
      return Optional.empty();
    }
    return KeyExample.of(layout.bare(), Map.of(part.name(), value, next.name(), tail))
        .map(columns -> (byte[]) columns.get(column.name()))
        .or(
            () -> {
              byte[] literal = column.literalBehind(layout, part).getBytes(ISO_8859_1);
              return Optional.of(
                  ColumnOrder.BYTES.join(codec.encode(value), literal, behind.encode(tail)));
            });
  }

  @SuppressWarnings("unchecked") // values of the part's own type are encoded
  private static PartCodec<Object, byte[]> codec(Layout layout, Column column, Part part) {
    return (PartCodec<Object, byte[]>)
        Encodings.of(part.signature(), column.place(layout, part)).codec();
  }

  /** Values of the part after it that are written in small and in large bytes. */
  private static List<Object> tails(Layout layout, Column column, Part next) {
    PartEncoding<?> codec = Encodings.of(next.signature(), column.place(layout, next));
    List<Object> tails = new ArrayList<>();
    if (next.is(Kind.WHOLE)) {
      tails.addAll(List.of(codec.accepted().max(), codec.accepted().min(), 1L, 0L, -1L));
    } else if (next.is(Kind.TIME)) {
      TimeType<?> type = TimeType.of(next.signature().type().valueClass());
      for (long second : new long[] {1_700_000_000L, 0L, 4_000_000_000L, -1L}) {
        tails.add(type.at(Instant.ofEpochSecond(second)));
      }
    } else if (next.is(Kind.UUID)) {
      tails.addAll(List.of(new UUID(-1, -1), new UUID(0, 0)));
    } else if (next.is(Kind.FLAG)) {
      tails.addAll(List.of(true, false));
    }
    return tails;
  }
}
