package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.byAll;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aDouble;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.character;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.date;
import static dev.keywright.processor.check.PartBuilder.flag;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.check.PartBuilder;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.time.TimeFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class AttributeNotApplicableTest {

  @Test
  void aPadOnTextIsReported() {
    assertThat(by(new IllegalPart(), partition(text("sellerId").pad(6))))
        .containsExactly(
            """
            KW006 sellerId.pad
            pad counts the digits of a number, and sellerId has type String
            remove pad\
            """);
  }

  @Test
  void aSignOnTextIsReported() {
    assertThat(by(new IllegalPart(), partition(text("sellerId").signed())))
        .containsExactly(
            """
            KW006 sellerId.signed
            signed lets a number be negative, and sellerId has type String
            remove signed\
            """);
  }

  @Test
  void aTimeFormatOnANumberIsReported() {
    assertThat(by(new IllegalPart(), partition(aLong("at").time(TimeFormat.BASIC))))
        .containsExactly(
            """
            KW006 at.time
            time chooses how a time is written, and at has type long
            remove time\
            """);
  }

  @Test
  void textCannotBeTurnedAround() {
    assertThat(by(new IllegalPart(), partition(text("sellerId").descending())))
        .containsExactly(
            """
            KW006 sellerId.direction
            in TEXT, direction = DESC is for numbers, times, UUID and boolean, and sellerId has type String
            write bytes, which have both directions: add @KeyFormat(Format.BINARY), and remove @Separator;\
             or remove direction\
            """);
  }

  @Test
  void codesCannotBeTurnedAround() {
    assertThat(by(new IllegalPart(), partition(codes("source", "Source", "tb").descending())))
        .containsExactly(
            """
            KW006 source.direction
            in TEXT, direction = DESC is for numbers, times, UUID and boolean, and source has type Source
            write bytes, which have both directions: add @KeyFormat(Format.BINARY), and remove @Separator; or remove direction\
            """);
  }

  @Test
  void aUuidCannotBeReversed() {
    assertThat(by(new IllegalPart(), partition(uuid("id").reversed())))
        .containsExactly(
            """
            KW006 id.reversed
            reversed is for numbers, times and String, and id has type UUID
            remove reversed\
            """);
  }

  @Test
  void aBooleanCannotBeReversed() {
    assertThat(by(new IllegalPart(), partition(flag("paid").reversed())))
        .containsExactly(
            """
            KW006 paid.reversed
            reversed is for numbers, times and String, and paid has type boolean
            remove reversed\
            """);
  }

  @Test
  void aSignWithoutPadIsReported() {
    assertThat(by(new IllegalPart(), partition(anInt("offset").signed())))
        .containsExactly(
            """
            KW006 offset.signed
            signed adds 10^pad, and offset has no pad
            add pad = 10 (for values up to 2147483647)\
            """);
  }

  @Test
  void aDirectionWithoutDigitsOrOrderIsReported() {
    assertThat(by(new IllegalPart(), partition(anInt("deviceId").descending().unordered())))
        .containsExactly(
            """
            KW006 deviceId.direction
            direction = DESC needs digits of a fixed width, and deviceId has no pad
            add pad = 10 (for values up to 2147483647), or remove direction\
            """);
  }

  @Test
  void reversedAndDescendingContradictEachOther() {
    assertThat(by(new IllegalPart(), partition(anInt("deviceId").pad(6).reversed().descending())))
        .containsExactly(
            """
            KW006 deviceId.direction
            reversed gives up the order of deviceId, so direction = DESC has no effect
            remove direction, or reversed\
            """);
  }

  @Test
  void aTimeThatIsReadAsADateIsNotTurned() {
    assertThat(
            by(
                new IllegalPart(),
                partition(
                    date("day").time(TimeFormat.ISO).descending(),
                    instant("at").time(TimeFormat.ISO_MILLIS).reversed())))
        .containsExactly(
            """
            KW006 day.direction
            direction = DESC inverts digits, and time = ISO writes more than digits
            write time = TimeFormat.BASIC, or remove direction\
            """,
            """
            KW006 at.reversed
            reversed writes digits backward, and time = ISO_MILLIS writes more than digits
            write time = TimeFormat.EPOCH_MILLIS, or remove reversed\
            """);
  }

  @Test
  void aDayHasNoMilliseconds() {
    assertThat(
            by(new IllegalPart(), partition(date("day").time(TimeFormat.ISO_MILLIS).descending())))
        .containsExactly(
            """
            KW006 day.time
            time = ISO_MILLIS writes milliseconds, and day is a day
            write time = TimeFormat.ISO\
            """);
    assertThat(
            by(
                new IllegalPart(),
                partition(
                    date("day").time(TimeFormat.ISO), instant("at").time(TimeFormat.ISO_MILLIS))))
        .isEmpty();
  }

  @Test
  void aHashWithoutDigitsIsReported() {
    assertThat(by(new IllegalPart(), partition(text("user").written("hash"))))
        .containsExactly(
            """
            KW006 user.hash
            hash belongs to a hash prefix, and user has none
            add hashPrefix = 4, or remove hash\
            """);
  }

  @Test
  void aSaltWithoutHashIsReported() {
    assertThat(by(new IllegalPart(), partition(text("user").written("hashSalt"))))
        .containsExactly(
            """
            KW006 user.hashSalt
            hashSalt belongs to a hash prefix, and user has none
            add hashPrefix = 4, or remove hashSalt\
            """);
  }

  @Test
  void aBoundOnTextIsReported() {
    assertThat(by(new IllegalPart(), partition(text("sellerId").max(9))))
        .containsExactly(
            """
            KW006 sellerId@Domain.max
            max bounds a number, and sellerId has type String
            remove @Domain\
            """);
  }

  @Test
  void aLengthOnANumberIsReported() {
    assertThat(by(new IllegalPart(), partition(anInt("deviceId").maxLength(9))))
        .containsExactly(
            """
            KW006 deviceId@Domain.maxLength
            maxLength bounds a String or byte[], and deviceId has type int
            remove @Domain\
            """);
  }

  @Test
  void labelsAreThoseOfATextInText() {
    assertThat(by(new IllegalPart(), partition(uuid("id").reversedLabels())))
        .containsExactly(
            """
            KW006 id.reversedLabels
            reversedLabels is for the names in a String, and id has type UUID
            remove reversedLabels\
            """);
    assertThat(by(new IllegalPart(), partition(text("host").reversedLabels()).binary()))
        .containsExactly(
            """
            KW006 host.reversedLabels
            reversedLabels is for TEXT, and host is written in BINARY
            remove reversedLabels\
            """);
    assertThat(by(new IllegalPart(), partition(text("host").reversedLabels().reversed())))
        .containsExactly(
            """
            KW006 host.reversedLabels
            reversed and reversedLabels write the characters of host in two orders
            remove reversed, or reversedLabels\
            """);
    assertThat(by(new IllegalPart(), partition(text("host").reversedLabels()))).isEmpty();
  }

  @Test
  void aSmallestLengthOfANumberIsReported() {
    assertThat(by(new IllegalPart(), partition(anInt("deviceId").minLength(1))))
        .containsExactly(
            """
            KW006 deviceId@Domain.minLength
            minLength bounds a String or byte[], and deviceId has type int
            remove @Domain\
            """);
  }

  @Test
  void anAlphabetOnBytesIsReported() {
    assertThat(by(new IllegalPart(), partition(bytes("token").alphabet("0-9"))))
        .containsExactly(
            """
            KW006 token@Domain.alphabet
            alphabet lists the characters of a String or char, and token has type byte[]
            remove @Domain\
            """);
  }

  @Test
  void whatFitsItsTypeIsFine() {
    assertThat(
            by(
                new IllegalPart(),
                partition(anInt("deviceId").pad(6).signed().descending().min(-5).max(5))))
        .isEmpty();
    assertThat(
            by(
                new IllegalPart(),
                partition(
                    date("day").time(TimeFormat.BASIC).descending(),
                    uuid("id").descending(),
                    flag("paid").descending())))
        .isEmpty();
    assertThat(
            by(
                new IllegalPart(),
                partition(
                    text("sellerId").reversed().alphabet("0-9").maxLength(8),
                    character("grade").alphabet("A-F"))))
        .isEmpty();
    assertThat(
            by(
                new IllegalPart(),
                partition(
                    bytes("token")
                        .maxLength(16)
                        .hash(HashFunction.MD5, 4)
                        .written("hash")
                        .written("hashSalt"))))
        .isEmpty();
  }

  @Test
  void aDefaultThatIsWrittenOutAsksForNothing() {
    assertThat(
            by(
                new IllegalPart(),
                partition(
                    text("sellerId").written("direction").written("reversed").written("signed"))))
        .isEmpty();
  }

  @Test
  void typesWithoutAFormAreForOtherChecks() {
    assertThat(by(new IllegalPart(), partition(aDouble("price").pad(6).descending()))).isEmpty();
  }

  @Test
  void everyTypeCanBeTurnedAroundInBinary() {
    assertThat(
            by(
                new IllegalPart(),
                partition(
                        text("user").descending(),
                        codes("source", "Source", "tb").descending(),
                        bytes("token").descending(),
                        character("grade").descending(),
                        aDouble("price").descending(),
                        anInt("offset").descending().unordered())
                    .binary()))
        .isEmpty();
  }

  @Test
  void whatCountsDigitsIsForNumbersInBinaryToo() {
    List<PartBuilder> parts =
        List.of(
            aDouble("price"),
            text("price"),
            uuid("price"),
            instant("price"),
            flag("price"),
            bytes("price"),
            character("price"));
    for (PartBuilder part : parts) {
      assertThat(places(new IllegalPart(), partition(part.pad(5).signed()).binary()))
          .containsExactly("KW006 price.pad", "KW006 price.signed");
    }
  }

  @Test
  void aFractionInBinaryIsJudgedLikeOtherTypes() {
    assertThat(by(new IllegalPart(), partition(aDouble("price").reversed()).binary()))
        .containsExactly(
            """
            KW006 price.reversed
            reversed is for numbers, times and String, and price has type double
            remove reversed\
            """);
  }

  @Test
  void reversedAndDescendingContradictEachOtherInBinaryToo() {
    assertThat(by(new IllegalPart(), partition(anInt("deviceId").reversed().descending()).binary()))
        .containsExactly(
            """
            KW006 deviceId.direction
            reversed gives up the order of deviceId, so direction = DESC has no effect
            remove direction, or reversed\
            """);
  }

  @Test
  void onlyWhatHasManyValuesGrows() {
    assertThat(by(new IllegalPart(), partition(flag("open").monotonic())))
        .containsExactly(
            """
            KW006 open@Domain.monotonic
            monotonic says that there are always larger values, and open has type boolean
            remove @Domain\
            """);
    assertThat(by(new IllegalPart(), partition(uuid("id").monotonic()))).isEmpty();
  }

  @Test
  void onlyNumbersAndTimesAreMultiples() {
    assertThat(by(new IllegalPart(), partition(text("user").step(10))))
        .containsExactly(
            """
            KW006 user@Domain.step
            step is what numbers and times are multiples of, and user has type String
            remove @Domain\
            """);
    assertThat(by(new IllegalPart(), partition(instant("at").step(1000)))).isEmpty();
  }

  @Test
  void noNumberWithoutPadIsTurnedEvenIfThereIsOneOnly() {
    assertThat(places(new IllegalPart(), partition(anInt("n").min(5).max(5).descending())))
        .containsExactly("KW006 n.direction");
    assertThat(places(new IllegalPart(), partition(anInt("n").min(100).max(999).descending())))
        .isEmpty();
    assertThat(byAll(partition(anInt("n").min(100).max(999).descending())))
        .containsExactly("KW101 n");
  }
}
