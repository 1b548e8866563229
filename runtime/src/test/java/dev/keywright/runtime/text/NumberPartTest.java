package dev.keywright.runtime.text;

import static dev.keywright.runtime.text.PartLaws.assertMalformed;
import static dev.keywright.runtime.text.PartLaws.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Numbers and times in the digits of other systems, against big integers. */
class NumberPartTest {
  private static final long LAST_TICK = 3_155_378_975_999_999_999L;

  private static String expected(NumberForm form, boolean complemented, long value) {
    BigInteger base = BigInteger.valueOf(form.encoding() == NumberEncoding.HEX ? 16 : 10);
    BigInteger number = BigInteger.valueOf(value);
    if (form.countDownFrom().isPresent()) {
      number = BigInteger.valueOf(form.countDownFrom().getAsLong()).subtract(number);
    }
    BigInteger largest = base.pow(form.width()).subtract(BigInteger.ONE);
    String digits = (complemented ? largest.subtract(number) : number).toString(base.intValue());
    String padded = "0".repeat(form.width() - digits.length()) + digits;
    return form.upperCase() ? padded.toUpperCase(Locale.ROOT) : padded;
  }

  private static List<NumberForm> forms(NumberEncoding encoding) {
    List<NumberForm> forms = new ArrayList<>();
    for (int width = 1; width <= encoding.widest(); width++) {
      NumberForm form = NumberForm.of(encoding, width);
      forms.add(form);
      for (long from : new long[] {0, 7, form.max(), Long.MAX_VALUE}) {
        forms.add(form.countingDownFrom(from));
      }
    }
    if (encoding.hasLetters()) {
      List<NumberForm> capitals = forms.stream().map(NumberForm::inUpperCase).toList();
      forms.addAll(capitals);
    }
    return forms;
  }

  private static List<Long> values(NumberForm form) {
    Random random = new Random(form.hashCode());
    List<Long> values = new ArrayList<>(List.of(form.min(), form.max()));
    for (int i = 0; i < 12; i++) {
      values.add(form.min() + Math.floorMod(random.nextLong(), form.max() - form.min()));
    }
    return values.stream().distinct().toList();
  }

  @ParameterizedTest
  @EnumSource(names = {"DECIMAL", "HEX"})
  void theDigitsAreThoseOfTheNumberInEveryWidth(NumberEncoding encoding) {
    for (NumberForm form : forms(encoding)) {
      NumberPart plain = NumberPart.of("n", form);
      List<Long> values = values(form);
      for (long value : values) {
        String digits = expected(form, false, value);
        assertThat(plain.text(value)).as("%s", form).isEqualTo(digits);
        assertThat(plain.inReverse().text(value))
            .isEqualTo(new StringBuilder(digits).reverse().toString());
        assertThat(plain.descendingOrder().text(value)).isEqualTo(expected(form, true, value));
      }
      for (NumberPart part : List.of(plain, plain.descendingOrder(), plain.inReverse())) {
        PartLaws.assertInverse(part, values);
        PartLaws.assertCanonical(part, values.subList(0, 2));
      }
      PartLaws.assertOrder(plain, Comparator.naturalOrder(), values);
    }
  }

  @Test
  void hBaseCountsDownFromTheLargestLong() {
    TimePart<Instant> at =
        TimePart.of(
            "at",
            Instant.class,
            TimeFormat.EPOCH_MILLIS,
            NumberForm.of(NumberEncoding.DECIMAL, 19).countingDownFrom(Long.MAX_VALUE));
    Instant time = Instant.parse("2012-08-01T17:10:04.567Z");

    assertThat(at.text(time))
        .isEqualTo(String.format(Locale.ROOT, "%019d", Long.MAX_VALUE - time.toEpochMilli()));
    assertThat(at.descending()).isTrue();
    assertThat(at.number(time)).isEqualTo(time.toEpochMilli());
    PartLaws.assertInverse(at, List.of(Instant.EPOCH, time, Instant.ofEpochMilli(Long.MAX_VALUE)));
    PartLaws.assertOrder(at, Comparator.naturalOrder(), List.of(Instant.EPOCH, time));
    assertRefused(
        at,
        Instant.parse("1969-12-31T23:59:59Z"),
        "at is 1969-12-31T23:59:59Z, but must be from 1970-01-01T00:00:00Z to"
            + " +292278994-08-17T07:12:55.807Z");
  }

