package dev.keywright.processor.check.order;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.date;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.check.PartBuilder;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.frame.TextForm.Escape;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.junit.jupiter.api.Test;

class ForeignOrderTest {
  private static final NumberForm LONG = NumberForm.of(NumberEncoding.TWOS_COMPLEMENT, 8);

  private static List<String> found(PartBuilder... parts) {
    return by(new ForeignOrder(), partition(parts).binary());
  }

  @Test
  void aNegativeNumberOfTwosComplementIsShownWithTwoKeys() {
    assertThat(found(aLong("id").encoded(LONG), anInt("line")))
        .containsExactly(
            """
            KW112 id
            TWOS_COMPLEMENT does not sort the values of id: id = -1 sorts after id = 0: ffffffffffffffff80001a79 > 000000000000000080001a79
            add @Domain(min = 0) if no number is negative, or ordered = false if you never scan by it\
            """);
  }

  @Test
  void aFactThatNoneIsNegativeSilencesIt() {
    assertThat(found(aLong("id").encoded(LONG).min(0))).isEmpty();
    assertThat(found(aLong("id").encoded(LONG).max(-1))).isEmpty();
    assertThat(found(aLong("id").encoded(LONG).unordered())).isEmpty();
    assertThat(found(aLong("id").encoded(LONG.countingDownFrom(Long.MAX_VALUE)))).isEmpty();
  }

  @Test
  void timesBefore1970AreOutOfOrderToo() {
    assertThat(found(instant("at").encoded(LONG)))
        .containsExactly(
            """
            KW112 at
            TWOS_COMPLEMENT does not sort the values of at: at = 1969-12-31T23:59:59.999Z sorts after at = 1970-01-01T00:00:00Z: ffffffffffffffff > 0000000000000000
            write as = NumberEncoding.UNSIGNED (it writes the same bytes and refuses negative counts), or add ordered = false if you never scan by it\
            """);
    assertThat(found(date("day").time(TimeFormat.EPOCH_SECONDS).encoded(LONG)))
        .singleElement()
        .asString()
        .contains("day = 1969-12-31 sorts after day = 1970-01-01");
  }

  @Test
  void textsAreShownWhereTheirEndMisordersThem() {
    assertThat(found(text("name").framed(TextForm.lengthPrefixed(1))))
        .singleElement()
        .asString()
        .contains("LENGTH_PREFIXED does not sort the values of name: ");
    assertThat(found(text("name").framed(TextForm.lengthPrefixed(1)).minLength(3).maxLength(3)))
        .hasSize(1);
    assertThat(
            found(
                text("name")
                    .framed(TextForm.lengthPrefixed(1))
                    .alphabet("a-z")
                    .minLength(3)
                    .maxLength(3)))
        .isEmpty();
    assertThat(found(text("name").framed(TextForm.filled(9, 0)))).isEmpty();
    assertThat(found(text("name").framed(TextForm.filled(9, ' ')))).hasSize(1);
    assertThat(found(text("name").framed(TextForm.filled(9, ' ')).alphabet(" -~"))).isEmpty();
    assertThat(found(text("name").framed(TextForm.terminated('!', List.of())))).hasSize(1);
    assertThat(found(text("name").framed(TextForm.terminated(0, List.of())))).isEmpty();
    assertThat(found(bytes("name").framed(TextForm.terminated(9, List.of())))).hasSize(1);
    assertThat(found(bytes("hash").framed(TextForm.fixed(32)))).isEmpty();
    TextForm tail = TextForm.tail();
    assertThat(found(text("name").framed(tail), anInt("number")))
        .singleElement()
        .asString()
        .contains("TAIL does not sort the values of name: name = \"\" sorts after name = ");
    assertThat(
            found(
                text("name").framed(tail).alphabet("a-z").minLength(3).maxLength(3),
                anInt("number")))
        .isEmpty();
    TextForm escaped =
        TextForm.terminated(
            '!', List.of(new TextForm.Escape("!", "%0$"), new TextForm.Escape("%", "%9$")));
    assertThat(found(text("flow").framed(escaped).alphabet("!-~"))).hasSize(1);
    assertThat(found(text("flow").framed(escaped).alphabet("0-9a-z"))).isEmpty();
  }

