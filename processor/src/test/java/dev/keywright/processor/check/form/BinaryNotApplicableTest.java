package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aByte;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.date;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.time.TimeFormat;
import org.junit.jupiter.api.Test;

class BinaryNotApplicableTest {

  @Test
  void digitsOfANumberAreReported() {
    assertThat(by(new IllegalPart(), partition(anInt("deviceId").pad(6)).binary()))
        .containsExactly(
            """
            KW006 deviceId.pad
            pad counts digits, and in BINARY deviceId always has 4 bytes
            remove pad\
            """);
  }

  @Test
  void oneByteIsNotCalledBytes() {
    assertThat(by(new IllegalPart(), partition(aByte("shard").pad(3)).binary()))
        .containsExactly(
            """
            KW006 shard.pad
            pad counts digits, and in BINARY shard always has 1 byte
            remove pad\
            """);
  }

  @Test
  void aSignIsReported() {
    assertThat(by(new IllegalPart(), partition(aLong("offset").signed()).binary()))
        .containsExactly(
            """
            KW006 offset.signed
            in BINARY every number may be negative, so signed has no effect
            remove signed\
            """);
  }

  @Test
  void aTimeInDigitsIsReported() {
    assertThat(by(new IllegalPart(), partition(instant("at").time(TimeFormat.BASIC)).binary()))
        .containsExactly(
            """
            KW006 at.time
            time = BASIC is a form of TEXT, and BINARY writes at as a number
            write time = TimeFormat.EPOCH_SECONDS (it has the same resolution)\
            """);
  }

  @Test
  void aFormOfADateIsReported() {
    assertThat(
            by(new IllegalPart(), partition(date("day").time(TimeFormat.EPOCH_SECONDS)).binary()))
        .containsExactly(
            """
            KW006 day.time
            in BINARY a LocalDate is always the number of its day
            remove time\
            """);
  }

  @Test
  void whatBinaryCanFollowIsFine() {
    assertThat(
            by(
                new IllegalPart(),
                partition(anInt("deviceId").descending(), text("user").descending()).binary()))
        .isEmpty();
    assertThat(
            by(
                new IllegalPart(),
                partition(instant("at").time(TimeFormat.EPOCH_SECONDS).descending(), date("day"))
                    .binary()))
        .isEmpty();
    assertThat(
            by(
                new IllegalPart(),
                partition(aLong("number").reversed().min(0), text("user").reversed()).binary()))
        .isEmpty();
  }

  @Test
  void textHasDigits() {
    assertThat(
            by(
                new IllegalPart(),
                partition(anInt("deviceId").pad(6).signed(), instant("at").time(TimeFormat.BASIC))))
        .isEmpty();
  }

  @Test
  void typesWithoutDigitsAreReportedOnce() {
    assertThat(places(new IllegalPart(), partition(text("user").pad(6).signed()).binary()))
        .containsExactly("KW006 user.pad", "KW006 user.signed");
    assertThat(
            places(
                new IllegalPart(),
                partition(text("user")).sort("n", aLong("n").nativeType().pad(6)).binary()))
        .containsExactly("KW006 n.pad");
  }
}
