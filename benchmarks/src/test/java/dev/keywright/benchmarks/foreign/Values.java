package dev.keywright.benchmarks.foreign;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Random;

/** Values by chance and at the edges, and bytes one behind the other. */
final class Values {
  static final List<Long> LONGS =
      List.of(Long.MIN_VALUE, Long.MIN_VALUE + 1, -256L, -1L, 0L, 1L, 255L, 256L, Long.MAX_VALUE);
  static final List<Integer> INTS =
      List.of(Integer.MIN_VALUE, -256, -1, 0, 1, 127, 128, 65_536, Integer.MAX_VALUE);
  static final List<Long> COUNTS = LONGS.stream().filter(it -> it >= 0).toList();
  static final List<Integer> INT_COUNTS = INTS.stream().filter(it -> it >= 0).toList();
  static final List<String> TEXTS =
      List.of("a", "\0", "a\0b", "\u0001", "\u00e9", "\u20ac\uffff", "long ".repeat(40));

  private static final String CHARACTERS = "aZ09 -\0\u0001\u007f\u0080\u00e9\u20ac\uffff";

  private Values() {}

  /** As many short numbers as long ones. */
  static long number(Random random) {
    return random.nextLong() >> random.nextInt(Long.SIZE);
  }

  static long count(Random random) {
    return number(random) & Long.MAX_VALUE;
  }

  static int intNumber(Random random) {
    return random.nextInt() >> random.nextInt(Integer.SIZE);
  }

  static int intCount(Random random) {
    return intNumber(random) & Integer.MAX_VALUE;
  }

  static String text(Random random) {
    return text(random, CHARACTERS, 12);
  }

  static String text(Random random, String characters, int most) {
    StringBuilder text = new StringBuilder();
    for (int length = 1 + random.nextInt(most); length > 0; length--) {
      text.append(characters.charAt(random.nextInt(characters.length())));
    }
    return text.toString();
  }

  static byte[] bytes(Random random, int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  static byte[] utf8(String text) {
    return text.getBytes(UTF_8);
  }

  static byte[] joined(byte[]... pieces) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] piece : pieces) {
      out.writeBytes(piece);
    }
    return out.toByteArray();
  }

  static byte[] copied(ByteBuffer buffer) {
    byte[] bytes = new byte[buffer.remaining()];
    buffer.duplicate().get(bytes);
    return bytes;
  }
}
