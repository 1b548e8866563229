package dev.keywright.processor.check;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aDouble;
import static dev.keywright.processor.check.PartBuilder.part;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.PartType;
import org.junit.jupiter.api.Test;

class NullablePartTest {

  @Test
  void aPartThatMayBeNullIsReported() {
    assertThat(by(new NullablePart(), partition(text("sellerId").nullable())))
        .containsExactly(
            """
            KW110 sellerId
            sellerId may be null, and a Purchase without sellerId would have no key
            make sellerId required, or let one value stand for none\
            """);
  }

  @Test
  void anOptionalIsReported() {
    assertThat(
            by(
                new NullablePart(),
                partition(part("coupon", new PartType.Absent("java.util.Optional")))))
        .containsExactly(
            """
            KW110 coupon
            coupon has type Optional, and Optional.empty() and Optional.of("") would have the same key
            declare coupon without Optional, and let one value stand for none\
            """);
  }

  @Test
  void anOptionalNumberIsReported() {
    assertThat(
            by(
                new NullablePart(),
                partition(part("coupon", new PartType.Absent("java.util.OptionalLong")))))
        .containsExactly(
            """
            KW110 coupon
            coupon has type OptionalLong, and OptionalLong.empty() has no digits that are not a number's
            declare coupon without OptionalLong, and let one value stand for none\
            """);
  }

  @Test
  void aRequiredPartIsFine() {
    assertThat(by(new NullablePart(), partition(text("sellerId")))).isEmpty();
  }

  @Test
  void aTypeThatCannotStayIsForAnotherCheck() {
    assertThat(by(new NullablePart(), partition(aDouble("price").nullable()))).isEmpty();
  }
}
