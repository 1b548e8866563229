package dev.keywright.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Locale;
import java.util.TimeZone;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Law 7: the same texts and the same messages in every locale and time zone. */
class PlatformTest {
  private static final Instant AT = Instant.parse("2012-08-01T17:10:04Z");

  private final Locale locale = Locale.getDefault();
  private final TimeZone zone = TimeZone.getDefault();

  @AfterEach
  void restoreTheDefaults() {
    Locale.setDefault(locale);
    TimeZone.setDefault(zone);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ar-EG-u-nu-arab",
        "ar-EG",
        "tr-TR",
        "th-TH-u-ca-buddhist-nu-thai",
        "ja-JP-u-ca-japanese"
      })
  void theTextsAreTheSameInEveryLocale(String tag) {
    Locale.setDefault(Locale.forLanguageTag(tag));
    assertTexts();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Asia/Tokyo", "America/St_Johns", "Pacific/Kiritimati", "Etc/GMT+12"})
  void theTextsAreTheSameInEveryTimeZone(String id) {
    TimeZone.setDefault(TimeZone.getTimeZone(id));
    assertTexts();
  }

  @Test
  void theTextsAreTheseOnThisPlatform() {
    assertTexts();
  }

  private static void assertTexts() {
    assertReadAndWritten(DecimalPart.padded("n", 6), 54L, "000054");
    assertReadAndWritten(DecimalPart.signed("n", 3), -1L, "0999");
    assertReadAndWritten(DecimalPart.unpadded("n"), -6777L, "-6777");
    assertReadAndWritten(StringPart.of("s"), "İIıi", "İIıi");
    assertReadAndWritten(StringPart.of("s").escapedBefore('/'), "/I\n", "02f" + "I00a");
    assertReadAndWritten(CharPart.of("c"), 'I', "I");
    assertReadAndWritten(FlagPart.of("f"), true, "1");
    assertReadAndWritten(HexPart.of("b"), new byte[] {(byte) 0xfe, 9}, "fe09");
    assertReadAndWritten(UuidPart.of("u"), new UUID(-1, 9), "ffffffff-ffff-ffff-0000-000000000009");
    assertReadAndWritten(
        CodePart.of(
            "k", TimeFormat.values(), "I", "i", "İ", "ı", "J", "j", "K", "k", "L", "l", "m"),
        TimeFormat.EPOCH_MICROS,
        "İ");
    LocalDateTime dateTime = LocalDateTime.of(2012, 8, 1, 17, 10, 4);
    assertReadAndWritten(
        IsoTimePart.of("t", Instant.class, TimeFormat.ISO), AT, "2012-08-01T17:10:04Z");
    assertReadAndWritten(
        IsoTimePart.of("t", LocalDateTime.class, TimeFormat.ISO_MILLIS),
        dateTime,
        "2012-08-01T17:10:04.000");
    assertReadAndWritten(
        TimePart.of("t", Instant.class, TimeFormat.EPOCH_MILLIS), AT, "1343841004000");
    assertReadAndWritten(
        TimePart.of("t", Instant.class, TimeFormat.EPOCH_SECONDS), AT, "1343841004");
    assertReadAndWritten(TimePart.of("t", Instant.class, TimeFormat.BASIC), AT, "20120801171004");
    assertReadAndWritten(
        TimePart.of("t", LocalDateTime.class, TimeFormat.BASIC), dateTime, "20120801171004");
    assertReadAndWritten(
        TimePart.of("t", LocalDate.class, TimeFormat.BASIC), LocalDate.of(2012, 8, 1), "20120801");
    assertReadAndWritten(
        TimePart.of("t", Instant.class, TimeFormat.DOTNET_TICKS).descendingOrder(),
        AT,
        "2520584597959999999");
    assertThat(HashPrefix.md5(4).salted("\n").of("200001")).isEqualTo("ddba");
    assertThat(HashPrefix.md5(4).splitPoints(3)).containsExactly("5555", "aaaa");
    assertThatThrownBy(() -> DecimalPart.padded("n", 6).text(1_000_000))
        .hasMessage("n is 1000000, but must be from 0 to 999999");
  }

  private static <T> void assertReadAndWritten(TextPart<T> part, T value, String text) {
    assertThat(part.text(value)).isEqualTo(text);
    assertThat(PartLaws.read(part, text)).isEqualTo(value);
  }
}
