package dev.keywright.analysis.profile;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.keywright.analysis.Estimate;
import dev.keywright.analysis.RestoredState;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a profile says, whole or merged, against exact answers from the same keys. */
class ProfileTest {
  private static final int REGIONS = 16;

  @ParameterizedTest
  @CsvSource({
    "TENANTS, 1000000, 7",
    "TENANTS, 20000, 1",
    "TENANTS, 20000, 2",
    "TENANTS, 20000, 100",
    "GROWING, 20000, 1",
    "GROWING, 20000, 2",
    "GROWING, 20000, 7",
    "GROWING, 20000, 100",
    "BINARY, 20000, 1",
    "BINARY, 20000, 2",
    "BINARY, 20000, 7",
    "BINARY, 20000, 100",
    "FEW, 20000, 1",
    "FEW, 20000, 2",
    "FEW, 20000, 7",
    "FEW, 20000, 100",
  })
  void piecesMergedSayWhatTheKeysSay(SampleKeys shape, int count, int pieces) {
    byte[][] keys = shape.keys(count);
    ProfileReport report = SampleKeys.profile(keys, pieces).report(REGIONS);
    requireTrue(report, keys);
  }

  @ParameterizedTest
  @EnumSource
  void sortedInputHasItsDuplicatesCounted(SampleKeys shape) {
    byte[][] keys = shape.sorted(20_000);
    ExactAnswers exact = new ExactAnswers(keys);
    for (int pieces : new int[] {1, 2, 7, 100}) {
      ProfileReport report = SampleKeys.profile(keys, pieces).report(REGIONS);
      assertThat(report.arrival().isSorted()).isTrue();
      assertThat(report.duplicates().distinct())
          .isEqualTo(Estimate.exact((double) exact.distinct()));
      assertThat(report.duplicates().duplicates())
          .isEqualTo(Estimate.exact(keys.length - (double) exact.distinct()));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsCountedIsTheSameInPieces(SampleKeys shape) {
    byte[][] keys = shape.keys(20_000);
    ProfileReport whole = SampleKeys.profile(keys, 1).report(REGIONS);
    for (int pieces : new int[] {2, 7, 100}) {
      ProfileReport merged = SampleKeys.profile(keys, pieces).report(REGIONS);
      assertThat(merged.keys()).isEqualTo(whole.keys());
      assertThat(merged.sizes()).isEqualTo(whole.sizes());
      assertThat(merged.contents()).isEqualTo(whole.contents());
      assertThat(merged.positions()).isEqualTo(whole.positions());
      assertThat(merged.duplicates().distinct()).isEqualTo(whole.duplicates().distinct());
      for (int i = 0; i < whole.prefixes().size() && whole.prefixes().get(i).prefixes() > 0; i++) {
        PrefixSpread spread = whole.prefixes().get(i);
        assertThat(merged.prefixes().get(i).prefixes()).isEqualTo(spread.prefixes());
        assertThat(merged.prefixes().get(i).share()).isEqualTo(spread.share());
        assertThat(merged.prefixes().get(i).entropy().value())
            .isCloseTo(spread.entropy().value(), within(1e-9));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aSavedProfileGoesOn(SampleKeys shape) throws IOException {
    byte[][] keys = shape.keys(60_000);
    Profile saved = Profile.empty();
    for (int i = 0; i < 40_000; i++) {
      saved.add(keys[i]);
    }
    Profile read = RestoredState.of(saved);
    for (int i = 40_000; i < keys.length; i++) {
      read.add(keys[i]);
    }
    requireTrue(read.report(REGIONS), keys);
  }

  private static void requireTrue(ProfileReport report, byte[][] keys) {
    ExactAnswers exact = new ExactAnswers(keys);
    assertThat(report.keys()).isEqualTo(keys.length);
    requireClose(report.duplicates().distinct(), (double) exact.distinct());
    requireClose(report.duplicates().duplicates(), keys.length - (double) exact.distinct());
    for (DuplicateReport.FrequentKey frequent : report.duplicates().frequent()) {
      assertThat(frequent.count().contains((double) exact.count(ShownBytes.of(frequent.key()))))
          .isTrue();
    }
    for (PrefixSpread spread : report.prefixes()) {
      requireClose(spread.share(), exact.busiest(spread.length()) / (double) keys.length);
      if (spread.prefixes() > 0) {
        assertThat(spread.prefixes()).isEqualTo(exact.prefixes(spread.length()));
        assertThat(spread.entropy().value())
            .isCloseTo(exact.entropy(spread.length()), within(1e-6));
      } else {
        assertThat(exact.entropy(spread.length()))
            .isBetween(spread.entropy().low() - 1e-6, spread.entropy().high() + 1e-6);
      }
    }
    List<byte[]> points = report.regions().splitPoints().stream().map(ShownBytes::of).toList();
    requireClose(report.regions().busiestShare(), exact.busiestRegion(points));
    requireClose(report.arrival().largestSoFar(), exact.largestSoFar() / (double) keys.length);
  }

  // An estimate's bounds hold 99 of 100 times; twice as far is where it has never been wrong.
  private static void requireClose(Estimate estimate, double truth) {
    assertThat(Math.abs(estimate.value() - truth))
        .as("%s against %s", estimate, truth)
        .isLessThanOrEqualTo(2 * estimate.error() + 1e-9);
  }

  @Test
  void theStatedErrorOfRegionsHolds() {
    int held = 0;
    byte[][] keys = SampleKeys.BINARY.keys(10_000);
    ExactAnswers exact = new ExactAnswers(keys);
    for (int i = 0; i < 60; i++) {
      Regions regions = SampleKeys.profile(keys, 1 + i % 5).report(4).regions();
      List<byte[]> points = regions.splitPoints().stream().map(ShownBytes::of).toList();
      held += regions.busiestShare().contains(exact.busiestRegion(points)) ? 1 : 0;
    }
    assertThat(held).isGreaterThanOrEqualTo(56);
  }

  @Test
  void regionsAreOfEqualSizeIfKeysAllowIt() {
    Regions regions = SampleKeys.profile(SampleKeys.BINARY.keys(100_000), 1).report(10).regions();
    assertThat(regions.splitPoints()).hasSize(9);
    assertThat(regions.busiestShare().value()).isLessThan(0.11);
    // Short enough to type: two bytes tell ten regions of random keys apart.
    assertThat(regions.splitPoints()).allMatch(it -> ShownBytes.of(it).length <= 3);
  }

  @Test
  void aKeyThatIsMostOfATableCannotBeSplit() {
    byte[][] keys = new byte[1000][];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = i < 700 ? new byte[] {5} : new byte[] {(byte) (i % 256), 1};
    }
    Regions regions = SampleKeys.profile(keys, 1).report(8).regions();
    assertThat(regions.splitPoints().size()).isLessThan(7);
    assertThat(regions.busiestShare().value()).isGreaterThanOrEqualTo(0.7);
  }

  @Test
  void aGrowingKeyIsSeenInItsOrderOfArrival() {
    byte[][] keys = SampleKeys.GROWING.keys(100_000);
    ArrivalReport growing = SampleKeys.profile(keys, 1).report(REGIONS).arrival();
    assertThat(growing.largestSoFar().value()).isGreaterThan(0.85);
    ArrivalReport random =
        SampleKeys.profile(SampleKeys.BINARY.keys(100_000), 1).report(REGIONS).arrival();
    assertThat(random.largestSoFar().value()).isLessThan(0.001);
    assertThat(random.smallestSoFar().value()).isLessThan(0.001);
  }

  @Test
  void theLastTenthOfAGrowingKeyWentToTheLastRegion() {
    Profile profile = Profile.empty();
    for (long i = 0; i < 2_000_000; i++) {
      profile.add(Long.toString(1_000_000_000L + i).getBytes(US_ASCII));
    }
    ArrivalReport arrival = profile.report(2).arrival();
    assertThat(arrival.recentKeys()).isBetween(200_000L, 330_000L);
    assertThat(arrival.busiest()).isEqualTo(1);
    assertThat(arrival.busiestShare().value()).isGreaterThan(0.79);
    assertThat(arrival.withinPrefixes()).as("it grows as a whole").isEmpty();
  }

  @Test
  void theLastTenthOfFewKeysIsATenth() {
    Profile profile = Profile.empty();
    for (int i = 0; i < 20_000; i++) {
      profile.add(((i < 18_000 ? "a" : "z") + i * 7919L % 20_000).getBytes(US_ASCII));
    }
    ArrivalReport arrival = profile.report(2).arrival();
    assertThat(arrival.recentKeys()).isBetween(2_000L, 3_300L);
    assertThat(arrival.recentShares().get(1)).isGreaterThan(0.6);
  }

  /** Each tenant's keys grow; tenants come in random order. */
  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void growthWithinPrefixesIsSeen(int pieces) {
    Random random = new Random(5);
    byte[][] growing = new byte[60_000][];
    byte[][] even = new byte[60_000][];
    for (int i = 0; i < growing.length; i++) {
      String tenant = "tenant" + (100 + random.nextInt(40)) + ",";
      growing[i] = (tenant + (1_700_000_000L + i)).getBytes(US_ASCII);
      even[i] = (tenant + (1_700_000_000L + random.nextInt(60_000))).getBytes(US_ASCII);
    }
    ArrivalReport arrival = SampleKeys.profile(growing, pieces).report(REGIONS).arrival();
    assertThat(arrival.largestSoFar().value()).isLessThan(0.5);
    assertThat(arrival.withinPrefixes())
        .hasValueSatisfying(
            it -> {
              assertThat(it.prefixLength()).isBetween(8, 10);
              assertThat(it.front().isDown()).isFalse();
              assertThat(it.front().share()).isGreaterThan(0.9);
            });
    assertThat(SampleKeys.profile(even, pieces).report(REGIONS).arrival().withinPrefixes())
        .isEmpty();
  }

  @Test
  void noKeysAreAReportOfNothing() {
    ProfileReport report = Profile.empty().report(4);
    assertThat(report.keys()).isZero();
    assertThat(report.regions().splitPoints()).isEmpty();
    assertThat(report.prefixes()).isEmpty();
    assertThat(report.duplicates().distinct()).isEqualTo(Estimate.exact(0));
  }

  @Test
  void theEmptyKeyIsAKey() {
    Profile profile = Profile.empty();
    profile.add(new byte[0]);
    profile.add(new byte[0]);
    ProfileReport report = profile.report(2);
    assertThat(report.sizes().largest()).isZero();
    assertThat(report.duplicates().duplicates()).isEqualTo(Estimate.exact(1));
    assertThat(report.duplicates().frequent().get(0).key()).isEmpty();
  }
}
