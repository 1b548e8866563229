package dev.keywright.processor.check.order;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.LayoutBuilder.withoutPartition;
import static dev.keywright.processor.check.PartBuilder.aDouble;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.part;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Store;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.check.PartBuilder;
import dev.keywright.processor.model.PartType;
import java.util.List;
import org.junit.jupiter.api.Test;

class FloatingKeyTest {

  @Test
  void aDoubleIsReported() {
    assertThat(by(new FloatingKey(), partition(aDouble("price"))))
        .containsExactly(
            """
            KW108 price
            price has type double, whose text does not sort: price = 9.0 sorts after price = 10.0: "9.0" > "10.0"
            declare price as long, counted in its smallest unit, with pad = 19 (and signed = true if it can be negative); or add @KeyFormat(Format.BINARY), and remove @Separator\
            """);
  }

  @Test
  void aFloatIsReported() {
    assertThat(by(new FloatingKey(), partition(part("price", SimpleType.FLOAT))))
        .containsExactly(
            """
            KW108 price
            price has type float, whose text does not sort: price = 9.0 sorts after price = 10.0: "9.0" > "10.0"
            declare price as long, counted in its smallest unit, with pad = 19 (and signed = true if it can be negative); or add @KeyFormat(Format.BINARY), and remove @Separator\
            """);
  }

  @Test
  void aBigDecimalIsReported() {
    assertThat(
            by(
                new FloatingKey(),
                partition(
                    part(
                        "price",
                        new PartType.Foreign(PartType.Reason.FRACTION, "java.math.BigDecimal")))))
        .containsExactly(
            """
            KW108 price
            price has type BigDecimal, whose text does not sort: price = 9 sorts after price = 10: "9" > "10"
            declare price as long, counted in its smallest unit, with pad = 19 (and signed = true if it can be negative)\
            """);
  }

  @Test
  void aPadThatBinaryRefusesIsToBeLeftOut() {
    assertThat(by(new FloatingKey(), partition(aDouble("price").pad(9))))
        .containsExactly(
            """
            KW108 price
            price has type double, whose text does not sort: price = 9.0 sorts after price = 10.0: "9.0" > "10.0"
            declare price as long, counted in its smallest unit, with pad = 19 (and signed = true if it can be negative); or add @KeyFormat(Format.BINARY), and remove @Separator\
            """);
  }

  @Test
  void aSignIsAskedForWhereValuesAreNegative() {
    String digits = "declare price as long, counted in its smallest unit, with pad = 19";
    assertThat(fix(partition(aDouble("price").min(-5)))).startsWith(digits + " and signed = true;");
    assertThat(fix(partition(aDouble("price").min(0)))).startsWith(digits + ";");
  }

  @Test
  void aLongIsFine() {
    assertThat(by(new FloatingKey(), partition(aLong("price")))).isEmpty();
  }

  @Test
  void bytesOfAFloatOrDoubleSort() {
    PartBuilder ratio = part("ratio", SimpleType.FLOAT);
    assertThat(by(new FloatingKey(), partition(aDouble("price"), ratio).binary())).isEmpty();
  }

  @Test
  void aBigDecimalHasNoBytesThatSortEither() {
    assertThat(
            by(
                new FloatingKey(),
                partition(
                        part(
                            "price",
                            new PartType.Foreign(PartType.Reason.FRACTION, "java.math.BigDecimal")))
                    .binary()))
        .containsExactly(
            """
            KW108 price
            price has type BigDecimal, whose text does not sort: price = 9 sorts after price = 10: "9" > "10"
            declare price as long, counted in its smallest unit, with pad = 19 (and signed = true if it can be negative)\
            """);
  }

  @Test
  void aNativeColumnHasNoTextAndNoDigits() {
    assertThat(
            by(
                new FloatingKey(),
                partition(aLong("shop").pad(6)).sort("price", aDouble("price").nativeType())))
        .containsExactly(
            """
            KW108 price
            price has type double, and no store has double as its own type in keys
            declare price as long, counted in its smallest unit\
            """);
  }

  @Test
  void bytesAreProposedWhereTheStoreTakesThemInEveryPlace() {
    String digits =
        "declare price as long, counted in its smallest unit, with pad = 19 (and signed = true if it"
            + " can be negative)";
    String binary = digits + "; or add @KeyFormat(Format.BINARY), and remove @Separator";
    assertThat(fix(partition(aDouble("price")))).isEqualTo(binary);
    assertThat(fix(partition(aDouble("price")).in(Store.LINDORM))).isEqualTo(binary);
    assertThat(fix(partition(aDouble("price")).in(Store.AZURE_TABLE))).isEqualTo(digits);
    assertThat(fix(partition(aDouble("price")).sort("", text("id")).in(Store.LINDORM)))
        .isEqualTo(digits);
    assertThat(
            fix(
                partition(aDouble("price"))
                    .sort("", bytes("id").nativeType())
                    .in(Store.TABLESTORE)))
        .isEqualTo(binary);
    assertThat(
            fix(
                withoutPartition()
                    .sort("id", text("id").nativeType())
                    .sort("price", aDouble("price"))
                    .in(Store.LINDORM)))
        .isEqualTo(binary);
  }

  private static String fix(LayoutBuilder layout) {
    List<String> findings = by(new FloatingKey(), layout);
    assertThat(findings).hasSize(1);
    return findings.get(0).lines().skip(2).findFirst().orElseThrow();
  }
}
