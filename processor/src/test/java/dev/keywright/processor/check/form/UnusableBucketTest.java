package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.date;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UnusableBucketTest {

  @Test
  void aRemainderOfTextIsReported() {
    assertThat(by(new UnusableBucket(), partition(text("user")).modulo(16, "user")))
        .containsExactly(
            """
            KW006 @Bucket.by
            by = MODULO takes the remainder of a number or time, and user has type String
            hash the encoded parts: remove by\
            """);
  }

  @Test
  void aRemainderOfAnEnumIsReported() {
    assertThat(
            by(
                new UnusableBucket(),
                partition(codes("source", "Source", "tb")).modulo(16, "source")))
        .containsExactly(
            """
            KW006 @Bucket.by
            by = MODULO takes the remainder of a number or time, and source has type Source
            hash the encoded parts: remove by\
            """);
  }

  @Test
  void aRemainderOfTwoPartsIsReported() {
    assertThat(
            by(
                new UnusableBucket(),
                partition(anInt("shop"), anInt("device")).modulo(16, "shop", "device")))
        .containsExactly(
            """
            KW006 @Bucket.by
            by = MODULO takes the remainder of one part, not of 2
            hash the encoded parts: remove by\
            """);
  }

  @Test
  void aHashOfARemainderIsReported() {
    assertThat(
            by(new UnusableBucket(), partition(anInt("device")).modulo(16, "device").bucketHash()))
        .containsExactly(
            """
            KW006 @Bucket.hash
            hash belongs to by = HASH, and by = MODULO hashes nothing
            remove hash, or by\
            """);
  }

  @Test
  void aHashOfTheStoresOwnLongIsReported() {
    assertThat(
            by(
                new UnusableBucket(),
                partition(anInt("device"))
                    .sort("number", aLong("number").nativeType())
                    .bucket(16, "number")))
        .containsExactly(
            """
            KW006 @Bucket.of
            the bucket is a hash of encoded parts, and number is kept as the store's own type
            remove nativeType from number, or add by = BucketBy.MODULO\
            """);
  }

  @Test
  void aHashOfTheStoresOwnTextIsReported() {
    assertThat(
            by(
                new UnusableBucket(),
                partition(anInt("device"))
                    .sort("name", text("name").nativeType())
                    .bucket(16, "device", "name")))
        .containsExactly(
            """
            KW006 @Bucket.of
            the bucket is a hash of encoded parts, and name is kept as the store's own type
            remove nativeType from name\
            """);
  }

  @Test
  void aHashOfAnythingEncodedIsFine() {
    assertThat(
            by(
                new UnusableBucket(),
                partition(text("user"), instant("at"), uuid("id")).bucket(16, "user", "at", "id")))
        .isEmpty();
    assertThat(by(new UnusableBucket(), partition(text("user")).bucket(16, "user").bucketHash()))
        .isEmpty();
  }

  @Test
  void aRemainderOfANumberOrTimeIsFine() {
    assertThat(by(new UnusableBucket(), partition(aLong("number")).modulo(16, "number"))).isEmpty();
    assertThat(by(new UnusableBucket(), partition(instant("at")).modulo(16, "at"))).isEmpty();
    assertThat(by(new UnusableBucket(), partition().sort("day", date("day")).modulo(16, "day")))
        .isEmpty();
    assertThat(
            by(
                new UnusableBucket(),
                partition(anInt("device"))
                    .sort("number", aLong("number").nativeType())
                    .modulo(16, "number")))
        .isEmpty();
  }

  @Test
  void aKeyWithoutBucketsIsFine() {
    assertThat(by(new UnusableBucket(), partition(text("user")))).isEmpty();
  }
}
