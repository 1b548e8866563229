package dev.keywright.processor.check.witness;

import dev.keywright.processor.example.KeyExample;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.assembly.Codecs;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.layout.Kind;
import dev.keywright.runtime.number.NumberOrder;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeScale;
import dev.keywright.runtime.time.TimeType;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

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
  private static final int TIMES = 3_000;
  private static final Duration STEP = Duration.ofDays(31);

  /** Two values that the part takes, found by encoding them. */
  public static Optional<ForeignMisorder> of(Layout layout, Column column, Part part) {
    @SuppressWarnings("unchecked") // values of the part's own type are encoded
    PartCodec<Object, byte[]> codec =
        (PartCodec<Object, byte[]>) Codecs.of(part.signature(), column.place(layout, part));
    if (part.isOpen()) {
      return TailMisorder.of(layout, column, part);
    }
    boolean isFramed = part.encoding().text().isPresent();
    List<Object> ascending =
        part.is(Kind.TIME)
            ? times(part)
            : isFramed ? new TextPairs(part).ascending() : numbers(part);
    for (int i = 1; i < ascending.size(); i++) {
      Object lower = ascending.get(i - 1);
      Object upper = ascending.get(i);
      if (!lower.equals(upper) && isLegal(codec, lower) && isLegal(codec, upper)) {
        String lowerKey = key(layout, column, part, codec, lower);
        String upperKey = key(layout, column, part, codec, upper);
        int comparison = ColumnOrder.BYTES.compare(codec.encode(lower), codec.encode(upper));
        if (codec.descending() ? comparison < 0 : comparison > 0) {
          return Optional.of(
              new ForeignMisorder(part.name(), lower, upper, lowerKey, upperKey, comparison > 0));
        }
      }
    }
    return Optional.empty();
  }

  private static List<Object> numbers(Part part) {
    return part.signature()
        .misordered()
        .map(pair -> List.<Object>of(pair.lower(), pair.upper()))
        .orElse(List.of());
  }

  private static List<Object> times(Part part) {
    TimeType<?> type = TimeType.of(part.signature().type().valueClass());
    TimeFormat unit = part.encoding().time().orElse(TimeFormat.EPOCH_MILLIS);
    TimeScale<?> scale = TimeScale.ofNumbers(type, unit, Long.MIN_VALUE, Long.MAX_VALUE);
    List<Object> times = new ArrayList<>();
    NumberOrder pair = part.signature().misordered().orElseThrow();
    add(times, scale.value(pair.lower()));
    add(times, scale.value(pair.upper()));
    if (times.size() < 2) {
      // Of days and longer ones, few have a number; so many steps cross whatever is not in order.
      times.clear();
      for (int i = -1; i < TIMES; i++) {
        times.add(type.at(Instant.EPOCH.plus(STEP.multipliedBy(i))));
      }
    }
    return times;
  }

  private static void add(List<Object> times, @Nullable Object time) {
    if (time != null) {
      times.add(time);
    }
  }

  private static boolean isLegal(PartCodec<Object, byte[]> codec, Object value) {
    try {
      codec.check(value);
      return true;
    } catch (InvalidPartException refused) {
      return false;
    }
  }

  /** The column of a whole key; of the part alone, if no sample of a whole one can be made. */
  private static String key(
      Layout layout, Column column, Part part, PartCodec<Object, byte[]> codec, Object value) {
    byte[] bytes =
        KeyExample.of(layout, Map.of(part.name(), value))
            .map(columns -> (byte[]) columns.get(column.name()))
            .orElseGet(() -> codec.encode(value));
    return HexFormat.of().formatHex(bytes);
  }

  /** As {@code id = -1 sorts after id = 0: ffffffffffffffff > 0000000000000000}. */
  @Override
  public String toString() {
    return part
        + " = "
        + ShownValue.of(lower)
        + (isLowerBehind ? " sorts after " : " sorts before ")
        + part
        + " = "
        + ShownValue.of(upper)
        + ": "
        + lowerKey
        + (isLowerBehind ? " > " : " < ")
        + upperKey;
  }
}
