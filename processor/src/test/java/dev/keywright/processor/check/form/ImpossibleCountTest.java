package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aByte;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.character;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.flag;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.processor.check.PartBuilder;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.store.Amounts;
import java.util.List;
import org.junit.jupiter.api.Test;

class ImpossibleCountTest {

  @Test
  void moreValuesThanTheTypeHasAreReported() {
    assertThat(by(new ImpossibleCount(), partition(flag("open").cardinality(3))))
        .containsExactly(
            """
            KW017 open@Domain.cardinality
            open can have only 2 values, and cardinality says that it has 3
            write @Domain(cardinality = 2), or remove @Domain\
            """);
  }

  @Test
  void everyTypeWithFewValuesIsCounted() {
    List<PartBuilder> parts =
        List.of(
            flag("a").cardinality(2),
            codes("a", "Shop", "x", "y", "z").cardinality(3),
            aByte("a").cardinality(256),
            anInt("a").min(-5).max(4).cardinality(10),
            character("a").alphabet("a-e").cardinality(5),
            text("a").alphabet("ab").minLength(1).maxLength(3).cardinality(2 + 4 + 8),
            text("a").alphabet("a").maxLength(9).cardinality(10),
            bytes("a").maxLength(1).cardinality(257));
    for (PartBuilder part : parts) {
      assertThat(by(new ImpossibleCount(), partition(part))).isEmpty();
      long most = part.build(LayoutFormat.TEXT, 0, "").facts().cardinality().orElseThrow();
      assertThat(by(new ImpossibleCount(), partition(part.cardinality(most + 1))))
          .singleElement()
          .asString()
          .contains("can have only " + Amounts.count(most, "value"));
    }
  }

  private static PartBuilder map(PartBuilder key) {
    PartType.Argument keys = argument(key.build(LayoutFormat.BINARY, 0, ""));
    PartType.Argument values = argument(aLong("value").build(LayoutFormat.BINARY, 1, ""));
    return PartBuilder.part("tags", new PartType.Repeated(List.of(keys, values)));
  }

  private static PartType.Argument argument(Part part) {
    return new PartType.Argument(TypeRef.of("java.lang", "Object"), false, List.of(part));
  }

  @Test
  void moreEntriesThanKeysAreReported() {
    assertThat(by(new ImpossibleCount(), partition(map(flag("key")).minLength(3))))
        .containsExactly(
            """
            KW017 tags@Domain.minLength
            tags can have no value: @Domain asks for at least 3 entries, and its keys can have only 2 values
            write @Domain(minLength = 2)\
            """);
    assertThat(
            by(
                new ImpossibleCount(),
                partition(
                    map(codes("key", "Shop", "x", "y", "z"))
                        .minLength(4)
                        .origin("minLength", "@Size"))))
        .singleElement(STRING)
        .endsWith("\nlower the 4 of @Size to 3");
    assertThat(by(new ImpossibleCount(), partition(map(aLong("key").cardinality(5)).minLength(6))))
        .singleElement(STRING)
        .contains("can have only 5 values");
  }

  @Test
  void asManyEntriesAsKeysAreFine() {
    assertThat(by(new ImpossibleCount(), partition(map(flag("key")).minLength(2)))).isEmpty();
    assertThat(by(new ImpossibleCount(), partition(map(aLong("key")).minLength(900)))).isEmpty();
  }

  @Test
  void whatIsNotBoundedIsFine() {
    long many = Long.MAX_VALUE;
    for (PartBuilder part :
        List.of(
            text("a"),
            text("a").maxLength(3),
            text("a").alphabet("[").maxLength(3),
            text("a").alphabet("a-z").maxLength(2_000_000_000),
            bytes("a"),
            uuid("a"),
            aLong("a"))) {
      assertThat(by(new ImpossibleCount(), partition(part.cardinality(many)))).isEmpty();
    }
  }

  @Test
  void moreRowsThanUniqueValuesAreReported() {
    assertThat(
            by(
                new ImpossibleCount(),
                partition(aByte("shard").unique().origin("unique", "@Id")).volume(1000, 0, 0)))
        .containsExactly(
            """
            KW017 shard
            @Id says that no two rows have the same shard, but it can have only 256 values, and @Volume declares 1,000 rows
            write rows = 256 for @Volume\
            """);
    assertThat(
            by(
                new ImpossibleCount(),
                partition(aLong("card").unique().cardinality(40)).volume(3_000_000_000L, 0, 0)))
        .containsExactly(
            """
            KW017 card@Domain.unique
            @Domain says that no two rows have the same card, but cardinality gives it only 40 values, and @Volume declares 3,000,000,000 rows
            write @Domain(cardinality = 3000000000L, unique = true); or remove unique\
            """);
  }

  @Test
  void moreRowsThanValuesAreReportedBesideACardinalityThatIsTooHigh() {
    assertThat(
            by(
                new ImpossibleCount(),
                partition(aByte("shard").unique().cardinality(411)).volume(1000, 0, 0)))
        .containsExactly(
            """
            KW017 shard@Domain.cardinality
            shard can have only 256 values, and cardinality says that it has 411
            write @Domain(cardinality = 256, unique = true); or remove cardinality\
            """,
            """
            KW017 shard@Domain.unique
            @Domain says that no two rows have the same shard, but it can have only 256 values, and @Volume declares 1,000 rows
            write rows = 256 for @Volume, or remove unique\
            """);
  }

  @Test
  void aCardinalityIsRaisedOnlyToWhatThePartCanHave() {
    assertThat(
            by(
                new ImpossibleCount(),
                partition(aByte("shard").unique().cardinality(40)).volume(1000, 0, 0)))
        .singleElement(STRING)
        .contains("but cardinality gives it only 40 values")
        .endsWith("\nwrite rows = 40 for @Volume, or remove unique");
  }

  @Test
  void asManyRowsAsValuesAreFine() {
    assertThat(by(new ImpossibleCount(), partition(aByte("a").unique()).volume(256, 0, 0)))
        .isEmpty();
    assertThat(by(new ImpossibleCount(), partition(aByte("a")).volume(257, 0, 0))).isEmpty();
    assertThat(by(new ImpossibleCount(), partition(aByte("a").unique()))).isEmpty();
  }

  @Test
  void aRangeWithoutValuesIsAnotherFault() {
    assertThat(by(new ImpossibleCount(), partition(anInt("id").min(5).max(4).cardinality(3))))
        .isEmpty();
  }

  @Test
  void lettersAndLengthsBoundTexts() {
    assertCount(text("id").alphabet("a").maxLength(100), 101);
    assertCount(text("id").alphabet("a").minLength(50).maxLength(100), 51);
    assertCount(text("id").alphabet("\\u0000a").maxLength(1), 3);
    assertCount(text("id").alphabet("a-c").minLength(1).maxLength(2), 12);
    assertCount(anInt("id").min(1).max(Integer.MAX_VALUE), Integer.MAX_VALUE);
  }

  private static void assertCount(PartBuilder part, long values) {
    assertThat(by(new ImpossibleCount(), partition(part.cardinality(values)))).isEmpty();
    assertThat(by(new ImpossibleCount(), partition(part.cardinality(values + 1))))
        .singleElement(STRING)
        .startsWith(
            "KW017 id@Domain.cardinality\nid can have only "
                + Amounts.count(values, "value")
                + ", and cardinality says that it has "
                + Amounts.number(values + 1)
                + "\nwrite @Domain(")
        .contains("cardinality = " + values + ")")
        .endsWith("or remove cardinality");
  }
}
