package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.store.Amounts;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AmountsTest {

  @ParameterizedTest
  @ValueSource(
      longs = {0, 7, 999, 1_000, 2_001, 999_999, 2_100_000_000L, Long.MAX_VALUE, -54, -6777})
  void numbersAreGroupedAsEnglishGroupsThem(long number) {
    assertThat(Amounts.number(number)).isEqualTo(String.format(Locale.ENGLISH, "%,d", number));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0 bytes",
    "1, 1 byte",
    "999, 999 bytes",
    "1000, 1 KB",
    "1500, 1.5 KB",
    "9999, 9.9 KB",
    "10999, 10 KB",
    "999999, 999 KB",
    "1000000, 1 MB",
    "10000000000, 10 GB",
    "42000000000, 42 GB",
    "9223372036854775807, 9.2 EB"
  })
  void bytesHaveTheLargestUnit(long bytes, String shown) {
    assertThat(Amounts.bytes(bytes)).isEqualTo(shown);
  }
}
