package dev.keywright.processor.check.order;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aDouble;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.part;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Store;
import dev.keywright.processor.Compiled;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.hash.HashFunction;
import java.util.List;
import org.junit.jupiter.api.Test;

class NullableOrEmptyTest {

  @Test
  void aPartThatMayBeNullIsReported() {
    assertThat(by(new NullableOrEmpty(), partition(text("sellerId").nullable())))
        .containsExactly(
            """
            KW110 sellerId
            sellerId may be null, and a row without sellerId would have no key
            make sellerId required, or reserve one value that means none\
            """);
  }

  @Test
  void anOptionalIsReported() {
    assertThat(
            by(
                new NullableOrEmpty(),
                partition(
                    part(
                        "coupon",
                        new PartType.Foreign(PartType.Reason.ABSENT, "java.util.Optional")))))
        .containsExactly(
            """
            KW110 coupon
            coupon has type Optional, and Optional.empty() and Optional.of("") would have the same key
            declare coupon without Optional, and reserve one value that means none\
            """);
  }

  @Test
  void anIndexCanLeaveOutWhatIsOptional() {
    String row =
        """
        package demo;
        import dev.keywright.*;
        import java.util.Optional;
        @StoredIn(Store.DYNAMODB)
        @Index(key = "byState", name = "GSI1", sparse = true)
        record Row(
            @PartitionKey(pad = 6) int id,
            @PartitionKey(key = "byState") Optional<String> state) {}
        """;
    assertThat(Compiled.with(List.of(), Compiled.source("demo.Row", row)).errors())
        .anySatisfy(
            it ->
                assertThat(it)
                    .startsWith("[KW110 ")
                    .endsWith(
                        "Fix: declare state @Nullable, not Optional, and add sparse = true to"
                            + " @Index if it may be missing"));
  }

  @Test
  void anOptionalNumberIsReported() {
    assertThat(
            by(
                new NullableOrEmpty(),
                partition(
                    part(
                        "coupon",
                        new PartType.Foreign(PartType.Reason.ABSENT, "java.util.OptionalLong")))))
        .containsExactly(
            """
            KW110 coupon
            coupon has type OptionalLong, and OptionalLong.empty() has no digits that are not a number's
            declare coupon without OptionalLong, and reserve one value that means none\
            """);
  }

  @Test
  void aRequiredPartIsFine() {
    assertThat(by(new NullableOrEmpty(), partition(text("sellerId")))).isEmpty();
  }

  @Test
  void aTypeThatCannotStayIsForAnotherCheck() {
    assertThat(by(new NullableOrEmpty(), partition(aDouble("price").nullable()))).isEmpty();
  }

  @Test
  void someStoresRefuseOnlyAnEmptyPartitionKey() {
    assertThat(
            by(
                new NullableOrEmpty(),
                partition(text("feature")).sort("", text("version")).in(Store.CASSANDRA)))
        .singleElement()
        .asString()
        .contains("KW110 feature");
    assertThat(by(new NullableOrEmpty(), partition(text("feature")).in(Store.HBASE))).hasSize(1);
    assertThat(by(new NullableOrEmpty(), partition(text("feature")).in(Store.TABLESTORE)))
        .isEmpty();
  }

  @Test
  void aTextAloneInItsColumnIsMentionedWhereTheStoreRefusesEmptyOnes() {
    assertThat(
            by(
                new NullableOrEmpty(),
                partition(uuid("feature")).sort("", text("version")).in(Store.DYNAMODB)))
        .containsExactly(
            """
            KW110 version
            version may be empty, and sortKey holds nothing else; Amazon DynamoDB refuses an empty key column
            add @Domain(minLength = 1)\
            """);
    assertThat(
            by(
                new NullableOrEmpty(),
                partition(uuid("feature")).sort("", bytes("hash").nativeType()).in(Store.DYNAMODB)))
        .hasSize(1);
  }

  @Test
  void aColumnThatIsNeverEmptyIsFine() {
    assertThat(by(new NullableOrEmpty(), partition(text("user").minLength(1)).in(Store.DYNAMODB)))
        .isEmpty();
    assertThat(
            by(new NullableOrEmpty(), partition(text("user"), text("folder")).in(Store.DYNAMODB)))
        .isEmpty();
    assertThat(
            by(
                new NullableOrEmpty(),
                partition(text("user")).bucket(16, "user").in(Store.DYNAMODB)))
        .isEmpty();
    assertThat(
            by(
                new NullableOrEmpty(),
                partition(text("user").hash(HashFunction.MD5, 4)).in(Store.DYNAMODB)))
        .isEmpty();
    assertThat(
            by(
                new NullableOrEmpty(),
                partition(text("user").descending()).binary().in(Store.DYNAMODB)))
        .isEmpty();
    assertThat(by(new NullableOrEmpty(), partition(anInt("user").pad(6)).in(Store.DYNAMODB)))
        .isEmpty();
  }

  @Test
  void mostStoresKeepEmptyColumns() {
    assertThat(by(new NullableOrEmpty(), partition(text("user")))).isEmpty();
    assertThat(by(new NullableOrEmpty(), partition(text("user")).in(Store.TABLESTORE))).isEmpty();
  }
}
