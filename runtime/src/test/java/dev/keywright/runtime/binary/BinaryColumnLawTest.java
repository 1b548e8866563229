package dev.keywright.runtime.binary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Columns of two and three parts: their scans against brute force, and what is near them. */
class BinaryColumnLawTest {
  private static final int MANY = 25;
  private static final int FEW = 7;

  private static long memberships;
  private static long wrong;

  /** Each kind of part before and after another one. */
  static Stream<Arguments> pairs() {
    return pairsAt(1);
  }

  /** Each before and after itself, and some more. */
  static Stream<Arguments> morePairs() {
    return pairsAt(0, 2, 13);
  }

  private static Stream<Arguments> pairsAt(int... steps) {
    List<Samples<?>> all = Samples.ordered();
    List<Arguments> pairs = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      for (int step : steps) {
        pairs.add(
            Arguments.of(all.get(i).atMost(MANY), all.get((i + step) % all.size()).atMost(MANY)));
      }
    }
    return pairs.stream();
  }

  static Stream<Arguments> triples() {
    return triplesAt(1);
  }

  static Stream<Arguments> moreTriples() {
    return triplesAt(11);
  }

  private static Stream<Arguments> triplesAt(int step) {
    List<Samples<?>> all = Samples.ordered();
    List<Arguments> triples = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      triples.add(
          Arguments.of(
              all.get(i).atMost(FEW),
              all.get((i + step) % all.size()).atMost(FEW),
              all.get((i + 2 * step) % all.size()).atMost(FEW)));
    }
    return triples.stream();
  }

  @ParameterizedTest(name = "[{0}][{1}]")
  @MethodSource("pairs")
  void aRangeOfTwoPartsHoldsExactlyWhatItsValuesSay(Samples<?> first, Samples<?> second) {
    assertScans(new Columns(first, second));
  }

  @ParameterizedTest(name = "[{0}][{1}][{2}]")
  @MethodSource("triples")
  void aRangeOfThreePartsHoldsExactlyWhatItsValuesSay(
      Samples<?> first, Samples<?> second, Samples<?> third) {
    assertScans(new Columns(first, second, third));
  }

  /** Rows of other tables and programs are never read, however near they are. */
  @ParameterizedTest(name = "[{0}][{1}][{2}]")
  @MethodSource("triples")
  void noRangeHoldsWhatDoesNotBeginLikeTheScan(
      Samples<?> first, Samples<?> second, Samples<?> third) {
    new Columns(first.atMost(3), second.atMost(3), third.atMost(3)).assertTight();
  }

  @ParameterizedTest(name = "[{0}][{1}]")
  @Tag("full")
  @MethodSource("morePairs")
  void aRangeOfTwoOtherPartsDoesSo(Samples<?> first, Samples<?> second) {
    assertScans(new Columns(first, second));
  }

  @ParameterizedTest(name = "[{0}][{1}][{2}]")
  @Tag("full")
  @MethodSource("moreTriples")
  void aRangeOfThreeOtherPartsDoesSo(Samples<?> first, Samples<?> second, Samples<?> third) {
    assertScans(new Columns(first, second, third));
  }

  @ParameterizedTest(name = "[{0}][{1}][{2}]")
  @Tag("full")
  @MethodSource("moreTriples")
  void noRangeOfOtherPartsHoldsWhatDoesNotBeginLikeTheScan(
      Samples<?> first, Samples<?> second, Samples<?> third) {
    new Columns(first.atMost(3), second.atMost(3), third.atMost(3)).assertTight();
  }

  /** Each kind of element before two others of its tuple. */
  static Stream<Arguments> elements() {
    List<Samples<?>> all = TupleSamples.all();
    return IntStream.range(0, all.size())
        .mapToObj(
            i ->
                Arguments.of(
                    all.get(i).atMost(2 * FEW),
                    all.get((i + 5) % all.size()).atMost(FEW),
                    all.get((i + 3) % all.size()).atMost(FEW)));
  }

  @ParameterizedTest(name = "[{0}][{1}][{2}]")
  @MethodSource("elements")
  void aRangeOfATupleHoldsExactlyWhatItsValuesSay(
      Samples<?> first, Samples<?> second, Samples<?> third) {
    assertScans(Columns.ofTuples(first, second, third));
    Columns.ofTuples(first.atMost(4), second.atMost(3), third.atMost(3)).assertTight();
    Columns.ofTuples(first.atMost(4), second.atMost(2), third.atMost(2)).assertCanonical();
  }

  private static void assertScans(Columns columns) {
    try {
      columns.assertScans();
    } finally {
      memberships += columns.memberships();
      wrong += columns.wrong();
    }
  }

  @AfterAll
  static void enoughMembershipsWereCounted() {
    System.out.println("BINARY ranges: " + memberships + " memberships, wrong: " + wrong);
    assertThat(memberships).isGreaterThanOrEqualTo(500_000);
    assertThat(wrong).isZero();
  }

  @ParameterizedTest(name = "[{0}][{1}][{2}]")
  @MethodSource("triples")
  void whatIsNearAColumnIsMalformedOrAnotherColumn(
      Samples<?> first, Samples<?> second, Samples<?> third) {
    new Columns(first.atMost(3), second.atMost(2), third.atMost(2)).assertCanonical();
  }

  @ParameterizedTest(name = "[{0}][{1}][{2}]")
  @Tag("full")
  @MethodSource("moreTriples")
  void whatIsNearAnotherColumnIsSo(Samples<?> first, Samples<?> second, Samples<?> third) {
    whatIsNearAColumnIsMalformedOrAnotherColumn(first, second, third);
  }
}
