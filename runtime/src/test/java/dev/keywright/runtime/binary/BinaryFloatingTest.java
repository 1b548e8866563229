package dev.keywright.runtime.binary;

import static dev.keywright.runtime.binary.BinaryLaws.assertMalformed;
import static dev.keywright.runtime.binary.BinaryLaws.assertOrder;
import static dev.keywright.runtime.binary.BinaryLaws.hex;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BinaryFloatingTest {

  @ParameterizedTest
  @CsvSource({
    "-Infinity, 000fffffffffffff",
    "-1.5, 4007ffffffffffff",
    "-0.0, 7fffffffffffffff",
    "0.0, 8000000000000000",
    "1.0, bff0000000000000",
    "Infinity, fff0000000000000",
    "NaN, fff8000000000000"
  })
  void doublesTakeEightBytes(double value, String stored) {
    assertThat(hex(BinaryDouble.of("d").encode(value))).isEqualTo(stored);
  }

  @ParameterizedTest
  @CsvSource({
    "-Infinity, 007fffff",
    "-1.5, 403fffff",
    "-0.0, 7fffffff",
    "0.0, 80000000",
    "1.0, bf800000",
    "Infinity, ff800000",
    "NaN, ffc00000"
  })
  void floatsTakeFourBytes(float value, String stored) {
    assertThat(hex(BinaryFloat.of("f").encode(value))).isEqualTo(stored);
  }

  @Test
  void anyBitsSortAsJavaComparesThem() {
    Random random = new Random(7);
    List<Double> doubles = new ArrayList<>();
    List<Float> floats = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      doubles.add(Double.longBitsToDouble(random.nextLong()));
      floats.add(Float.intBitsToFloat(random.nextInt()));
    }
    for (BinaryDouble part :
        List.of(BinaryDouble.of("d"), BinaryDouble.of("d").descendingOrder())) {
      assertOrder(part, Double::compare, doubles);
    }
    for (BinaryFloat part : List.of(BinaryFloat.of("f"), BinaryFloat.of("f").descendingOrder())) {
      assertOrder(part, Float::compare, floats);
    }
  }

  @Test
  void everyNaNIsWrittenAsTheCanonicalOne() {
    for (long bits : new long[] {0x7ff0000000000001L, 0xfff8000000000000L, -1L}) {
      assertThat(hex(BinaryDouble.of("d").encode(Double.longBitsToDouble(bits))))
          .isEqualTo("fff8000000000000");
    }
    for (int bits : new int[] {0x7f800001, 0xffc00000, -1}) {
      assertThat(hex(BinaryFloat.of("f").encode(Float.intBitsToFloat(bits)))).isEqualTo("ffc00000");
    }
  }

  @ParameterizedTest
  @CsvSource({"fff0000000000001", "ffffffffffffffff", "0000000000000000", "0007ffffffffffff"})
  void anotherNaNOfEightBytesIsMalformed(String stored) {
    assertMalformed(
        BinaryDouble.of("d"),
        stored,
        0,
        "d at position 0: expected a number, or the canonical NaN, found " + stored);
  }

  @ParameterizedTest
  @CsvSource({"ff800001", "ffffffff", "00000000", "003fffff"})
  void anotherNaNOfFourBytesIsMalformed(String stored) {
    assertMalformed(
        BinaryFloat.of("f"),
        stored,
        0,
        "f at position 0: expected a number, or the canonical NaN, found " + stored);
  }

  @Test
  void zerosKeepTheirSigns() {
    assertThat(BinaryLaws.read(BinaryDouble.of("d"), BinaryDouble.of("d").encode(-0.0)))
        .isEqualTo(-0.0);
    assertThat(BinaryLaws.read(BinaryFloat.of("f"), BinaryFloat.of("f").encode(-0f)))
        .isEqualTo(-0f);
  }

  @Test
  void sizesAreThoseOfTheTypes() {
    assertThat(BinaryDouble.of("d").size(1)).isEqualTo(8);
    assertThat(BinaryFloat.of("f").size(1)).isEqualTo(4);
  }
}
