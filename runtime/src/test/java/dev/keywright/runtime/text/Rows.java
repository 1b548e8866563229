package dev.keywright.runtime.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.fail;

import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.scan.ColumnScan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Every key of two parts, as a table would hold them. */
record Rows<A, B>(List<Row<A, B>> rows) {

  @SuppressWarnings("ArrayRecordComponent") // it is read by this class alone
  record Row<A, B>(A first, B second, String text, byte[] stored) {}

  static <A, B> Rows<A, B> of(Domain<A> first, Domain<B> second, char separator) {
    List<Row<A, B>> rows = new ArrayList<>();
    for (A a : first.values()) {
      for (B b : second.values()) {
        String text = first.middle().text(a) + separator + second.last().text(b);
        rows.add(new Row<>(a, b, text, text.getBytes(UTF_8)));
      }
    }
    return new Rows<>(rows);
  }

  /** Law 5: a row is in a range exactly when its values satisfy the scan. */
  void assertHolds(KeyRange<String> range, String scan, Predicate<Row<A, B>> satisfies) {
    byte[] from = range.from().getBytes(UTF_8);
    byte @Nullable [] to = range.to() == null ? null : range.to().getBytes(UTF_8);
    for (Row<A, B> row : rows) {
      boolean isStoredThere =
          Arrays.compareUnsigned(from, row.stored()) <= 0
              && (to == null || Arrays.compareUnsigned(row.stored(), to) < 0);
      boolean isExpected = satisfies.test(row);
      if (isStoredThere != isExpected || range.contains(row.text()) != isExpected) {
        fail("%s gives %s: %s", scan, range, row.text());
      }
    }
  }

  /** The bounds of one part; the rows must also satisfy what was fixed before it. */
  <T> void assertBounds(
      ColumnScan<String> scan,
      Domain<T> domain,
      TextPart<T> part,
      BiPredicate<Row<A, B>, Predicate<T>> satisfies) {
    Comparator<? super T> order = domain.order();
    for (T v : domain.values()) {
      assertHolds(
          scan.values(part).atLeast(v),
          "atLeast",
          row -> satisfies.test(row, x -> order.compare(x, v) >= 0));
      assertHolds(
          scan.values(part).greaterThan(v),
          "greaterThan",
          row -> satisfies.test(row, x -> order.compare(x, v) > 0));
      assertHolds(
          scan.values(part).atMost(v),
          "atMost",
          row -> satisfies.test(row, x -> order.compare(x, v) <= 0));
      assertHolds(
          scan.values(part).lessThan(v),
          "lessThan",
          row -> satisfies.test(row, x -> order.compare(x, v) < 0));
      for (T w : domain.values()) {
        if (order.compare(v, w) <= 0) {
          assertHolds(
              scan.values(part).between(v, w),
              "between",
              row -> satisfies.test(row, x -> order.compare(v, x) <= 0 && order.compare(x, w) < 0));
        }
      }
    }
  }

  /** The texts and bytes that begin like one of the values. */
  <T> void assertPrefixes(
      ColumnScan<String> scan,
      Domain<T> domain,
      TextPart<T> part,
      BiPredicate<Row<A, B>, Predicate<T>> satisfies) {
    for (T v : domain.values()) {
      if (part instanceof StringPart texts && v instanceof String beginning) {
        assertHolds(
            scan.texts(texts).startsWith(beginning),
            "startsWith",
            row -> satisfies.test(row, x -> Objects.toString(x).startsWith(beginning)));
      } else if (part instanceof HexPart bytes && v instanceof byte[] beginning) {
        assertHolds(
            scan.bytes(bytes).startsWith(beginning),
            "startsWith",
            row -> satisfies.test(row, x -> startsWith((byte[]) x, beginning)));
      }
    }
  }

  private static boolean startsWith(byte[] value, byte[] beginning) {
    return value.length >= beginning.length
        && Arrays.equals(Arrays.copyOf(value, beginning.length), beginning);
  }
}
