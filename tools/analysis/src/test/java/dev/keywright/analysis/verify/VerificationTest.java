package dev.keywright.analysis.verify;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.keywright.analysis.Estimate;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a verification says of purchases, against a regular expression and plain counts. */
class VerificationTest {
  private static final String PURCHASES =
      "TEXT separator=',' | partitionKey: deviceId int pad=6, sellerId String"
          + " alphabet=\"0-9A-Za-z\" maxLength=8, cardId long min=0 max=99999 unordered";

  /** The layout, written by hand as a regular expression; numbers have no leading zeros. */
  private static final Pattern LEGAL =
      Pattern.compile("[0-9]{6},[0-9A-Za-z]{0,8},(0|[1-9][0-9]{0,4})");

  private static Verification verification(String... layouts) {
    List<NamedLayout> named = new ArrayList<>();
    for (String layout : layouts) {
      named.add(new NamedLayout("layout" + named.size(), LayoutSignature.parse(layout)));
    }
    return Verification.of(named);
  }

  private static List<String> purchases(int count) {
    SplittableRandom random = new SplittableRandom(11);
    List<String> keys = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String key =
          (100_000 + random.nextInt(500) + ",").replaceFirst("1", "0")
              + (random.nextInt(3) == 0 ? "a100" : "s" + random.nextInt(40))
              + ","
              + random.nextInt(1000);
      keys.add(random.nextInt(20) == 0 ? changed(key, random) : key);
    }
    return keys;
  }

  private static String changed(String key, SplittableRandom random) {
    int at = random.nextInt(key.length());
    return switch (random.nextInt(3)) {
      case 0 -> key.substring(0, at) + key.substring(at + 1);
      case 1 -> key.substring(0, at) + "0,x!Z9".charAt(random.nextInt(6)) + key.substring(at);
      default -> key.substring(0, at);
    };
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 100})
  void malformedKeysAreThoseThatARegularExpressionRefuses(int pieces) {
    List<String> keys = purchases(20_000);
    VerificationReport report = merged(keys, pieces).report();
    long malformed = keys.stream().filter(it -> !LEGAL.matcher(it).matches()).count();
    assertThat(malformed).isGreaterThan(100);
    assertThat(report.keys()).isEqualTo(keys.size());
    assertThat(report.malformed()).isEqualTo(malformed);
    assertThat(report.layouts().get(0).keys()).isEqualTo(keys.size() - malformed);
    assertThat(report.isSound()).isFalse();
    for (ReasonReport reason : report.reasons()) {
      assertThat(reason.examples()).hasSize((int) Math.min(5, reason.keys()));
      for (Example example : reason.examples()) {
        assertThat(LEGAL.matcher(example.key()).matches()).isFalse();
        assertThat(keys.get((int) example.number())).isEqualTo(example.key());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 100})
  void partsAreCounted(int pieces) {
    List<String> keys = purchases(20_000);
    LayoutReport report = merged(keys, pieces).report().layouts().get(0);
    Map<String, Integer> sellers = new HashMap<>();
    Set<String> devices = new HashSet<>();
    int read = 0;
    int largestCard = 0;
    for (String key : keys) {
      if (LEGAL.matcher(key).matches()) {
        String[] parts = key.split(",", -1);
        devices.add(parts[0]);
        sellers.merge(parts[1], 1, Integer::sum);
        largestCard = Math.max(largestCard, Integer.parseInt(parts[2]));
        read++;
      }
    }
    PartReport device = report.parts().get(0);
    assertThat(device.distinct().contains(devices.size())).isTrue();
    assertThat(device.smallest()).isEqualTo("0");
    PartReport seller = report.parts().get(1);
    assertThat(seller.distinct().contains(sellers.size())).isTrue();
    assertThat(seller.busiest()).isEqualTo("a100");
    assertThat(seller.busiestShare())
        .isEqualTo(Estimate.exact(1.0 / read).times(sellers.get("a100")));
    assertThat(report.parts().get(2).largest()).isEqualTo("" + largestCard);
  }

  private static Verification merged(List<String> keys, int pieces) {
    Verification merged = verification(PURCHASES);
    for (int piece = 0; piece < pieces; piece++) {
      Verification next = verification(PURCHASES);
      for (int i = keys.size() * piece / pieces; i < keys.size() * (piece + 1) / pieces; i++) {
        next.add(i, keys.get(i));
      }
      merged.merge(next);
    }
    return merged;
  }

  @Test
  void whatNoKeyUsesIsNamed() {
    Verification verification = verification(PURCHASES);
    verification.add(1, "000054,a1003,7");
    verification.add(2, "000071,b77,1200");
    assertThat(verification.report().layouts().get(0).unused())
        .containsExactly(
            new FactReport("deviceId", "pad", "6 digits", "at most 2"),
            new FactReport("sellerId", "alphabet", "0-9A-Za-z", "nothing of A-Z"),
            new FactReport("sellerId", "maxLength", "8", "5"),
            new FactReport("cardId", "min", "0", "7"),
            new FactReport("cardId", "max", "99999", "1200"));
  }

  @Test
  void constantsThatNeverOccurAreNamed() {
    Verification verification =
        verification("TEXT separator=',' | pk: state enum(NEW=\"n\" OLD=\"o\" LOST=\"x\")");
    verification.add(1, "n");
    verification.add(2, "x");
    assertThat(verification.report().layouts().get(0).unused())
        .containsExactly(new FactReport("state", "enum", "3 constants", "none of OLD"));
  }

  @Test
  void reasonsThatNameAValueAreOneReason() {
    Verification verification =
        verification("TEXT separator=',' | pk: id int pad=6 hashPrefix=4 hash=MD5");
    for (int i = 0; i < 300; i++) {
      verification.add(i, "zzzz" + (100_000 + i));
    }
    assertThat(verification.report().reasons()).hasSize(1);
    assertThat(verification.report().reasons().get(0).keys()).isEqualTo(300);
  }

  @Test
  void theMembersOfAFamilyAreToldApart() {
    Verification verification =
        verification(
            "TEXT | PK: \"USER#\" userId String alphabet=\"0-9a-z\" | SK: \"PROFILE\"",
            "TEXT | PK: \"USER#\" userId String alphabet=\"0-9a-z\" | SK: \"ORDER#\" number int pad=4");
    verification.add(1, "USER#u1", "PROFILE");
    verification.add(2, "USER#u1", "ORDER#0001");
    verification.add(3, "USER#u1", "ORDER#0002");
    verification.add(4, "USER#u1", "ORDER#2");
    verification.add(5, "USER#u1");
    VerificationReport report = verification.report();
    assertThat(report.layouts()).extracting(LayoutReport::keys).containsExactly(1L, 2L);
    assertThat(report.malformed()).isEqualTo(2);
    assertThat(report.reasons())
        .extracting(ReasonReport::part)
        .containsExactly("number", "the key");
    assertThat(report.ambiguous()).isEmpty();
  }

  @Test
  void aKeyOfTwoLayoutsIsAmbiguous() {
    Verification verification =
        verification("TEXT separator=',' | k: a String", "TEXT | k: \"x\" b String");
    verification.add(1, "xy");
    verification.add(2, "zy");
    assertThat(verification.report().isSound()).isFalse();
    assertThat(verification.report().ambiguous())
        .containsExactly(
            new ReasonReport(
                "layout0, layout1",
                "each of these layouts reads it",
                1,
                List.of(new Example(1, "xy"))));
  }

  @Test
  void aDumpThatDescendsIsShown() {
    Verification verification =
        verification("TEXT separator=',' | k: name String alphabet=\"A-Za-z\"");
    // As a database sorts them by the rules of a language.
    List<String> names = List.of("adam", "Bert", "carl", "carl", "Dora");
    for (int i = 0; i < names.size(); i++) {
      verification.add(i, names.get(i));
    }
    OrderReport order = verification.report().order();
    assertThat(order.descents()).isEqualTo(2);
    assertThat(order.duplicates()).isEqualTo(1);
    assertThat(order.misordered()).isZero();
    assertThat(order.firstDescents().get(0))
        .isEqualTo(new OrderReport.Descent(new Example(0, "adam"), new Example(1, "Bert")));
  }

  @Test
  void valuesInAnotherOrderThanTheirBytesAreShown() {
    LayoutSignature layout =
        LayoutSignature.parse("TEXT separator=',' | k: a int pad=2, b long pad=3 DESC");
    LayoutStatistics order = new LayoutStatistics(new NamedLayout("k", layout));
    ReadKey key = read(1, 3, 5L);
    assertThat(order.broken(key, read(2, 4, 5L))).isEmpty();
    assertThat(order.broken(key, read(2, 2, 5L)).orElseThrow().name()).isEqualTo("a");
    assertThat(order.broken(key, read(2, 3, 4L))).isEmpty();
    assertThat(order.broken(key, read(2, 3, 6L)).orElseThrow().name()).isEqualTo("b");
  }

  @Test
  void partsInFrontOfTheBucketAreInOrderAcrossBuckets() {
    LayoutSignature layout =
        LayoutSignature.parse(
            "TEXT separator='#' | k: a int pad=2, bucket count=16 by=MODULO of=b, b long pad=3");
    LayoutStatistics order = new LayoutStatistics(new NamedLayout("k", layout));
    ReadKey key = readIn(7, 1, 3, 7L);
    assertThat(order.broken(key, readIn(5, 2, 2, 5L)).orElseThrow().name()).isEqualTo("a");
    assertThat(order.broken(key, readIn(5, 2, 4, 5L))).isEmpty();
    assertThat(order.broken(key, readIn(5, 2, 3, 5L))).isEmpty();
    assertThat(order.broken(readIn(7, 1, 3, 23L), readIn(7, 2, 3, 7L)).orElseThrow().name())
        .isEqualTo("b");
  }

  private static ReadKey read(long number, int a, long b) {
    return readIn(0, number, a, b);
  }

  private static ReadKey readIn(int bucket, long number, int a, long b) {
    return new ReadKey(number, List.of(), bucket, Map.of("a", a, "b", b));
  }

  @Test
  void bytesAndDigitsAreReadAsTheirColumnHasThem() {
    Verification verification =
        verification("TEXT separator=',' | pk: a String alphabet=\"a-z\" | sk: n long native");
    verification.add(1, "abc".getBytes(UTF_8), "17");
    verification.add(2, "abc", 18L);
    verification.add(3, new byte[] {(byte) 0xC3}, 18L);
    verification.add(4, "abc", "seventeen");
    VerificationReport report = verification.report();
    assertThat(report.layouts().get(0).keys()).isEqualTo(2);
    assertThat(report.reasons())
        .extracting(ReasonReport::part, ReasonReport::reason)
        .containsExactly(
            tuple("pk", "expected text in UTF-8"), tuple("sk", "expected a whole number"));
  }

  @Test
  void bucketsAreCounted() {
    Verification verification =
        verification("TEXT separator=',' | pk: bucket count=4 by=MODULO of=id, id int pad=3");
    verification.add(1, "1,001");
    verification.add(2, "1,005");
    verification.add(3, "2,002");
    verification.add(4, "2,003");
    VerificationReport report = verification.report();
    assertThat(report.malformed()).isEqualTo(1);
    assertThat(report.layouts().get(0).buckets())
        .isEqualTo(Optional.of(new BucketReport(List.of(0L, 2L, 1L, 0L), 1, 2, "")));
  }

  @Test
  void otherLayoutsDoNotMerge() {
    assertThatThrownBy(
            () ->
                verification("TEXT separator=',' | k: a String")
                    .merge(verification("TEXT separator=',' | k: b String")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void bucketsOfAFunctionThatIsNotKnownAreCountedAndNotCompared() {
    Verification verification =
        verification(
            "TEXT separator='|' | pk: bucket count=5 function=telemetry.Salt of=user+kind,"
                + " user int pad=3, kind String");
    // No part is in order across buckets, and 3 stands before 2 in the input.
    List<String> keys = List.of("0|007|r", "3|001|w", "3|002|r", "2|003|w", "5|004|w", "x|005|w");
    for (int i = 0; i < keys.size(); i++) {
      verification.add(i, keys.get(i).getBytes(UTF_8));
    }
    VerificationReport report = verification.report();
    assertThat(report.malformed()).isEqualTo(2);
    assertThat(report.order().misordered()).isZero();
    assertThat(report.layouts().get(0).buckets())
        .contains(
            new BucketReport(
                List.of(1L, 0L, 1L, 2L, 0L),
                3,
                2,
                "not compared: telemetry.Salt is not known here"));
  }
}
