package dev.keywright.runtime.hash;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class HashFunctionTest {
  private static final byte[] TEXT = "123456789".getBytes(US_ASCII);
  private static final byte[] NO_SALT = {};

  // From RFC 1321, FIPS 180-4 and RFC 3720 by way of md5sum, sha256sum and the CRC catalogue.
  @ParameterizedTest
  @CsvSource({
    "MD5, 25f9e794323b453885f5181f1b624d0b",
    "SHA_256, 15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225",
    "MURMUR3_32, b4fef382",
    "CRC32C, e3069283"
  })
  void itIsTheHashOfTheTextAndNothingElse(HashFunction function, String expected) {
    assertThat(HexFormat.of().formatHex(function.hash(TEXT, 0, TEXT.length, NO_SALT, 0)))
        .isEqualTo(expected);
    assertThat(function.digits()).isEqualTo(expected.length());
  }

  @ParameterizedTest
  @EnumSource
  void aTextIsHashedAsUtf8(HashFunction function) {
    for (String text : List.of("", "123456789", "Łódź", "é", "a".repeat(128), "a".repeat(129))) {
      byte[] bytes = text.getBytes(UTF_8);

      assertThat(function.first(text, NO_SALT))
          .isEqualTo(function.first(bytes, 0, bytes.length, NO_SALT, 0));
    }
  }

  /** Threads keep their digests, so what failed half way must not become part of the next hash. */
  @ParameterizedTest
  @CsvSource({"MD5", "SHA_256", "MURMUR3_32", "CRC32C"})
  void aHashThatFailedLeavesNothingBehind(HashFunction function) {
    byte[] before = function.hash(TEXT, 0, TEXT.length, NO_SALT, 0);

    assertThatThrownBy(() -> function.hash(TEXT, 0, TEXT.length, null, 0))
        .isInstanceOf(NullPointerException.class);

    assertThat(function.hash(TEXT, 0, TEXT.length, NO_SALT, 0)).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource({"MD5", "SHA_256", "MURMUR3_32", "CRC32C"})
  void theSaltIsHashedBehindTheText(HashFunction function) {
    assertThat(function.hash(TEXT, 0, 5, "6789".getBytes(US_ASCII), 0))
        .isEqualTo(function.hash(TEXT, 0, TEXT.length, NO_SALT, 0));
    assertThat(function.hash(TEXT, 5, 9, NO_SALT, 0))
        .isEqualTo(function.hash("6789".getBytes(US_ASCII), 0, 4, NO_SALT, 0));
  }
}
