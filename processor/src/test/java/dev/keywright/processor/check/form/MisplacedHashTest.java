package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.hash.HashFunction;
import org.junit.jupiter.api.Test;

class MisplacedHashTest {

  @Test
  void aHashBehindTheFirstPartIsReported() {
    assertThat(
            by(
                new IllegalPart(),
                partition(anInt("deviceId"), text("sellerId").hash(HashFunction.MD5, 4))))
        .containsExactly(
            """
            KW007 sellerId.hashPrefix
            hashPrefix of sellerId is not at the beginning of the key, so it cannot spread the rows
            move hashPrefix to deviceId, or write order = 0 for sellerId\
            """);
  }

  @Test
  void aHashBeforeTheFirstPartIsFine() {
    assertThat(
            by(
                new IllegalPart(),
                partition(anInt("deviceId").hash(HashFunction.MD5, 4), text("sellerId"))))
        .isEmpty();
  }
}
