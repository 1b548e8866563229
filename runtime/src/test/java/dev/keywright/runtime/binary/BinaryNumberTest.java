package dev.keywright.runtime.binary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.codec.UnexplainedRefusal;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.number.OutOfOrder;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class BinaryNumberTest {
  private static final int TRIES = 20_000;

  static Stream<BinaryNumber> codecs() {
    return Stream.of(NumberEncoding.values())
        .filter(it -> !it.isText())
        .flatMap(
            it ->
                it.hasWidth()
                    ? Stream.of(1, 2, 3, 5, 8).map(width -> NumberForm.of(it, width))
                    : Stream.of(NumberForm.of(it)))
        .flatMap(
            form ->
                Stream.of(
                    BinaryNumber.of("id", form),
                    BinaryNumber.of("id", form).descendingOrder(),
                    BinaryNumber.of("id", form.countingDownFrom(70_000)),
                    BinaryNumber.of("id", form.countingDownFrom(Long.MAX_VALUE))));
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void everyNumberIsReadAgain(BinaryNumber codec) {
    Random random = new Random(3);
    for (int i = 0; i < TRIES; i++) {
      long value =
          Math.max(codec.min(), Math.min(codec.max(), random.nextLong() >> random.nextInt(64)));
      byte[] bytes = codec.encode(value);
      long read = codec.readLong(BinaryReader.explaining("column", bytes));
      if (read != value) {
        fail("%s is read as %s", value, read);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void randomBytesAreRefusedOrTheOneFormOfANumber(BinaryNumber codec) {
    Random random = new Random(5);
    int refusals = 0;
    for (int i = 0; i < TRIES; i++) {
      byte[] bytes = new byte[random.nextInt(11)];
      random.nextBytes(bytes);
      BinaryReader in = BinaryReader.of("column", bytes, ReadMode.CHECKING);
      try {
        long value = codec.read(in);
        byte[] read = Arrays.copyOf(bytes, in.position());
        BinaryLaws.assertSame(codec.encode(value), read);
      } catch (UnexplainedRefusal refused) {
        if (refusals++ % BinaryLaws.EXPLAINED == 0) {
          assertThatExceptionOfType(MalformedKeyException.class)
              .isThrownBy(() -> codec.read(BinaryReader.explaining("column", bytes)))
              .satisfies(it -> assertThat(it.part()).isEqualTo("id"));
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "VARINT_LEB128,8000",
    "VARINT_LEB128,ffffffffffffffffff01",
    "VARINT_BITCOIN,80fefefefefefefefe7f00",
    "VARINT_COCKROACHDB,f66d",
    "VARINT_COCKROACHDB,7f",
    "VARINT_COCKROACHDB,fe00",
    "VARINT_COCKROACHDB,8700",
    "VARINT_COCKROACHDB,fd8000000000000000",
    "VARINT_COCKROACHDB,807fffffffffffffff",
    "VARINT_FOUNDATIONDB,1500",
    "VARINT_FOUNDATIONDB,1600ff",
    "VARINT_FOUNDATIONDB,13ff",
    "VARINT_FOUNDATIONDB,1c8000000000000000",
    "VARINT_FOUNDATIONDB,0c7ffffffffffffffe",
    "VARINT_FOUNDATIONDB,0bffffffffffffffffff"
  })
  void otherFormsOfANumberAreRefused(NumberEncoding encoding, String bytes) {
    BinaryReader in = BinaryReader.explaining("column", HexFormat.of().parseHex(bytes));
    assertThatThrownBy(
            () -> {
              BinaryNumber.of("id", NumberForm.of(encoding)).read(in);
              in.end();
            })
        .isInstanceOf(MalformedKeyException.class);
  }

  // Written numbers sort from 0 to the largest, then from the smallest to -1.
  @Test
  void theEndsOfNumbersThatAreCountedDownAreBesideTheirConstant() {
    BinaryNumber two =
        BinaryNumber.of(
            "id", NumberForm.of(NumberEncoding.TWOS_COMPLEMENT, 2).countingDownFrom(70_000));

    assertThat(two.extremes().whole())
        .contains(two.encode(70_000), two.encode(70_001))
        .contains(new byte[] {0, 0}, new byte[] {-1, -1});
  }

  @Test
  void valuesOutsideAreRefused() {
    BinaryNumber three = BinaryNumber.of("id", NumberForm.of(NumberEncoding.UNSIGNED, 3));
    assertThatThrownBy(() -> three.encode(1 << 24)).isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> three.encode(-1)).isInstanceOf(InvalidPartException.class);
    BinaryNumber inverted =
        BinaryNumber.of(
            "id",
            NumberForm.of(NumberEncoding.TWOS_COMPLEMENT, 8).countingDownFrom(Long.MAX_VALUE));
    assertThatThrownBy(() -> inverted.encode(-1)).isInstanceOf(InvalidPartException.class);
  }

  @Test
  void bitsCompareWithoutASign() {
    BinaryNumber bits = BinaryNumber.of("id", NumberForm.of(NumberEncoding.UNSIGNED, 8)).ofBits();
    assertThat(bits.encode(-1)).containsOnly(0xFF);
    assertThat(bits.isLarger(-1, Long.MAX_VALUE)).isTrue();
  }

  /** Of short ranges, every pair is compared; the pair that is told is one of them. */
  @ParameterizedTest
  @EnumSource(NumberEncoding.class)
  void misorderedNumbersAreFoundExactlyWhereThereAreSome(NumberEncoding encoding) {
    if (encoding.isText()) {
      return;
    }
    Random random = new Random(9);
    for (int i = 0; i < 3_000; i++) {
      int typeBytes = 1 << random.nextInt(4);
      int width = encoding.hasWidth() ? 1 + random.nextInt(8) : 0;
      NumberForm form = NumberForm.of(encoding, width);
      if (random.nextInt(3) == 0) {
        form = form.countingDownFrom(random.nextInt(40_000));
      }
      BinaryNumber codec = BinaryNumber.of("id", form);
      codec = form.isOfBits(typeBytes) ? codec.ofBits() : codec;
      long type = Long.MAX_VALUE >> (Long.SIZE - Byte.SIZE * typeBytes);
      long[] edges = {0, 128, 256, 512, 16_512, 65_536, 2_113_664};
      long low = edges[random.nextInt(edges.length)] - random.nextInt(300);
      long high = low + random.nextInt(500);
      codec = codec.atLeast(Math.max(-type - 1, low)).atMost(Math.min(type, high));
      if (codec.min() > codec.max()) {
        continue;
      }
      Optional<OutOfOrder> found = form.misordered(typeBytes, codec.min(), codec.max());
      assertThat(found.isPresent())
          .as("%s %s %d to %d", form, typeBytes, codec.min(), codec.max())
          .isEqualTo(isMisordered(codec));
      found.ifPresent(new Wrong(codec)::require);
    }
  }

  private static boolean isMisordered(BinaryNumber codec) {
    // In the order of the values: those below zero come last if they stand for their bits.
    long[] values = LongStream.rangeClosed(codec.min(), codec.max()).toArray();
    Long[] boxed = Arrays.stream(values).boxed().toArray(Long[]::new);
    Arrays.sort(boxed, (a, b) -> codec.isLarger(a, b) ? 1 : codec.isLarger(b, a) ? -1 : 0);
    byte[][] encoded = Arrays.stream(boxed).map(codec::encode).toArray(byte[][]::new);
    return IntStream.range(1, encoded.length)
        .anyMatch(i -> areWrong(codec, encoded[i - 1], encoded[i]));
  }

  private static boolean areWrong(BinaryNumber codec, byte[] lower, byte[] upper) {
    int order = Arrays.compareUnsigned(lower, upper);
    return codec.descending() ? order < 0 : order > 0;
  }

  private record Wrong(BinaryNumber codec) {
    boolean is(long lower, long upper) {
      return areWrong(codec, codec.encode(lower), codec.encode(upper));
    }

    void require(OutOfOrder pair) {
      assertThat(codec.isLarger(pair.upper(), pair.lower())).isTrue();
      assertThat(is(pair.lower(), pair.upper())).isTrue();
    }
  }
}
