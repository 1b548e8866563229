package dev.keywright.processor.check.distribution;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.literal;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.runtime.hash.HashFunction;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConstantPrefixLeadingTest {
  @Test
  void codesThatBeginAlikeAreReported() {
    assertThat(
            places(
                new ConstantPrefixLeading(),
                partition(codes("kind", "Kind", "ord-n", "ord-p"), text("id"))))
        .containsExactly("KW204 kind");
  }

  @Test
  void aConstantThatTellsKindsOfRowApartIsFineIfOtherPartsSpreadTheRows() {
    assertThat(
            places(new ConstantPrefixLeading(), partition(codes("kind", "Kind", "n"), text("id"))))
        .isEmpty();
    assertThat(
            places(
                new ConstantPrefixLeading(),
                partition(codes("kind", "Kind", "n")).sort("", text("id")).in(Store.LINDORM)))
        .isEmpty();
    assertThat(
            places(
                new ConstantPrefixLeading(),
                partition(codes("kind", "Kind", "n")).sort("", text("id")).in(Store.TABLESTORE)))
        .containsExactly("KW204 kind");
    assertThat(places(new ConstantPrefixLeading(), partition(codes("kind", "Kind", "n"))))
        .containsExactly("KW204 kind");
  }

  @Test
  void whereAHashPlacesPartitionKeysOneOfThemTakesAllRows() {
    for (Store store : List.of(Store.DYNAMODB, Store.CASSANDRA, Store.COSMOS_NOSQL)) {
      LayoutBuilder literal = literal("R2").sort("", text("id"));
      LayoutBuilder constant = partition(codes("kind", "Kind", "n")).sort("", text("id"));
      for (LayoutBuilder layout : List.of(literal, constant)) {
        assertThat(places(new ConstantPrefixLeading(), layout.in(store))).hasSize(1);
        assertThat(places(new ConstantPrefixLeading(), layout.in(store).volume(1_000, 100, 0)))
            .isEmpty();
      }
      assertThat(
              places(
                  new ConstantPrefixLeading(),
                  partition(codes("kind", "Kind", "n"), text("user")).in(store)))
          .isEmpty();
    }
  }

  @Test
  void aPartitionKeyOfALiteralIsAConstantToo() {
    LayoutBuilder literal = literal("R2").sort("", text("id"));
    for (Store store : List.of(Store.TABLESTORE, Store.AZURE_TABLE)) {
      assertThat(by(new ConstantPrefixLeading(), literal.in(store)))
          .containsExactly(
              """
              KW204 @PartitionTemplate
              the partition key is the same in all rows: it does not spread rows
              name a part with many values in @PartitionTemplate\
              """);
    }
    for (Store store : List.of(Store.LINDORM, Store.BIGTABLE, Store.LMDB)) {
      assertThat(by(new ConstantPrefixLeading(), literal.in(store))).isEmpty();
    }
    assertThat(
            by(
                new ConstantPrefixLeading(),
                literal("R2").sort("", text("id")).volume(0, 0, 100).in(Store.TABLESTORE)))
        .isEmpty();
    assertThat(
            by(
                new ConstantPrefixLeading(),
                literal("R2").sort("", text("id")).bucket(16, "id").in(Store.TABLESTORE)))
        .isEmpty();
    assertThat(by(new ConstantPrefixLeading(), literal("R2").in(Store.TABLESTORE))).isEmpty();
  }

  @Test
  void aConstantIsReported() {
    assertThat(
            places(
                new ConstantPrefixLeading(),
                partition(anInt("version").pad(1).min(1).max(1), text("id"))))
        .containsExactly("KW204 version");
    assertThat(
            places(
                new ConstantPrefixLeading(), partition(text("tenant").cardinality(1), text("id"))))
        .containsExactly("KW204 tenant");
  }

  @Test
  void oneSharedCharacterIsFine() {
    assertThat(
            places(
                new ConstantPrefixLeading(),
                partition(codes("kind", "Kind", "on", "op"), text("id"))))
        .isEmpty();
    assertThat(
            places(
                new ConstantPrefixLeading(),
                partition(codes("kind", "Kind", "ord", "ordp"), text("id"))))
        .isEmpty();
  }

  @Test
  void elsewhereItIsFine() {
    assertThat(
            places(
                new ConstantPrefixLeading(),
                partition(text("id"), codes("kind", "Kind", "ord-n", "ord-p"))))
        .isEmpty();
    assertThat(
            places(
                new ConstantPrefixLeading(),
                partition(codes("kind", "Kind", "ord-n", "ord-p"), text("id")).in(Store.BIGTABLE)))
        .isEmpty();
    assertThat(
            places(
                new ConstantPrefixLeading(),
                partition(codes("kind", "Kind", "ord-n", "ord-p"), text("id")).in(Store.DYNAMODB)))
        .isEmpty();
    assertThat(
            places(
                new ConstantPrefixLeading(),
                partition(
                    codes("kind", "Kind", "ord-n", "ord-p").hash(HashFunction.MD5, 4), text("id"))))
        .isEmpty();
  }

  @Test
  void whatIsLeftOfTheFirstCodeIsProposed() {
    for (String sign : List.of("", "-", "_")) {
      assertThat(
              by(
                  new ConstantPrefixLeading(),
                  partition(codes("kind", "Kind", "tb" + sign + "1", "tb" + sign + "2"))))
          .singleElement(STRING)
          .endsWith(
              "\nremove the common beginning from the codes:"
                  + " write @KeyCode(\"1\") C0 and @KeyCode(\"2\") C1");
    }
    for (String sign : List.of("-", "_")) {
      assertThat(
              by(
                  new ConstantPrefixLeading(),
                  partition(codes("kind", "Kind", "tb" + sign + "1", "tb2"))))
          .containsExactly(
              """
              KW204 kind
              every key begins with "tb", as all codes of kind do: keys that begin alike stay together
              remove the common beginning from the codes: write @KeyCode("1") C0 and @KeyCode("2") C1\
              """);
    }
  }

  @Test
  void aConstantThatIsTheWholeKeyNeedsAnotherPartInItsPlace() {
    assertThat(by(new ConstantPrefixLeading(), partition(anInt("site").pad(2).cardinality(1))))
        .containsExactly(
            """
            KW204 site
            the key begins with site, which has only one value: it does not spread rows
            put a part with many values in place of site\
            """);
    assertThat(
            by(
                new ConstantPrefixLeading(),
                partition(anInt("site").pad(2).cardinality(1), text("user"))))
        .singleElement(STRING)
        .endsWith(
            "\nremove site from the key: remove @PartitionKey from site, @Domain from site, and write order = 0 for user; or put user first: write order = 0 for user and order = 1 for site");
  }
}
