package dev.keywright.runtime.scan;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.Extremes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A column as all its scans see it, whatever they have fixed.
 *
 * @param whole all of it, below what is fixed in the columns before: other ranges differ in bounds
 * @param bytes the literals as they are written; null if there are none
 * @param isNative whether it holds one value as the store's own type
 * @param extremes what each part of its own can be written as, from the left; empty if nothing is
 *     known
 * @param hasFloors whether a limit of one of them is above the encoding of some value
 * @param limits what that leaves of a range before each part; empty if nothing is known, or while
 *     copies of earlier parts are not
 */
record ScannedColumn<C>(
    KeyRange<C> whole,
    ColumnOrder<C> order,
    ColumnLiterals<C> literals,
    @Nullable ColumnLiterals<byte[]> bytes,
    boolean isNative,
    List<Extremes<C>> extremes,
    boolean hasFloors,
    List<ContentLimits<C>> limits) {

  static <C> ScannedColumn<C> of(String name, ColumnOrder<C> order, ColumnLiterals<C> literals) {
    return new ScannedColumn<>(
        KeyRange.ofScan(Map.of(), name, order),
        order,
        literals,
        literals.inBytes(),
        /* isNative= */ false,
        List.of(),
        false,
        List.of());
  }

  static <C> ScannedColumn<C> nativeType(String name, ColumnOrder<C> order) {
    return new ScannedColumn<>(
        KeyRange.ofScan(Map.of(), name, order),
        order,
        ColumnLiterals.nothing(),
        null,
        /* isNative= */ true,
        List.of(),
        false,
        List.of());
  }

  /** The same after columns that are fixed. */
  ScannedColumn<C> after(FixedColumns fixed) {
    return new ScannedColumn<>(
        KeyRange.ofScan(fixed.columns(), name(), order),
        order,
        literals,
        bytes,
        isNative,
        extremes,
        hasFloors,
        limits);
  }

  String name() {
    return whole.column();
  }

  ScannedColumn<C> with(ColumnLiterals<C> other) {
    return of(other, extremes);
  }

  /** The same with what each part of its own can be written as, from the left. */
  ScannedColumn<C> with(List<Extremes<C>> parts) {
    return of(literals, parts);
  }

  private ScannedColumn<C> of(ColumnLiterals<C> other, List<Extremes<C>> parts) {
    List<ContentLimits<C>> found = limits(other, parts);
    boolean hasFloor = false;
    for (ContentLimits<C> one : found) {
      hasFloor |= one.floor() != null;
    }
    return new ScannedColumn<>(
        whole, order, other, other.inBytes(), isNative, parts, hasFloor, found);
  }

  private List<ContentLimits<C>> limits(ColumnLiterals<C> other, List<Extremes<C>> parts) {
    List<ContentLimits<C>> all = new ArrayList<>();
    boolean isNone = true;
    for (int i = 0; i < parts.size() && !other.hasCopies(); i++) {
      all.add(ContentLimits.of(order.ofBounds(), parts.get(i), other, parts.size() - i));
      isNone &= all.get(i).isNone();
    }
    return isNone ? List.of() : List.copyOf(all);
  }

  /** The bytes that follow the next part, of so many that are left; null for nothing. */
  byte @Nullable [] behind(int left) {
    if (bytes == null) {
      return null;
    }
    return left == 1 ? bytes.last() : bytes.part(left);
  }

  /** What limits the contents after what is fixed, of so many parts that are left. */
  ContentLimits<C> limits(int left) {
    return limits.get(limits.size() - left);
  }

  /** The smallest content above all that begin with whole parts, or null if there is none. */
  @Nullable C end(C parts) {
    return literals.end(order, parts);
  }

  /** The content that has these bytes. */
  @SuppressWarnings("unchecked") // what is made of parts is a text or bytes
  C content(byte[] bytes) {
    boolean isText = order.first() instanceof String;
    return (C) (isText ? new String(bytes, UTF_8) : bytes);
  }

  KeyRange<C> range(C from, @Nullable C to) {
    // A native column holds the bytes of the caller.
    return isNative ? KeyRange.of(whole.fixed(), name(), from, to, order) : whole.bounded(from, to);
  }
}
