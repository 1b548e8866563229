package dev.keywright.runtime.natives;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.TimeCodec;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeScale;
import dev.keywright.runtime.time.TimeType;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * A time as the store's own type. A value that is finer than the store keeps it is refused, never
 * rounded.
 *
 * @param scale the values that the store has
 * @param order the order in which the store keeps them
 * @param <T> {@link Instant}, in milliseconds, or {@link LocalDate}
 */
public record NativeTime<T>(String name, TimeScale<T> scale, ColumnOrder<T> order)
    implements NativePart<T>, TimeCodec<T, T> {

  /** A column of points in time. */
  public static NativeTime<Instant> instants(String name) {
    TimeType<Instant> type = TimeType.of(Instant.class);
    return new NativeTime<>(
        name, TimeScale.ofBytes(type, TimeFormat.EPOCH_MILLIS), ColumnOrder.INSTANT);
  }

  /** A column of days. */
  public static NativeTime<LocalDate> dates(String name) {
    TimeType<LocalDate> type = TimeType.of(LocalDate.class);
    return new NativeTime<>(name, TimeScale.ofUnits(type), ColumnOrder.DATE);
  }

  /** The same column, latest value first. */
  public NativeTime<T> descendingOrder() {
    return new NativeTime<>(name, scale, order.descending());
  }

  @Override
  public boolean descending() {
    return order.isDescending();
  }

  @Override
  public T encode(T value) {
    check(value);
    return value;
  }

  @Override
  public T accept(@Nullable T stored) {
    if (stored == null) {
      throw new MalformedKeyException(name, 0, null, scale.expected());
    }
    try {
      scale.check(name, stored);
    } catch (InvalidPartException refused) {
      MalformedKeyException malformed =
          new MalformedKeyException(name, 0, stored, scale.expected());
      malformed.initCause(refused);
      throw malformed;
    }
    return stored;
  }
}
