package dev.keywright.analysis.infer.search;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.analysis.infer.Candidate;
import dev.keywright.analysis.infer.Inference;
import dev.keywright.analysis.infer.InferenceOptions;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What keys cannot tell is doubted, however well an answer fits. */
class UnusualItemsTest {
  private static final int KEYS = 400;

  @Test
  void longBytesMayBeTwoHashes() {
    assertThat(doubts(random -> bytes(random, 64)))
        .contains("bytes1 could also be two parts, or a part and a literal.");
    assertThat(doubts(random -> bytes(random, 32))).noneMatch(it -> it.contains("two parts"));
  }

  @Test
  void numbersOfOneLengthMayBeVarints() {
    assertThat(doubts(UnusualItemsTest::withVarint))
        .anyMatch(
            it -> it.endsWith(" could also be a varint: its last byte alone has no highest bit."));
    assertThat(doubts(random -> joined(letters(random) + "!", bytes(random, 4))))
        .noneMatch(it -> it.contains("varint"));
  }

  @Test
  void numbersThatAreAllZeroOrOneMayBeFlags() {
    assertThat(doubts(random -> joined(letters(random) + "!", 0, random.nextInt(2))))
        .anyMatch(it -> it.endsWith(" could also be two parts, or a part and a literal."));
  }

  private static byte[] withVarint(SplittableRandom random) {
    byte[] name = (letters(random) + "!").getBytes(UTF_8);
    return joined(letters(random) + "!", varint(random), name);
  }

  /** Four bytes with seven bits each, the lowest ones first. */
  private static byte[] varint(SplittableRandom random) {
    int number = 3_000_000 + 77_777 * random.nextInt(40);
    byte[] bytes = new byte[4];
    for (int i = 0; i < bytes.length; i++) {
      int bits = (number >> (7 * i)) & 0x7F;
      bytes[i] = (byte) (i < 3 ? bits | 0x80 : bits);
    }
    return bytes;
  }

  private static byte[] joined(String text, int... bytes) {
    byte[] rest = new byte[bytes.length];
    for (int i = 0; i < rest.length; i++) {
      rest[i] = (byte) bytes[i];
    }
    return joined(text, rest);
  }

  @Test
  void aLiteralMayBeTheBeginningOfATextInBytes() {
    assertThat(doubts(random -> joined("01" + letters(random) + "!", bytes(random, 32))))
        .contains("\"01\" could also be the beginning of the part after it.");
    assertThat(doubts(random -> joined("user#" + letters(random) + "!", bytes(random, 32))))
        .noneMatch(it -> it.contains("beginning"));
  }

  @Test
  void aTextWithAControlCharacterIsOneText() {
    assertThat(best(UnusualItemsTest::withControl).signatures().toString())
        .contains("separator='!' | partitionKey: part1 String unordered, part2");
  }

  private static byte[] withControl(SplittableRandom random) {
    String control = String.valueOf((char) random.nextInt(1, 9));
    return (letters(random) + control + letters(random) + "!" + random.nextInt(100_000, 999_999))
        .getBytes(UTF_8);
  }

  private static List<String> doubts(Function<SplittableRandom, byte[]> keys) {
    return best(keys).doubts();
  }

  private static Candidate best(Function<SplittableRandom, byte[]> keys) {
    SplittableRandom random = new SplittableRandom(7);
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < KEYS; i++) {
      inference.add(keys.apply(random));
    }
    return inference.report().candidates().get(0);
  }

  private static String letters(SplittableRandom random) {
    StringBuilder letters = new StringBuilder();
    for (int i = 6 + random.nextInt(6); i > 0; i--) {
      letters.append("ABCDEFGHJKMNPQRSTVWXYZ0123456789".charAt(random.nextInt(32)));
    }
    return letters.toString();
  }

  private static byte[] bytes(SplittableRandom random, int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  private static byte[] joined(String text, byte[] bytes, byte[] rest) {
    byte[] front = joined(text, bytes);
    byte[] all = Arrays.copyOf(front, front.length + rest.length);
    System.arraycopy(rest, 0, all, front.length, rest.length);
    return all;
  }

  private static byte[] joined(String text, byte[] bytes) {
    byte[] front = text.getBytes(UTF_8);
    byte[] joined = new byte[front.length + bytes.length];
    System.arraycopy(front, 0, joined, 0, front.length);
    System.arraycopy(bytes, 0, joined, front.length, bytes.length);
    return joined;
  }
}
