package dev.keywright.processor.check.limits;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.description.store.Store;
import org.junit.jupiter.api.Test;

class KeyTypeTest {
  @Test
  void bytesInAStoreOfTextsAreReported() {
    assertThat(
            places(
                new KeyType(),
                partition(anInt("id")).sort("", anInt("number")).binary().in(Store.AZURE_TABLE)))
        .containsExactly("KW305 id");
    assertThat(
            places(
                new KeyType(),
                partition(text("id"))
                    .sort("", bytes("digest").nativeType())
                    .in(Store.COSMOS_NOSQL)))
        .containsExactly("KW305 digest.nativeType");
  }

  @Test
  void numbersInAStoreWithoutAreReported() {
    assertThat(
            places(
                new KeyType(),
                partition(text("id")).sort("", aLong("number").nativeType()).in(Store.AZURE_TABLE)))
        .containsExactly("KW305 number.nativeType");
  }

  @Test
  void lindormTakesBytesLast() {
    assertThat(
            places(
                new KeyType(),
                partition(anInt("id")).sort("", anInt("number")).binary().in(Store.LINDORM)))
        .containsExactly("KW305 id");
    assertThat(
            places(
                new KeyType(), partition(anInt("id"), anInt("number")).binary().in(Store.LINDORM)))
        .isEmpty();
    assertThat(
            places(
                new KeyType(),
                partition(text("id")).sort("", bytes("digest").nativeType()).in(Store.LINDORM)))
        .isEmpty();
  }

  @Test
  void whatTheStoreHasIsFine() {
    assertThat(
            places(
                new KeyType(),
                partition(text("id")).sort("", aLong("number").nativeType()).in(Store.TABLESTORE)))
        .isEmpty();
    assertThat(places(new KeyType(), partition(anInt("id")).binary().in(Store.HBASE))).isEmpty();
    assertThat(places(new KeyType(), partition(text("id")).in(Store.S3))).isEmpty();
    assertThat(places(new KeyType(), partition(anInt("id")).sort("", anInt("number")).binary()))
        .isEmpty();
  }

  @Test
  void textNeedsTheDigitsThatBytesDoWithout() {
    assertThat(
            by(
                new KeyType(),
                partition(
                        anInt("id"),
                        aLong("low").min(-1234).max(5),
                        aLong("high").min(-5).max(1234),
                        aLong("order").reversed(),
                        text("note"))
                    .chunked(1_000, 3)
                    .binary()
                    .in(Store.AZURE_TABLE)))
        .containsExactly(
            """
            KW305 id
            partitionKey holds bytes, and key columns of Azure Table Storage hold text
            remove @KeyFormat(Format.BINARY), add pad = 10 to id, pad = 4 and signed = true to low\
             and pad = 4 and signed = true to high\
            """);
    assertThat(by(new KeyType(), partition(text("id")).binary().in(Store.AZURE_TABLE)))
        .singleElement(STRING)
        .endsWith("\nremove @KeyFormat(Format.BINARY)");
  }

  @Test
  void bytesThatMayStandLastAreProposedThere() {
    assertThat(
            by(
                new KeyType(),
                partition(text("id")).sort("", text("number")).binary().in(Store.LINDORM)))
        .containsExactly(
            """
            KW305 id
            partitionKey holds bytes, which Lindorm allows only in the last key column
            remove @KeyFormat(Format.BINARY), or put all parts in one column\
            """);
    assertThat(
            by(
                new KeyType(),
                partition(text("id"))
                    .sort("digest", bytes("digest").nativeType())
                    .sort("number", anInt("number").pad(9))
                    .in(Store.LINDORM)))
        .containsExactly(
            """
            KW305 digest.nativeType
            digest holds bytes, which Lindorm allows only in the last key column
            remove nativeType\
            """);
  }

  @Test
  void aNumberIsRefusedByStoresOfBytesToo() {
    assertThat(
            by(
                new KeyType(),
                partition(text("id")).sort("number", aLong("number").nativeType()).in(Store.REDIS)))
        .containsExactly(
            """
            KW305 number.nativeType
            number holds a number, and key columns of Redis hold text or bytes
            add pad = 19, and remove nativeType\
            """);
  }

  @Test
  void aTypeThatTheStoreHasNotIsNamed() {
    assertThat(
            by(
                new KeyType(),
                partition(text("id")).sort("at", instant("at").nativeType()).in(Store.DYNAMODB)))
        .containsExactly(
            """
            KW305 at.nativeType
            at holds a time, and key columns of Amazon DynamoDB hold text or bytes or a number
            remove nativeType\
            """);
    assertThat(
            by(
                new KeyType(),
                partition(text("id"))
                    .sort("number", aLong("number").nativeType().descending())
                    .in(Store.DYNAMODB)))
        .containsExactly(
            """
            KW305 number.direction
            direction = DESC puts the largest number first, and key columns of Amazon DynamoDB are\
             always ascending
            remove direction\
            """);
    assertThat(
            by(
                new KeyType(),
                partition(text("id"))
                    .sort("at", instant("at").nativeType().descending())
                    .in(Store.CASSANDRA)))
        .isEmpty();
  }

  @Test
  void aDoubleOfCosmosHasNotEveryLong() {
    assertThat(
            by(
                new KeyType(),
                partition(aLong("user").nativeType())
                    .sort("id", text("id").nativeType())
                    .in(Store.COSMOS_NOSQL)))
        .containsExactly(
            """
            KW305 user.nativeType
            Azure Cosmos DB for NoSQL keeps user as a double, so user = 9007199254740992 and\
             user = 9007199254740993 become the same key
            add @Domain(min = -9007199254740992L, max = 9007199254740992L)\
            """);
    assertThat(
            places(
                new KeyType(),
                partition(aLong("user").nativeType().min(0).max(1L << 53))
                    .sort("id", text("id").nativeType())
                    .in(Store.COSMOS_NOSQL)))
        .isEmpty();
    assertThat(
            places(
                new KeyType(),
                partition(anInt("user").nativeType())
                    .sort("id", text("id").nativeType())
                    .in(Store.COSMOS_NOSQL)))
        .isEmpty();
  }

  @Test
  void theIdOfCosmosIsAText() {
    assertThat(
            by(
                new KeyType(),
                partition(text("tenant").nativeType())
                    .sort("id", anInt("id").nativeType())
                    .in(Store.COSMOS_NOSQL)))
        .containsExactly(
            """
            KW305 id.nativeType
            id holds a number, and the last key column of Azure Cosmos DB for NoSQL holds text
            add pad = 10, and remove nativeType\
            """);
  }

  @Test
  void aTextOfTheStoreIsAText() {
    for (Store store : Store.values()) {
      assertThat(
              places(
                  new KeyType(),
                  partition(text("id")).sort("", text("note").nativeType()).in(store)))
          .isEmpty();
    }
  }

  @Test
  void aBucketAloneInItsColumnIsReportedAtTheEntity() {
    assertThat(
            places(
                new KeyType(),
                partition().sort("", text("id")).bucket(16, "id").binary().in(Store.AZURE_TABLE)))
        .containsExactly("KW305 Purchase");
  }
}
