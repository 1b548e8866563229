package dev.keywright.example.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.PurchaseKey;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Partition keys taken apart. */
class ExplainTest {
  @Test
  void aKeyIsTakenApartPartByPart() {
    Ran ran = Ran.with("explain", "000054,a100,6777");
    assertThat(ran.exitCode()).isZero();
    assertThat(ran.lines().stream().map(line -> line.replaceAll(" +", " ")))
        .containsExactly(
            "position text part value how it is written",
            "0-5 000054 deviceId 54 six digits, so that texts sort as numbers do",
            "6 , separator, below every letter and digit",
            "7-10 a100 sellerId a100 as it is: up to 8 letters and digits",
            "11 , separator, below every letter and digit",
            "12-15 6777 cardId 6777 its digits: found by equality, never by range",
            "layout: " + PurchaseKey.LAYOUT);
  }

  @Test
  void theWordsOnScreenBelongToThisLayout() {
    assertThat(PurchaseKey.LAYOUT)
        .isEqualTo(
            "TEXT separator=','"
                + " | partitionKey: deviceId int pad=6,"
                + " sellerId String alphabet=\"0-9A-Za-z\" maxLength=8,"
                + " cardId long min=0 unordered"
                + " | orderNumber: orderNumber long native");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "000054:a100:6777  | deviceId at position 6",
        "54,a100,6777      | deviceId at position 2",
        "000054,a100,06777 | cardId at position 12",
        "000054,a100,-1    | cardId at position 12",
        "000054,a100       | sellerId at position 11",
        "000054,a100,      | cardId at position 12",
        "000054,é,1        | sellerId at position 7",
        "000054,a100,1,    | cardId at position 13",
        "''                | deviceId at position 0",
      })
  void aMalformedKeyIsRefusedWithThePartThePlaceAndTheReason(String key, String place) {
    Ran ran = Ran.with("explain", key);
    assertThat(ran.exitCode()).isEqualTo(1);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .startsWith("error: no partition key of purchases: " + place + ": expected");
  }

  @Test
  void aMarkShowsTheCharacterInDoubt() {
    assertThat(Ran.with("explain", "000054:a100:6777").err().lines().skip(1))
        .containsExactly("  000054:a100:6777", "        ^ deviceId");
  }
}
