package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.date;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import org.junit.jupiter.api.Test;

class UnusableNumberTest {
  private static final NumberForm HEX = NumberForm.of(NumberEncoding.HEX, 8);
  private static final NumberForm DECIMAL = NumberForm.of(NumberEncoding.DECIMAL, 19);
  private static final NumberForm DOWN = DECIMAL.countingDownFrom(Long.MAX_VALUE);

  @Test
  void whatIsNoNumberHasNoDigits() {
    assertThat(by(new IllegalPart(), partition(text("user").encoded(HEX))))
        .containsExactly(
            """
            KW006 user@EncodedNumber
            @EncodedNumber writes a number or a time, and user has type String
            remove @EncodedNumber\
            """);
  }

  @Test
  void binaryHasNoDigits() {
    assertThat(by(new IllegalPart(), partition(aLong("id").encoded(HEX)).binary()))
        .containsExactly(
            """
            KW006 id@EncodedNumber.as
            HEX writes id as digits, which BINARY cannot hold
            remove @EncodedNumber, or write the key in TEXT\
            """);
  }

  @Test
  void aNativeColumnIsNotEncoded() {
    assertThat(
            by(
                new IllegalPart(),
                partition(uuid("owner")).sort("n", aLong("id").encoded(HEX).nativeType())))
        .containsExactly(
            """
            KW006 id@EncodedNumber
            nativeType keeps id as the store's own type, so nothing is encoded
            remove @EncodedNumber, or nativeType from id\
            """);
  }

  @Test
  void theWidthSaysWhatPadWouldSay() {
    assertThat(by(new IllegalPart(), partition(aLong("id").encoded(HEX).pad(8))))
        .containsExactly(
            """
            KW006 id.pad
            width = 8 of @EncodedNumber says how many digits id has
            remove pad\
            """);
    assertThat(by(new IllegalPart(), partition(aLong("id").encoded(HEX).signed())))
        .containsExactly(
            """
            KW006 id.signed
            signed adds 10^pad, and @EncodedNumber writes id as it is
            remove signed\
            """);
  }

  @Test
  void whatCountsDownDoesNotDescend() {
    assertThat(by(new IllegalPart(), partition(instant("at").encoded(DOWN).descending())))
        .containsExactly(
            """
            KW006 at.direction
            countDownFrom already puts the largest at first, and direction = DESC would invert its digits again
            remove direction, or countDownFrom\
            """);
  }

  @Test
  void aTimeIsCounted() {
    assertThat(
            by(new IllegalPart(), partition(instant("at").encoded(DECIMAL).time(TimeFormat.BASIC))))
        .containsExactly(
            """
            KW006 at.time
            time = BASIC shows the fields of a date, and @EncodedNumber writes a count
            write time = TimeFormat.EPOCH_SECONDS\
            """);
  }

  @Test
  void aWidthHasLimits() {
    assertThat(
            by(
                new IllegalPart(),
                partition(aLong("id").encoded(NumberForm.of(NumberEncoding.DECIMAL, 21)))))
        .containsExactly(
            """
            KW005 id@EncodedNumber.width
            width = 21 is not between 1 and 20 for id
            write a width from 1 to 20\
            """);
    assertThat(
            by(
                new IllegalPart(),
                partition(aLong("id").encoded(NumberForm.of(NumberEncoding.HEX, 0)))))
        .containsExactly(
            """
            KW005 id@EncodedNumber.width
            HEX needs a width for id
            write a width from 1 to 16\
            """);
    assertThat(by(new IllegalPart(), partition(aLong("id").encoded(HEX.countingDownFrom(-1)))))
        .containsExactly(
            """
            KW005 id@EncodedNumber.countDownFrom
            countDownFrom = -1 is negative for id
            write the constant that the system counts down from, such as Long.MAX_VALUE\
            """);
    assertThat(by(new IllegalPart(), partition(aLong("id").encoded(DECIMAL.inUpperCase()))))
        .containsExactly(
            """
            KW006 id@EncodedNumber.upperCase
            upperCase is for letters, and DECIMAL has none for id
            remove upperCase\
            """);
  }

  @Test
  void someValueMustBeLeft() {
    NumberForm two = NumberForm.of(NumberEncoding.DECIMAL, 2);
    assertThat(by(new IllegalPart(), partition(aLong("id").min(100).encoded(two))))
        .containsExactly(
            """
            KW017 id@EncodedNumber.width
            id can have no value: 2 digits hold 0 to 99
            write the width and the countDownFrom that the other system has\
            """);
    assertThat(
            by(
                new IllegalPart(),
                partition(
                    date("day").time(TimeFormat.EPOCH_SECONDS).encoded(two.countingDownFrom(500)))))
        .containsExactly(
            """
            KW017 day@EncodedNumber.countDownFrom
            day can have no value: 2 digits hold 401 to 500
            write the width and the countDownFrom that the other system has\
            """);
  }

  @Test
  void numbersAndTimesInDigitsAreFine() {
    assertThat(
            by(
                new IllegalPart(),
                partition(
                    aLong("id").encoded(HEX.inUpperCase()),
                    instant("at").encoded(DOWN),
                    instant("made").encoded(DECIMAL).descending(),
                    date("day").time(TimeFormat.DOTNET_TICKS).encoded(DECIMAL))))
        .isEmpty();
  }
}
