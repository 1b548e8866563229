package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PatternNameClashTest {

  @ParameterizedTest
  @ValueSource(strings = {"", "new", "orders of", "1st", "orders-of", "_"})
  void aNameThatNoMethodCanHaveIsReported(String name) {
    assertThat(by(new PatternNameClash(), partition(anInt("deviceId")).pattern(name, "")))
        .containsExactly(
            """
            KW008 @AccessPattern.name
            "%s" cannot be a method name
            choose another name, such as name = "ordersOfDevice"\
            """
                .formatted(name));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "scan",
        "of",
        "decode",
        "tryDecode",
        "splitPoints",
        "columns",
        "hashCode",
        "equals",
        "wait",
        "deviceId",
        "number",
        "partitionKey",
        "encodePartitionKey",
        "encodeNumber",
        "bucketOf",
        "compare"
      })
  void aNameOfAGeneratedMethodIsReported(String name) {
    assertThat(
            by(
                new PatternNameClash(),
                partition(anInt("deviceId"))
                    .sort("number", aLong("orderNumber"))
                    .pattern(name, "")))
        .containsExactly(
            """
            KW008 @AccessPattern.name
            access pattern "%1$s" would clash with the method %1$s(…) of the generated key
            choose another name, such as name = "ordersOfDevice"\
            """
                .formatted(name));
  }

  @Test
  void twoPatternsOfOneNameAreReported() {
    assertThat(
            by(
                new PatternNameClash(),
                partition(anInt("deviceId"))
                    .pattern("orders", "")
                    .pattern("orders", "", "deviceId")))
        .containsExactly(
            """
            KW008 @AccessPattern.name
            two access patterns are called orders
            choose another name, such as name = "ordersOfDevice"\
            """);
  }

  @Test
  void otherNamesAreFine() {
    assertThat(
            by(
                new PatternNameClash(),
                partition(anInt("deviceId"))
                    .pattern("orders", "")
                    .pattern("ordersOf", "", "deviceId")
                    .pattern("all", "")
                    .pattern("from", "")
                    .pattern("Scan", "")
                    .pattern("devices\u00e9", "")))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "decodeV1",
        "scanSinceV1",
        "decodeV7",
        "scanSinceV7",
        "writeNumber",
        "sizeOfNumber"
      })
  void aNameOfAMethodForOlderVersionsOrBuffersIsReported(String name) {
    assertThat(
            places(
                new PatternNameClash(),
                partition(anInt("deviceId"))
                    .sort("number", aLong("orderNumber"))
                    .frozen(1, "")
                    .frozen(7, "")
                    .pattern(name, "")))
        .hasSize(1);
  }

  @Test
  void versionsThatAreNotFrozenGiveNoNames() {
    assertThat(
            by(
                new PatternNameClash(),
                partition(anInt("deviceId")).frozen(1, "").pattern("decodeV2", "")))
        .isEmpty();
  }
}
