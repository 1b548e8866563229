package dev.keywright.layout.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.signature.LayoutSignature;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Other encodings that write all values of a part in the same bytes. */
class WrittenTheSameTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        // 127 letters have a length of one byte in both forms, and 128 have one of two bytes.
        "LENGTH_PREFIXED lengthBytes=1; LENGTH_PREFIXED lengthBytes=0; a-z; 127; true",
        "LENGTH_PREFIXED lengthBytes=1; LENGTH_PREFIXED lengthBytes=0; a-z; 128; false",
        "LENGTH_PREFIXED lengthBytes=1; LENGTH_PREFIXED lengthBytes=0; a-\\u00e9; 42; true",
        "LENGTH_PREFIXED lengthBytes=1; LENGTH_PREFIXED lengthBytes=0; a-\\u00e9; 127; false",
        "TERMINATED end=0; TERMINATED end=0 escape=\"~\"->\"~1\"; a-z; 20; true",
        "TERMINATED end=0; TERMINATED end=0 escape=\"a\"->\"a1\"; a-z; 20; false",
      })
  void anotherFrameThatNoValueShowsIsCompatible(
      String old, String now, String alphabet, int most, boolean isCompatible) {
    String layout =
        "BINARY | partitionKey: a String text=%s alphabet=\"" + alphabet + "\" maxLength=" + most;

    assertThat(
            new LayoutChange(
                    LayoutSignature.parse(layout.formatted(old)),
                    LayoutSignature.parse(layout.formatted(now)))
                .isCompatible())
        .isEqualTo(isCompatible);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "TEXT separator=',' | k: a String alphabet=\".\"; TEXT separator=',' | k: a String labels alphabet=\".\"; true",
        "TEXT separator=',' | k: a String alphabet=\".a\"; TEXT separator=',' | k: a String labels alphabet=\".a\"; false",
        "TEXT separator=',' | k: e list(a String) maxLength=0; TEXT separator=',' escape | k: e list(a String) maxLength=0; true",
        "TEXT separator=',' | k: e list(a String) maxLength=1; TEXT separator=',' escape | k: e list(a String) maxLength=1; false",
      })
  void whatNoValueShowsLosesNoRow(String old, String now, boolean isCompatible) {
    LayoutChange change = new LayoutChange(LayoutSignature.parse(old), LayoutSignature.parse(now));
    assertThat(change.isCompatible()).as("%s", change.differences()).isEqualTo(isCompatible);
  }

  @ParameterizedTest
  @CsvSource({
    "TEXT, pad=5, , 10000, 99999, true",
    "TEXT, pad=5, , 9999, 99999, false",
    "TEXT, , pad=6, 100000, 999999, true",
    "TEXT, , pad=5, 10000, 999999, false",
    "TEXT, pad=7 signed, pad=7, 0, 9999999, false",
    "TEXT, pad=5 reversed, reversed, 10000, 99999, true",
    "TEXT, pad=5, as=HEX width=5, 10000, 99999, false",
    "BINARY, as=UNSIGNED width=4, as=TWOS_COMPLEMENT width=4, 0, 2147483647, true",
    "BINARY, as=UNSIGNED width=4, as=TWOS_COMPLEMENT width=4, 0, 2147483648, false",
    "BINARY, as=UNSIGNED width=8, as=TWOS_COMPLEMENT width=8, 0, 9223372036854775807, true",
    "BINARY, as=UNSIGNED width=4, as=LITTLE_ENDIAN width=4, 0, 2147483647, false",
  })
  void numbersOfManyValuesAreComparedToo(
      String format,
      @Nullable String old,
      @Nullable String now,
      long min,
      long max,
      boolean isCompatible) {
    assertThat(
            new LayoutChange(number(format, old, min, max), number(format, now, min, max))
                .isCompatible())
        .isEqualTo(isCompatible);
  }

  private static LayoutSignature number(
      String format, @Nullable String encoding, long min, long max) {
    String before = format.equals("TEXT") ? "TEXT separator=','" : format;
    String as = encoding == null ? "" : " " + encoding;
    return LayoutSignature.parse(
        before + " | partitionKey: a long" + as + " min=" + min + " max=" + max);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "TEXT separator=',' | k: at Instant time=EPOCH_SECONDS; TEXT separator=',' | k: at long pad=10; true",
        "TEXT separator=',' | k: at long pad=10; TEXT separator=',' | k: at Instant time=EPOCH_SECONDS; true",
        "TEXT separator=',' | k: at Instant time=EPOCH_SECONDS; TEXT separator=',' | k: second long pad=10; true",
        "TEXT separator=',' | k: at Instant time=EPOCH_SECONDS; TEXT separator=',' | k: at int pad=10; false",
        "TEXT separator=',' | k: at Instant time=EPOCH_SECONDS; TEXT separator=',' | k: at long pad=11; false",
        "TEXT separator=',' | k: at Instant time=EPOCH_MILLIS; TEXT separator=',' | k: at LocalDateTime time=EPOCH_MILLIS; true",
        "TEXT separator=',' | k: at Instant time=EPOCH_MILLIS DESC; TEXT separator=',' | k: at long pad=13; false",
        "TEXT separator=',' | k: at Instant time=EPOCH_MILLIS DESC; TEXT separator=',' | k: at long pad=13 DESC; true",
        "TEXT separator=',' | k: day LocalDate time=BASIC; TEXT separator=',' | k: day int pad=8; true",
        "TEXT separator=',' | k: day int pad=8; TEXT separator=',' | k: day LocalDate time=BASIC; false",
        "BINARY | k: on LocalDate; BINARY | k: on YearMonth; false",
        "BINARY | k: on LocalDate; BINARY | k: on Year; false",
        "BINARY | k: on Year time=EPOCH_MICROS as=TWOS_COMPLEMENT width=8"
            + "; BINARY | k: on YearMonth time=EPOCH_MICROS as=TWOS_COMPLEMENT width=8; true",
        "BINARY | k: on YearMonth time=EPOCH_MICROS as=TWOS_COMPLEMENT width=8"
            + "; BINARY | k: on Year time=EPOCH_MICROS as=TWOS_COMPLEMENT width=8; false",
        "TEXT separator=',' | k: id long pad=6; TEXT separator=',' | k: id int pad=6; true",
        "TEXT separator=',' | k: id long pad=6; TEXT separator=',' | k: id short pad=6; false",
        "TEXT separator=',' | k: id long pad=6; TEXT separator=',' | k: id String; false",
        "BINARY | k: at Instant time=EPOCH_MILLIS; BINARY | k: at long; true",
        "BINARY | k: at Instant time=EPOCH_MILLIS; BINARY | k: at int; false",
        "BINARY | k: id int as=UNSIGNED width=4 min=0; BINARY | k: id long as=UNSIGNED width=4; true",
        "BINARY | k: id int as=UNSIGNED width=4; BINARY | k: id long as=UNSIGNED width=4; false",
        "BINARY | k: id int; BINARY | k: id long; false",
        "TEXT separator=',' | k: bucket count=4 by=HASH hash=MD5 of=id, id int pad=6"
            + "; TEXT separator=',' | k: bucket count=4 by=HASH hash=MD5 of=id, id long pad=6; true",
        "TEXT separator=',' | k: bucket count=4 by=MODULO of=id, id int pad=6"
            + "; TEXT separator=',' | k: bucket count=4 by=MODULO of=id, id long pad=6; false",
      })
  void anotherTypeKeepsTheBytesIfEachNumberDoes(String old, String now, boolean keepsBytes) {
    LayoutChange change = new LayoutChange(LayoutSignature.parse(old), LayoutSignature.parse(now));
    assertThat(change.keepsBytes()).as("%s", change.differences()).isEqualTo(keepsBytes);
    assertThat(change.isCompatible()).isFalse();
  }
}
