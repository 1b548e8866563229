package dev.keywright.layout.inspection;

import static dev.keywright.layout.Hostile.LONGEST_MESSAGE;
import static dev.keywright.layout.Hostile.SIZE;
import static dev.keywright.layout.Hostile.assertShort;
import static dev.keywright.layout.Hostile.scattered;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.layout.Hostile;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.MalformedSignatureException;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.MalformedKeyException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Stored columns of ten million characters where a few are usual, and of very many parts. */
@Tag("full")
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class HostileKeysTest {
  /** Layouts whose one column may hold anything, or nothing of the kind. */
  static Stream<String> layouts() {
    String enumOfMany =
        IntStream.range(0, 3_000)
            .mapToObj(i -> "C" + i + "=\"C" + i + "\"")
            .collect(Collectors.joining(" ", "enum(", ")"));
    return Stream.of(
            "String",
            "String reversed",
            "String alphabet=\"0-9\"",
            "String hashPrefix=4 hash=MD5",
            "String hashPrefix=8 hash=CRC32C, b String unordered",
            "byte[]",
            enumOfMany,
            "UUID",
            "long",
            "boolean, b String",
            "suffix(6)")
        .flatMap(
            type ->
                Stream.of(
                    "TEXT separator='!' escape | partitionKey: a " + type,
                    "TEXT separator=',' | partitionKey: a " + type + ", z int unordered",
                    "BINARY | partitionKey: a " + type,
                    "BINARY | partitionKey: a " + type + ", z int"))
        .filter(HostileKeysTest::isLayout);
  }

  private static boolean isLayout(String signature) {
    try {
      return LayoutSignature.parse(signature).columns().size() == 1;
    } catch (MalformedSignatureException malformed) {
      return false;
    }
  }

  @Test
  void mostOfTheLayoutsAreSome() {
    assertThat(layouts()).hasSizeGreaterThan(30);
  }

  /** Content that begins as a key might, and goes on for ever; of each layout another. */
  private static Object content(LayoutSignature layout) {
    int choice = layout.toString().length();
    if (layout.format() == LayoutFormat.TEXT) {
      String text = List.of("0", "a", "!", "\"00", "-", "\u0000", "9,").get(choice % 7);
      return text.repeat(SIZE / text.length());
    }
    return bytes(List.of(0, 1, (int) 'a', 0xc3, 0xff).get(choice % 5));
  }

  private static byte[] bytes(int value) {
    byte[] bytes = new byte[SIZE];
    Arrays.fill(bytes, (byte) value);
    return bytes;
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void aKeyOfTenMillionCharactersIsReadOrRefused(String signature) {
    LayoutSignature layout = LayoutSignature.parse(signature);
    LayoutCodec codec = LayoutCodec.of(layout);
    Object content = content(layout);
    Inspection inspection = KeyInspector.of(layout).inspect(content);
    try {
      Map<String, Object> values = codec.decode(content);
      assertThat(inspection.isComplete()).isTrue();
      Object written = codec.encode(values).values().iterator().next();
      assertThat(Arrays.deepEquals(new Object[] {written}, new Object[] {content})).isTrue();
    } catch (MalformedKeyException malformed) {
      assertThat(inspection.isComplete()).isFalse();
      assertShort(malformed);
    }
    assertThat(inspection.toString()).hasSizeLessThan(10 * LONGEST_MESSAGE);
  }

  @Test
  void aRangeOfSuchKeysIsPrintedShort() {
    String long1 = "a".repeat(SIZE);
    byte[] bytes = bytes(0xff);

    KeyRange<String> texts =
        KeyRange.of(Map.of(), "partitionKey", long1, long1 + "b", ColumnOrder.TEXT);
    KeyRange<byte[]> raw = KeyRange.of(Map.of(), "sortKey", bytes, null, ColumnOrder.BYTES);

    assertThat(texts.contains(long1 + "a")).isTrue();
    assertThat(texts.contains(long1 + "c")).isFalse();
    assertThat(raw.contains(bytes)).isTrue();
    assertThat(texts.toString() + raw).hasSizeLessThan(LONGEST_MESSAGE);
    assertThat(ColumnOrder.TEXT.nextPrefix(Character.toString(0x10ffff).repeat(SIZE / 2))).isNull();
    assertThat(ColumnOrder.BYTES.nextPrefix(bytes)).isNull();
    assertThatThrownBy(
            () -> KeyRange.of(Map.of(), "partitionKey", long1 + "b", long1, ColumnOrder.TEXT))
        .satisfies(Hostile::assertShort);
  }

  @Test
  void aKeyOfTenMillionCharactersOfManyIsReadByItsSignature() {
    String body = scattered(20_000);
    LayoutSignature layout =
        LayoutSignature.parse(
            "BINARY | partitionKey: a String alphabet="
                + JavaLiteral.of(body)
                + " maxLength=99999999");
    LayoutCodec codec = LayoutCodec.of(layout);
    String key = scattered(SIZE);

    assertThat(codec.decode((Object) key.getBytes(UTF_8))).containsEntry("a", key);
    assertThatThrownBy(() -> codec.decode((Object) (key + "a").getBytes(UTF_8)))
        .isInstanceOf(MalformedKeyException.class)
        .satisfies(Hostile::assertShort);
    assertThatThrownBy(() -> codec.encode(Map.of("a", key + "a")))
        .isInstanceOf(InvalidPartException.class)
        .satisfies(Hostile::assertShort);
  }

  @Test
  void aKeyOfAHundredThousandPartsIsInspected() {
    LayoutSignature layout =
        LayoutSignature.parse(
            "TEXT separator=',' | partitionKey: "
                + IntStream.range(0, 100_000)
                    .mapToObj(i -> "p" + i + " String")
                    .collect(Collectors.joining(", ")));
    LayoutCodec codec = LayoutCodec.of(layout);
    String key = "a" + ",a".repeat(99_999);

    assertThat(codec.encode(codec.decode(key)).values()).containsExactly(key);
    Inspection inspection = KeyInspector.of(layout).inspect(key);
    assertThat(inspection.isComplete()).isTrue();
    assertThat(inspection.toString().lines()).hasSize(100_002);
  }
}