  @Test
  void littleEndianAndVarintsAreShownAsTheyAre() {
    assertThat(found(anInt("id").encoded(NumberForm.of(NumberEncoding.LITTLE_ENDIAN, 4))))
        .containsExactly(
            """
            KW112 id
            LITTLE_ENDIAN does not sort the values of id: id = 255 sorts after id = 256: ff000000 > 00010000
            add ordered = false if you never scan by it\
            """);
    NumberForm varint = NumberForm.of(NumberEncoding.VARINT_BITCOIN, 0);
    assertThat(found(anInt("id").encoded(varint).max(16_511))).isEmpty();
    assertThat(found(anInt("id").encoded(varint).max(16_512)))
        .singleElement()
        .asString()
        .contains("id = 16511 sorts after id = 16512: ff7f > 808000");
    NumberForm ordered = NumberForm.of(NumberEncoding.VARINT_COCKROACHDB, 0);
    assertThat(found(aLong("id").encoded(ordered))).isEmpty();
  }

  @Test
  void keysAreShownWithoutABucketThatDependsOnTheValues() {
    NumberForm form = NumberForm.of(NumberEncoding.LITTLE_ENDIAN, 3);
    assertThat(
            by(new ForeignOrder(), partition(aLong("id").encoded(form)).bucket(29, "id").binary()))
        .singleElement()
        .asString()
        .contains("id = 255 sorts after id = 256: ff0000 > 000100");
  }

  @Test
  void timesThatBeginAUnitAreComparedWithTheNextOnes() {
    NumberForm form = NumberForm.of(NumberEncoding.VARINT_BITCOIN, 0);
    assertThat(
            found(
                instant("at")
                    .time(TimeFormat.EPOCH_SECONDS)
                    .encoded(form)
                    .floored(ChronoUnit.MINUTES)))
        .singleElement()
        .asString()
        .contains("at = 1970-01-01T04:35:00Z sorts after at = 1970-01-01T04:36:00Z");
    // Only one month has a number of nanoseconds in four bytes.
    NumberForm narrow = NumberForm.of(NumberEncoding.TWOS_COMPLEMENT, 4);
    assertThat(found(PartBuilder.month("in").time(TimeFormat.EPOCH_NANOS).encoded(narrow)))
        .isEmpty();
  }

  @Test
  void escapesThatSortAsTheirCharactersAreInOrder() {
    TextForm sorted =
        TextForm.terminated(0, List.of(new Escape("\0", "\1x"), new Escape("\1", "\1y")));
    assertThat(found(text("name").framed(sorted))).isEmpty();
    TextForm turned =
        TextForm.terminated(0, List.of(new Escape("\0", "\1y"), new Escape("\1", "\1x")));
    assertThat(found(text("name").framed(turned))).hasSize(1);
  }

  @Test
  void lengthsInFrontAreInOrderIfLongerValuesAreLarger() {
    TextForm form = TextForm.lengthPrefixed(1);
    assertThat(found(text("name").framed(form).maxLength(1))).isEmpty();
    assertThat(found(text("name").framed(form).alphabet("a").maxLength(9))).isEmpty();
    assertThat(found(text("name").framed(form).alphabet("a-b").maxLength(2))).hasSize(1);
    assertThat(found(text("name").framed(form).alphabet("\u00e0-\u00ff").maxLength(2))).hasSize(1);
  }

  @Test
  void aTailIsComparedEvenIfNoWholeKeyCanBeShown() {
    NumberForm form = NumberForm.of(NumberEncoding.UNSIGNED, 6);
    assertThat(
            found(
                date("day").time(TimeFormat.EPOCH_MICROS).encoded(form).descending(),
                text("name").alphabet("a-z").framed(TextForm.tail()),
                aLong("id").encoded(NumberForm.of(NumberEncoding.UNSIGNED, 8))))
        .singleElement()
        .asString()
        .contains("TAIL does not sort the values of name: ");
  }
}