  @Test
  void webJobsCountTicksDownInTwentyDigits() {
    TimePart<Instant> at =
        TimePart.of(
            "at",
            Instant.class,
            TimeFormat.DOTNET_TICKS,
            NumberForm.of(NumberEncoding.DECIMAL, 20).countingDownFrom(LAST_TICK));
    TimePart<Instant> ticks =
        TimePart.of("at", Instant.class, TimeFormat.DOTNET_TICKS).descendingOrder();
    for (String text :
        List.of("0001-01-01T00:00:00Z", "2012-08-01T17:10:04Z", "9999-12-31T23:59:59.9999999Z")) {
      Instant time = Instant.parse(text);
      assertThat(at.text(time)).isEqualTo("0" + ticks.text(time));
      PartLaws.assertInverse(at, List.of(time));
    }
    assertMalformed(
        at,
        "12520584485519999999",
        0,
        "at at position 0: expected a time from 0001-01-01T00:00:00Z to"
            + " 9999-12-31T23:59:59.999999900Z, found \"12520584485519999999\"");
  }

  @Test
  void aDayThatHasPassedIsNoTimeOfTheDigits() {
    // Counted down from 100, six digits reach from a little after 1969-12-20T10:13:21 on.
    TimePart<LocalDate> day =
        TimePart.of(
            "on",
            LocalDate.class,
            TimeFormat.EPOCH_SECONDS,
            NumberForm.of(NumberEncoding.DECIMAL, 6).countingDownFrom(100));

    PartLaws.assertInverse(day, List.of(LocalDate.parse("1969-12-21"), LocalDate.EPOCH));
    assertRefused(
        day,
        LocalDate.parse("1969-12-20"),
        "on is 1969-12-20, but must be from 1969-12-21 to 1970-01-01");
    assertThatThrownBy(
            () ->
                TimePart.of(
                    "on",
                    LocalDate.class,
                    TimeFormat.EPOCH_SECONDS,
                    NumberForm.of(NumberEncoding.DECIMAL, 2).countingDownFrom(500)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no day has such a number");
    assertThatThrownBy(
            () ->
                TimePart.of(
                    "at",
                    Instant.class,
                    TimeFormat.EPOCH_SECONDS,
                    NumberForm.of(NumberEncoding.DECIMAL, 2).countingDownFrom(Long.MAX_VALUE)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no time has such a number");
    assertThatThrownBy(
            () ->
                TimePart.of(
                    "at",
                    Instant.class,
                    TimeFormat.BASIC,
                    NumberForm.of(NumberEncoding.DECIMAL, 14)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void otherDigitsAreMalformed() {
    NumberForm form = NumberForm.of(NumberEncoding.HEX, 4);
    NumberPart lower = NumberPart.of("id", form);
    NumberPart upper = NumberPart.of("id", form.inUpperCase());
    assertThat(lower.text(48_879)).isEqualTo("beef");
    assertThat(upper.text(48_879)).isEqualTo("BEEF");
    assertMalformed(
        lower, "beeF", 3, "id at position 3: expected 4 hexadecimal digits, found \"F\"");
    assertMalformed(
        upper,
        "BEeF",
        2,
        "id at position 2: expected 4 hexadecimal digits in capitals, found \"eF\"");
    assertMalformed(
        lower, "bee", 3, "id at position 3: expected 4 hexadecimal digits, found the end");
    assertMalformed(
        NumberPart.of("id", NumberForm.of(NumberEncoding.HEX, 16)),
        "8000000000000000",
        0,
        "id at position 0: expected a number from 0 to 9223372036854775807, found"
            + " \"8000000000000000\"");
    assertMalformed(
        NumberPart.of("id", NumberForm.of(NumberEncoding.DECIMAL, 3)).atMost(200),
        "201",
        0,
        "id at position 0: expected a number from 0 to 200, found \"201\"");
    assertRefused(lower, 65_536L, "id is 65536, but must be from 0 to 65535");
    assertRefused(lower, -1L, "id is -1, but must be from 0 to 65535");
    assertRefused(
        NumberPart.of("id", NumberForm.of(NumberEncoding.DECIMAL, 2).countingDownFrom(100)),
        0L,
        "id is 0, but must be from 1 to 100");
  }
}
