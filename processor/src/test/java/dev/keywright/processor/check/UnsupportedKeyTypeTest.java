package dev.keywright.processor.check;

import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.Store;
import org.junit.jupiter.api.Test;

class UnsupportedKeyTypeTest {
  @Test
  void bytesInAStoreOfTextsAreReported() {
    assertThat(
            places(
                new UnsupportedKeyType(),
                partition(anInt("id")).sort("", anInt("number")).binary().in(Store.AZURE_TABLE)))
        .containsExactly("KW305 id");
    assertThat(
            places(
                new UnsupportedKeyType(),
                partition(text("id"))
                    .sort("", bytes("digest").nativeType())
                    .in(Store.COSMOS_NOSQL)))
        .containsExactly("KW305 digest.nativeType");
  }

  @Test
  void numbersInAStoreWithoutAreReported() {
    assertThat(
            places(
                new UnsupportedKeyType(),
                partition(text("id")).sort("", aLong("number").nativeType()).in(Store.AZURE_TABLE)))
        .containsExactly("KW305 number.nativeType");
  }

  @Test
  void lindormTakesBytesLast() {
    assertThat(
            places(
                new UnsupportedKeyType(),
                partition(anInt("id")).sort("", anInt("number")).binary().in(Store.LINDORM)))
        .containsExactly("KW305 id");
    assertThat(
            places(
                new UnsupportedKeyType(),
                partition(anInt("id"), anInt("number")).binary().in(Store.LINDORM)))
        .isEmpty();
    assertThat(
            places(
                new UnsupportedKeyType(),
                partition(text("id")).sort("", bytes("digest").nativeType()).in(Store.LINDORM)))
        .isEmpty();
  }

  @Test
  void whatTheStoreHasIsFine() {
    assertThat(
            places(
                new UnsupportedKeyType(),
                partition(text("id")).sort("", aLong("number").nativeType()).in(Store.TABLESTORE)))
        .isEmpty();
    assertThat(places(new UnsupportedKeyType(), partition(anInt("id")).binary().in(Store.HBASE)))
        .isEmpty();
    assertThat(places(new UnsupportedKeyType(), partition(text("id")).in(Store.S3))).isEmpty();
    assertThat(
            places(
                new UnsupportedKeyType(),
                partition(anInt("id")).sort("", anInt("number")).binary()))
        .isEmpty();
  }
}
