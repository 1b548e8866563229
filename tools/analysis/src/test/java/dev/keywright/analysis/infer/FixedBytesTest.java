package dev.keywright.analysis.infer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** Bytes of literals around numbers and texts of BINARY are no part of these. */
class FixedBytesTest {
  private static final int KEYS = 2_000;

  /** As a store that writes a type before each value, and the hash of the first one. */
  @Test
  void typesBeforeValuesAreLiterals() {
    Candidate first =
        first(
            (r, key) -> {
              byte[] mail = RealForms.email(r).getBytes(UTF_8);
              key.put((byte) 'G').putShort((short) Arrays.hashCode(mail)).put((byte) 'S');
              key.put(mail).put(new byte[2]).put("!I".getBytes(UTF_8));
              key.putLong(Long.MIN_VALUE + skewed(r)).put((byte) '!');
            });
    assertThat(first.signatures().toString())
        .contains("\"G\" part1", "width=2 \"S\" part2 String", "!I\" part3 long \"!\"")
        .doesNotContain("Instant", "byte[]", "float");
    assertThat(first.isSure()).isFalse();
  }

  @Test
  void lengthsOfNumbersAreLiterals() {
    Candidate first =
        first(
            (r, key) -> {
              byte[] host = RealForms.host(r).getBytes(UTF_8);
              key.putShort((short) host.length).put(host).put((byte) 0);
              key.putShort((short) 4).putInt(r.nextInt(24)).put((byte) 0);
              key.putShort((short) 4).putInt(Integer.MIN_VALUE + 19_500 + skewed(r) % 500);
              key.put((byte) 0);
            });
    assertThat(first.signatures().toString())
        .doesNotContain("width=8", "width=7", "byte[]")
        .contains("\\u0004");
    assertThat(first.isSure()).isFalse();
  }

  @Test
  void aShortTextThatZerosFillIsNoNumber() {
    Candidate first =
        first(
            (r, key) -> {
              byte[] name = new byte[3 + r.nextInt(6)];
              for (int i = 0; i < name.length; i++) {
                name[i] = (byte) ('a' + r.nextInt(26));
              }
              key.putInt(skewed(r)).put(Arrays.copyOf(name, 8));
            });
    assertThat(first.signatures().toString()).contains("String text=FIXED width=8 fill=0");
  }

  private static Candidate first(BiConsumer<SplittableRandom, ByteBuffer> values) {
    SplittableRandom random = new SplittableRandom(38);
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < KEYS; i++) {
      ByteBuffer key = ByteBuffer.allocate(128);
      values.accept(random, key);
      inference.add(Arrays.copyOf(key.array(), key.position()));
    }
    return inference.report().candidates().get(0);
  }

  private static int skewed(SplittableRandom random) {
    return (int) Math.min(200_000, 300 * Math.exp(1.6 * random.nextGaussian()));
  }
}
