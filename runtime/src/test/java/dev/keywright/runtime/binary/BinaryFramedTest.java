package dev.keywright.runtime.binary;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
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
        BinaryFramed.before(content, 2),
        BinaryFramed.terminated(content, '!', ESCAPES),
        BinaryFramed.terminated(content, '!', ESCAPES).descendingOrder());
  }

  @ParameterizedTest
  @MethodSource("codecs")
  <T> void bytesAreRefusedOrTheOneFormOfAValue(BinaryFramed<T> codec) {
    Random random = new Random(5);
    int read = 0;
    for (int i = 0; i < TRIES; i++) {
      byte[] bytes = new byte[random.nextInt(9)];
      for (int j = 0; j < bytes.length; j++) {
        int b =
            random.nextInt(3) == 0 ? random.nextInt(256) : "!%0$9a\0\3".charAt(random.nextInt(8));
        bytes[j] = (byte) (codec.descending() ? ~b : b);
      }
      if (random.nextBoolean()) {
        // What may be a length is a short one.
        Arrays.fill(bytes, 0, Math.min(3, bytes.length), (byte) 0);
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
}
