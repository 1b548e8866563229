package dev.keywright.store;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.assembly.LayoutCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.layout.PartSignature;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Tells a range that holds one content of its column from one that can hold several. */
public final class OneContent {
  private OneContent() {}

  /** Whether the upper bound of a range is what follows its lower one. */
  public static <C> boolean isBetween(KeyRange<C> range) {
    C to = range.to();
    return to != null && Objects.deepEquals(to, range.order().next(range.from()));
  }

  /** Whether the lower bound of a range is the only content that a key of the layout has in it. */
  static <C> boolean isAll(LayoutSignature layout, KeyRange<C> range) {
    C from = range.from();
    C to = range.to();
    ColumnOrder<C> order = range.order();
    if (isBetween(range)) {
      return true;
    }
    List<PartSignature> parts = layout.columns().get(0).parts();
    if (layout.columns().size() > 1 || parts.isEmpty() || from instanceof Long) {
      return false;
    }
    try {
      LayoutCodec codec = LayoutCodec.of(layout);
      Map<String, Object> values = codec.decode(from);
      String last = parts.get(parts.size() - 1).name();
      C end = end(codec.part(last), Objects.requireNonNull(values.get(last)), from, order);
      return to == null ? end == null : end == null || order.compare(to, end) <= 0;
    } catch (MalformedKeyException beginning) {
      return false;
    }
  }

  /** What is above the content and below every other one; null if no other is above it. */
  @SuppressWarnings("unchecked") // the codec of a column takes its contents
  private static <T, C> @Nullable C end(
      PartCodec<T, ?> part, Object value, C content, ColumnOrder<C> order) {
    PartCodec<T, C> codec = (PartCodec<T, C>) part;
    C encoded = codec.encode((T) (isWhole(value) ? ((Number) value).longValue() : value));
    C before = without(content, encoded);
    C next = codec.next(encoded);
    // Of the last value, only what stands before it can be followed by something.
    return next == null ? order.nextPrefix(before) : order.join(before, next);
  }

  // Decoded values have their own types, but the codecs take every whole number as a long.
  private static boolean isWhole(Object value) {
    return value instanceof Byte || value instanceof Short || value instanceof Integer;
  }

  @SuppressWarnings("unchecked") // the beginning is cut from the same type
  private static <C> C without(C content, C end) {
    if (content instanceof String text) {
      return (C) text.substring(0, text.length() - ((String) end).length());
    }
    byte[] bytes = (byte[]) content;
    return (C) Arrays.copyOf(bytes, bytes.length - ((byte[]) end).length);
  }
}
