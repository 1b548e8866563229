package dev.keywright.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.ColumnOrder;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The smallest content that is not below a bound, for stores that limit the length of bounds, too.
 * As a bound it means the same: there is no content between the two.
 */
public final class SmallestFrom {
  private SmallestFrom() {}

  /**
   * The smallest content that is not below a bound, or null if there is none. It is the bound
   * itself, unless that is too long.
   *
   * @param bound a {@code String}, {@code Long} or {@code byte[]}
   * @param mostBytes the most bytes of a content, those of a text in UTF-8; of no use for integers
   */
  public static @Nullable Object of(Object bound, int mostBytes) {
    if (bound instanceof Long) {
      return bound;
    }
    return bound instanceof String text ? text(text, mostBytes) : bytes((byte[]) bound, mostBytes);
  }

  private static byte @Nullable [] bytes(byte[] bound, int mostBytes) {
    return bound.length <= mostBytes
        ? bound
        : ColumnOrder.BYTES.nextPrefix(Arrays.copyOf(bound, mostBytes));
  }

  // The next prefix can have a byte more than the prefix, so it is asked again whether it fits.
  private static @Nullable String text(String bound, int mostBytes) {
    String from = bound;
    while (from != null && from.getBytes(UTF_8).length > mostBytes) {
      from = ColumnOrder.TEXT.nextPrefix(LargestBelow.fitting(from, mostBytes));
    }
    return from;
  }
}
