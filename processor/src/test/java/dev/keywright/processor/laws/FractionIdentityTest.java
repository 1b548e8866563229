package dev.keywright.processor.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.Key;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys with fractions are equal when their bytes are, also if equality is generated. */
class FractionIdentityTest {
  private static final List<Double> DOUBLES =
      List.of(Double.NaN, -0.0, 0.0, 1.5, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

  // With a byte[], equals and hashCode are generated; without, they are those of a record.
  private static LoadedKey offers(String last) {
    Compiled compiled =
        Compiled.whateverTheLoad(
            Compiled.source(
                UserTypes.PACKAGE + ".Offer",
                "package " + UserTypes.PACKAGE + ";",
                "import dev.keywright.*;",
                "@KeyFormat(Format.BINARY)",
                "public record Offer(",
                "@PartitionKey(order = 0) double price,",
                "@PartitionKey(order = 1) float discount,",
                "@PartitionKey(order = 2) " + last + " last) {}"));
    return new LoadedKey(compiled.load(), "Offer");
  }

  @ParameterizedTest
  @ValueSource(strings = {"boolean", "byte[]"})
  void keysAreEqualWhenTheirBytesAre(String last) {
    LoadedKey offers = offers(last);
    Object end = last.equals("boolean") ? true : new byte[] {1};
    for (double a : DOUBLES) {
      for (double b : DOUBLES) {
        Key one = offers.make(a, (float) b, end);
        Key other = offers.make(b, (float) a, end);
        boolean isSame = Row.areSame(one.columns().values(), other.columns().values());
        assertThat(one.equals(other)).as("%s and %s", one, other).isEqualTo(isSame);
        assertThat(one.equals(offers.make(a, (float) b, end))).isTrue();
        assertThat(one).hasSameHashCodeAs(offers.make(a, (float) b, end));
      }
    }
  }

  @Test
  void everyNaNIsOneValue() {
    LoadedKey offers = offers("byte[]");
    double other = Double.longBitsToDouble(0x7ff8_0000_0000_0001L);

    assertThat(offers.make(other, 1f, new byte[0]))
        .isEqualTo(offers.make(Double.NaN, 1f, new byte[0]))
        .hasSameHashCodeAs(offers.make(Double.NaN, 1f, new byte[0]));
  }
}
