package dev.keywright.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.Foreign;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.scan.ColumnScan;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every scan of every ordered pair of parts against the rows whose values satisfy it. */
class TextScanLawTest {
  private static final ColumnScan<String> SCAN = ColumnScan.text("partitionKey", ',', 2);

  /** Each kind of part before and after some others, and itself. */
  static Stream<Arguments> layouts() {
    List<Domain<?>> domains = Domain.ordered();
    List<Arguments> layouts = new ArrayList<>();
    for (int i = 0; i < domains.size(); i++) {
      for (int step : new int[] {0, 1, 13}) {
        layouts.add(Arguments.of(domains.get(i), domains.get((i + step) % domains.size())));
      }
    }
    return layouts.stream();
  }

  @ParameterizedTest(name = "[{0},{1}]")
  @MethodSource("layouts")
  <A, B> void theFirstPartIsAskedFor(Domain<A> first, Domain<B> second) {
    Rows<A, B> rows = Rows.of(first, second, ',');
    BiPredicate<Rows.Row<A, B>, Predicate<A>> satisfies = (row, asked) -> asked.test(row.first());
    rows.assertHolds(SCAN.all(), "all", row -> true);
    rows.assertBounds(SCAN, first, first.middle(), satisfies);
    rows.assertPrefixes(SCAN, first, first.middle(), satisfies);
  }

  @ParameterizedTest(name = "[{0},{1}]")
  @MethodSource("layouts")
  <A, B> void theSecondPartIsAskedForBelowTheFirst(Domain<A> first, Domain<B> second) {
    Rows<A, B> rows = Rows.of(first, second, ',');
    for (A a : ends(first.values())) {
      Predicate<Rows.Row<A, B>> isFixed = row -> first.order().compare(row.first(), a) == 0;
      BiPredicate<Rows.Row<A, B>, Predicate<B>> satisfies =
          (row, asked) -> isFixed.test(row) && asked.test(row.second());
      ColumnScan<String> scan = SCAN.part(first.middle(), a);
      rows.assertHolds(scan.all(), "all with " + a, isFixed);
      rows.assertBounds(scan, second, second.last(), satisfies);
      rows.assertPrefixes(scan, second, second.last(), satisfies);
    }
  }

  /** Rows of other tables and programs are never read, however near they are. */
  @ParameterizedTest(name = "[{0},{1}]")
  @MethodSource("layouts")
  <A, B> void noRangeHoldsWhatDoesNotBeginLikeTheScan(Domain<A> first, Domain<B> second) {
    for (A a : ends(first.values())) {
      String fixed = first.middle().text(a) + ',';
      ColumnScan<String> scan = SCAN.part(first.middle(), a);
      assertTight(scan.all(), fixed, false);
      for (B b : ends(second.values())) {
        TextPart<B> part = second.last();
        assertTight(scan.equal(part, b), fixed + part.text(b), true);
        assertTight(scan.values(part).atLeast(b), fixed, false);
        assertTight(scan.values(part).greaterThan(b), fixed, false);
        assertTight(scan.values(part).atMost(b), fixed, false);
        assertTight(scan.values(part).lessThan(b), fixed, false);
        assertTight(scan.values(part).between(b, b), fixed, false);
        if (part instanceof StringPart texts) {
          assertTight(scan.texts(texts).startsWith((String) b), fixed + b, false);
        }
      }
    }
  }

  private static void assertTight(KeyRange<String> range, String fixed, boolean isWhole) {
    assertThat(Foreign.strangers(range, fixed, isWhole)).as("%s of %s", range, fixed).isZero();
  }

  private static <T> List<T> ends(List<T> values) {
    return List.of(values.get(0), values.get(values.size() / 2), values.get(values.size() - 1));
  }

  @ParameterizedTest(name = "[{0},{1}]")
  @MethodSource("layouts")
  <A, B> void eachRowIsAskedForByItself(Domain<A> first, Domain<B> second) {
    Rows<A, B> rows = Rows.of(first, second, ',');
    for (A a : first.values()) {
      ColumnScan<String> scan = SCAN.part(first.middle(), a);
      for (B b : second.values()) {
        rows.assertHolds(
            scan.equal(second.last(), b),
            a + " and " + b,
            row ->
                first.order().compare(row.first(), a) == 0
                    && second.order().compare(row.second(), b) == 0);
      }
    }
  }

  static Stream<Domain<?>> domains() {
    return Domain.ordered().stream();
  }

  @ParameterizedTest
  @MethodSource("domains")
  <T> void boundsThatMeetAreEmptyAndBoundsThatCrossAreRefused(Domain<T> domain) {
    for (TextPart<T> part : List.of(domain.middle(), domain.last())) {
      for (T v : domain.values()) {
        KeyRange<String> empty = SCAN.values(part).between(v, v);
        assertThat(empty.isEmpty()).isTrue();
        for (T w : domain.values()) {
          if (domain.order().compare(v, w) > 0) {
            assertThatThrownBy(() -> SCAN.values(part).between(v, w))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(part.name() + " between ")
                .hasMessageEndingWith(": the first is above the second; swap them");
          }
        }
      }
    }
  }
}
