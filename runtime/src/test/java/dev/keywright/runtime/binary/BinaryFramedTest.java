package dev.keywright.runtime.binary;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.frame.TextEncoding;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BinaryFramedTest {
  private static final int TRIES = 20_000;
  private static final String[] ESCAPES = {"!", "%0$", "%", "%9$"};

  static Stream<BinaryFramed<?>> codecs() {
    return Stream.concat(in(BinaryString.of("id")), in(BinaryBytes.of("id")));
  }

  private static <T> Stream<BinaryFramed<?>> in(BinaryPart<T> content) {
    return Stream.of(
        BinaryFramed.fixed(content, 3),
        BinaryFramed.filled(content, 4, '!'),
        BinaryFramed.lengthPrefixed(content, 1),
        BinaryFramed.lengthPrefixed(content, 4),
        BinaryFramed.lengthPrefixed(content, 0),
        BinaryFramed.terminated(content, 0),
        BinaryFramed.terminated(content, '9', 'a'),
        BinaryFramed.terminated(content, 'a', 'a').descendingOrder(),
        BinaryFramed.before(content, 2),
        BinaryFramed.grouped(content),
        BinaryFramed.grouped(content).descendingOrder(),
        BinaryFramed.terminated(content, '!', ESCAPES),
        BinaryFramed.terminated(content, '!', ESCAPES).descendingOrder());
  }

  @ParameterizedTest
  @MethodSource("codecs")
  <T> void bytesAreRefusedOrTheOneFormOfAValue(BinaryFramed<T> codec) {
    Random random = new Random(5);
    int read = 0;
    for (int i = 0; i < TRIES; i++) {
      boolean isGrouped = codec.frame().encoding() == TextEncoding.GROUPED;
      byte[] bytes = isGrouped ? groups(random) : new byte[random.nextInt(9)];
      if (isGrouped && codec.descending()) {
        ZeroEscapes.complement(bytes, 0, bytes.length);
      }
      for (int j = 0; j < bytes.length && !isGrouped; j++) {
        int b =
            random.nextInt(3) == 0 ? random.nextInt(256) : "!%0$9a\0\3".charAt(random.nextInt(8));
        bytes[j] = (byte) (codec.descending() ? ~b : b);
      }
      if (!isGrouped && random.nextBoolean()) {
        // What may be a length is a short one.
        Arrays.fill(bytes, 0, Math.min(3, bytes.length), (byte) 0);
      }
      if (!isGrouped && bytes.length > 1 && random.nextInt(4) == 0) {
        // Random bytes hardly ever hold an end of two bytes.
        byte a = (byte) (codec.descending() ? ~'a' : 'a');
        Arrays.fill(bytes, bytes.length - 2, bytes.length, a);
      }
      BinaryReader in = BinaryReader.explaining("column", bytes);
      try {
        T value = codec.read(in);
        byte[] taken = Arrays.copyOf(bytes, in.position());
        assertThat(codec.encode(value)).isEqualTo(taken);
        assertThat(codec.size(value)).isEqualTo(taken.length);
        read++;
      } catch (MalformedKeyException refused) {
        assertThat(refused).hasMessageContaining("id");
      }
    }
    assertThat(read).isGreaterThan(TRIES / 100);
  }

  // Random bytes are hardly ever groups.
  private static byte[] groups(Random random) {
    byte[] groups = new byte[9 * (1 + random.nextInt(3))];
    for (int i = 0; i < groups.length; i += 9) {
      boolean isLast = i == groups.length - 9;
      int size = isLast ? random.nextInt(9) : 8;
      for (int j = 0; j < size; j++) {
        groups[i + j] = (byte) "a\0".charAt(random.nextInt(2));
      }
      groups[i + 8] = (byte) (random.nextInt(9) == 0 ? random.nextInt() : 0xf7 + size);
    }
    return Arrays.copyOf(groups, groups.length - random.nextInt(2));
  }

  @Test
  void groupsAreThoseOfTiDb() {
    BinaryFramed<byte[]> codec = BinaryFramed.grouped(BinaryBytes.of("id"));
    assertThat(codec.encode(new byte[] {1, 2, 3})).containsExactly(1, 2, 3, 0, 0, 0, 0, 0, 250);
    byte[] whole = {1, 2, 3, 4, 5, 6, 7, 8};
    assertThat(codec.encode(whole))
        .containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 255, 0, 0, 0, 0, 0, 0, 0, 0, 247);
    assertThat(codec.encodeBeginning(whole)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 255);
    assertThat(codec.encodeBeginning(new byte[] {0, 7})).containsExactly(0, 7);
    assertThat(codec.encodeBeginning(new byte[8])).containsExactly(0, 0, 0, 0, 0, 0, 0, 0, 255);
    assertThatThrownBy(() -> codec.encodeBeginning(new byte[] {7, 0}))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage("id is 2 bytes, but must not end in 00, which fills a group of 8 bytes up");
  }

  @Test
  void groupsThatNobodyWritesAreMalformed() {
    BinaryFramed<byte[]> codec = BinaryFramed.grouped(BinaryBytes.of("id"));
    assertMalformed(
        codec, "00000000000000f7", "position 8: expected groups of 8 bytes and a marker");
    assertMalformed(codec, "0000000000000000f6", "position 8: expected a marker from f7 to ff");
    assertMalformed(codec, "6100000000006200f8", "position 6: expected 00 up to the marker");
    assertMalformed(codec, "6161616161616161ff", "position 9: expected groups of 8 bytes and a");
    assertMalformed(
        codec.descendingOrder(), "9effffffffff9dff07", "position 6: expected ff up to the marker");
    assertMalformed(
        codec.descendingOrder(),
        "ffffffffffffffff09",
        "position 8: expected a marker from 08 to 00");
  }

  private static void assertMalformed(BinaryFramed<?> codec, String bytes, String message) {
    BinaryReader in = BinaryReader.explaining("column", HexFormat.of().parseHex(bytes));
    assertThatThrownBy(() -> codec.read(in))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessageContaining(message);
  }

  @Test
  void anEndOfTwoBytesIsTheFirstThatAReaderFinds() {
    BinaryFramed<byte[]> codec = BinaryFramed.terminated(BinaryBytes.of("id"), 0xff, 0xff);
    byte[] legal = {-1, 1, -1, 2};
    assertThat(codec.encode(legal)).containsExactly(0xff, 1, 0xff, 2, 0xff, 0xff);
    assertThat(codec.size(legal)).isEqualTo(6);
    for (byte[] refused : List.of(new byte[] {1, -1}, new byte[] {-1, -1, 1})) {
      assertThatThrownBy(() -> codec.encode(refused))
          .isInstanceOf(InvalidPartException.class)
          .hasMessageEndingWith(
              "must not hold the bytes ff ff, which end it, not even with a part of its end");
    }
    BinaryFramed<byte[]> other = BinaryFramed.terminated(BinaryBytes.of("id"), 7, 9);
    assertThat(other.encode(new byte[] {7, 7})).containsExactly(7, 7, 7, 9);
    assertThatThrownBy(() -> other.encodeBeginning(new byte[] {1, 7}))
        .hasMessage("id is 2 bytes, but must not end in 07, which begins the end of others");
    BinaryFramed<String> escaped =
        BinaryFramed.terminated(BinaryString.of("id"), '!', '!', ESCAPES);
    byte[] bytes = escaped.encode("a!!");
    assertThat(new String(bytes, UTF_8)).isEqualTo("a%0$%0$!!");
    assertThat(escaped.read(BinaryReader.explaining("column", bytes))).isEqualTo("a!!");
    assertMalformed(other, "0707", "position 2: expected the end 07 09");
    assertMalformed(other.descendingOrder(), "f8f8", "position 2: expected the end f8 f6");
  }

  @Test
  void escapesAreThoseOfTheSystem() {
    BinaryFramed<String> codec = BinaryFramed.terminated(BinaryString.of("id"), '!', ESCAPES);
    byte[] bytes = codec.encode("a!b%");
    assertThat(new String(bytes, UTF_8)).isEqualTo("a%0$b%9$!");
    assertThat(codec.read(BinaryReader.explaining("column", bytes))).isEqualTo("a!b%");
  }

  @Test
  void aBeginningBeforeATailIsNoLongerThanTheShortestValue() {
    BinaryFramed<String> codec = BinaryFramed.before(BinaryString.of("id").atLeast(2), 12);

    assertThat(codec.encodeBeginning("ab")).isEqualTo("ab".getBytes(UTF_8));
    assertThatThrownBy(() -> codec.encodeBeginning("abc"))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage(
            "id is \"abc\", but must have at most 2 bytes: what follows a shorter value looks"
                + " alike");
    assertThatThrownBy(() -> codec.read(BinaryReader.explaining("column", new byte[11])))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessageContaining("at least 12 bytes");
  }

  @Test
  void whatCouldNotBeReadBackIsRefused() {
    List<BinaryFramed<String>> codecs =
        List.of(
            BinaryFramed.fixed(BinaryString.of("id"), 3),
            BinaryFramed.filled(BinaryString.of("id"), 9, 'x'),
            BinaryFramed.terminated(BinaryString.of("id"), 'x'));
    for (BinaryFramed<String> codec : codecs) {
      assertThatThrownBy(() -> codec.encode("ax")).isInstanceOf(InvalidPartException.class);
    }
    String long1 = "a".repeat(256);
    BinaryFramed<String> oneByte = BinaryFramed.lengthPrefixed(BinaryString.of("id"), 1);
    assertThatThrownBy(() -> oneByte.encode(long1)).isInstanceOf(InvalidPartException.class);
  }

  @Test
  void theSizeIsThatOfTheValueAndOfWhatShowsItsEnd() {
    BinaryString text = BinaryString.of("id");
    BinaryBytes bytes = BinaryBytes.of("id");
    String long1 = "a".repeat(130);
    assertSize(BinaryFramed.fixed(text, 2), BinaryFramed.fixed(bytes, 2), "é", 2);
    assertSize(BinaryFramed.filled(text, 4, '!'), BinaryFramed.filled(bytes, 4, '!'), "", 4);
    assertSize(BinaryFramed.filled(text, 4, '!'), BinaryFramed.filled(bytes, 4, '!'), "aé", 4);
    for (int size : new int[] {1, 2, 3, 4}) {
      BinaryFramed<String> texts = BinaryFramed.lengthPrefixed(text, size);
      assertSize(texts, BinaryFramed.lengthPrefixed(bytes, size), "aé", size + 3);
    }
    BinaryFramed<String> behindVarint = BinaryFramed.lengthPrefixed(text, 0);
    assertSize(behindVarint, BinaryFramed.lengthPrefixed(bytes, 0), "aé", 1 + 3);
    assertSize(behindVarint, BinaryFramed.lengthPrefixed(bytes, 0), long1, 2 + 130);
    assertSize(BinaryFramed.terminated(text, 0), BinaryFramed.terminated(bytes, 0), "aé", 3 + 1);
    BinaryFramed<String> beforeTwo = BinaryFramed.terminated(text, '9', 'a');
    assertSize(beforeTwo, BinaryFramed.terminated(bytes, '9', 'a'), "aé", 3 + 2);
    BinaryFramed<String> escaped = BinaryFramed.terminated(text, '!', ESCAPES);
    assertSize(escaped, BinaryFramed.terminated(bytes, '!', ESCAPES), "a!b", 2 + 3 + 1);
    assertSize(BinaryFramed.grouped(text), BinaryFramed.grouped(bytes), "aaaaaaa", 9);
    assertSize(BinaryFramed.grouped(text), BinaryFramed.grouped(bytes), "aaaaaaaa", 18);
    assertThat(BinaryFramed.before(text, 2).size("aé")).isEqualTo(3);
    assertThat(BinaryFramed.before(bytes, 2).size("aé".getBytes(UTF_8))).isEqualTo(3);
  }

  private static void assertSize(
      BinaryFramed<String> texts, BinaryFramed<byte[]> bytes, String value, int size) {
    byte[] content = value.getBytes(UTF_8);
    assertThat(texts.size(value)).isEqualTo(size);
    assertThat(bytes.size(content)).isEqualTo(size);
    byte[] encoded = texts.encode(value);
    assertThat(encoded).hasSize(size).isEqualTo(bytes.encode(content));
    for (ReadMode mode : ReadMode.values()) {
      assertThat(texts.read(BinaryReader.of("column", encoded, mode))).isEqualTo(value);
      assertThat(bytes.read(BinaryReader.of("column", encoded, mode))).isEqualTo(content);
    }
  }

  @Test
  void whatAFrameCannotHoldIsRefusedBeforeItIsWritten() {
    BinaryString text = BinaryString.of("id");
    BinaryBytes bytes = BinaryBytes.of("id");
    String exactly = "must have exactly 3 bytes";
    assertRefused(BinaryFramed.fixed(text, 3), BinaryFramed.fixed(bytes, 3), "é", exactly);
    assertRefused(BinaryFramed.fixed(text, 3), BinaryFramed.fixed(bytes, 3), "éé", exactly);
    BinaryFramed<String> filled = BinaryFramed.filled(text, 4, '!');
    BinaryFramed<byte[]> filledBytes = BinaryFramed.filled(bytes, 4, '!');
    assertRefused(filled, filledBytes, "ééa", "must have at most 4 bytes");
    String fill = "must not end in 21, which fills shorter values";
    assertRefused(filled, filledBytes, "a!", fill);
    assertRefused(filled, filledBytes, "aaa!", fill);
    BinaryFramed<String> prefixed = BinaryFramed.lengthPrefixed(text, 1);
    String most = "must have at most 255 bytes";
    assertRefused(prefixed, BinaryFramed.lengthPrefixed(bytes, 1), "é".repeat(128), most);
    BinaryFramed<String> ended = BinaryFramed.terminated(text, '9');
    String end = "must not hold the byte 39, which ends it";
    assertRefused(ended, BinaryFramed.terminated(bytes, '9'), "a9b", end);
  }

  private static void assertRefused(
      BinaryFramed<String> texts, BinaryFramed<byte[]> bytes, String value, String limit) {
    byte[] content = value.getBytes(UTF_8);
    for (ThrowingCallable refusing :
        List.<ThrowingCallable>of(
            () -> texts.check(value),
            () -> texts.size(value),
            () -> texts.encode(value),
            () -> bytes.check(content),
            () -> bytes.size(content),
            () -> bytes.encode(content))) {
      assertThatThrownBy(refusing)
          .isInstanceOf(InvalidPartException.class)
          .hasMessageEndingWith(limit);
    }
  }

  @Test
  void aLengthThatIsCutOffOrTooLargeIsMalformed() {
    BinaryString content = BinaryString.of("id");
    assertMalformed(BinaryFramed.lengthPrefixed(content, 2), "00", "position 1: expected 2 bytes");
    assertMalformed(
        BinaryFramed.lengthPrefixed(content, 4), "000000", "position 3: expected 4 bytes");
    assertMalformed(
        BinaryFramed.lengthPrefixed(content, 2), "000361", "position 3: expected 3 bytes in all");
    assertMalformed(
        BinaryFramed.lengthPrefixed(content, 4),
        "ffffffff61",
        "position 5: expected 4294967295 bytes in all");
  }
}
