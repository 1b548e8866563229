package dev.keywright.runtime.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.hash.HashFunction;
import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HashPrefixTest {

  @Test
  void theHashedOrderNumbersOfTheGuideAreReproduced() throws IOException {
    List<String> lines = Vectors.lines("hashed-orders.tsv");
    assertThat(lines).hasSize(10);
    for (String line : lines) {
      List<String> cells = List.of(line.split("\t", -1));
      HashPrefix prefix = HashPrefix.md5(4).salted(cells.get(1));
      assertThat(prefix.of(cells.get(0)) + cells.get(0)).isEqualTo(cells.get(2));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a",
        "a100",
        "000054",
        "Grüße, 売り手",
        "0123456789012345678901234567890123456789"
      })
  void theDigitsAreThoseOfThePublishedHashes(String text) throws NoSuchAlgorithmException {
    for (String salt : List.of("", "\n", "pepper", "ü")) {
      byte[] salted = (text + salt).getBytes(UTF_8);
      String md5 = HexFormat.of().formatHex(MessageDigest.getInstance("MD5").digest(salted));
      String sha = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(salted));
      CRC32C crc = new CRC32C();
      crc.update(salted);
      String crc32c = HexFormat.of().toHexDigits((int) crc.getValue());
      for (int digits : new int[] {1, 3, 4, 7, 8}) {
        assertThat(HashPrefix.crc32c(digits).salted(salt).of(text))
            .isEqualTo(crc32c.substring(0, digits));
        assertThat(HashPrefix.md5(digits).salted(salt).of(text))
            .isEqualTo(md5.substring(0, digits));
        assertThat(HashPrefix.sha256(digits).salted(salt).of(text))
            .isEqualTo(sha.substring(0, digits));
      }
      assertThat(HashPrefix.md5(32).salted(salt).of(text)).isEqualTo(md5);
      assertThat(HashPrefix.sha256(64).salted(salt).of(text)).isEqualTo(sha);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', 00000000",
    "test, ba6bd213",
    "'Hello, world!', c0363e43",
    "The quick brown fox jumps over the lazy dog, 2e4ff723"
  })
  void murmurIsTheOneOfThirtyTwoBitsWithSeedZero(String text, String hash) {
    assertThat(HashPrefix.murmur3(8).of(text)).isEqualTo(hash);
    assertThat(HashPrefix.murmur3(3).of(text)).isEqualTo(hash.substring(0, 3));
    for (int cut = 0; cut <= text.length(); cut++) {
      HashPrefix salted = HashPrefix.murmur3(8).salted(text.substring(cut));
      assertThat(salted.of(text.substring(0, cut))).isEqualTo(hash);
    }
  }

  @Test
  void crcIsTheCastagnoliOne() {
    assertThat(HashPrefix.crc32c(8).of("123456789")).isEqualTo("e3069283");
  }

  @Test
  void theWholeHashHasSoManyDigits() {
    assertThat(HashFunction.MD5.digits()).isEqualTo(32);
    assertThat(HashFunction.SHA_256.digits()).isEqualTo(64);
    assertThat(HashFunction.MURMUR3_32.digits()).isEqualTo(8);
    assertThat(HashFunction.CRC32C.digits()).isEqualTo(8);
  }

  @Test
  void theDigitsAreWrittenForATextThatAlreadyStands() {
    for (HashFunction function : HashFunction.values()) {
      HashPrefix prefix = new HashPrefix(function, 5, "salt", 0);
      byte[] out = "__?????a100__".getBytes(UTF_8);
      prefix.write(out, 2, 7, 11);
      assertThat(new String(out, UTF_8)).isEqualTo("__" + prefix.of("a100") + "a100__");
    }
  }

  @Test
  void aStoredPrefixIsVerifiedOnceItsPartIsRead() {
    HashPrefix prefix = HashPrefix.md5(4).salted("\n");
    DecimalPart order = DecimalPart.unpadded("orderNumber");
    assertThat(read(prefix, order, "x,2e38200004")).isEqualTo(200_004);
    for (String changed : List.of("x,2e39200004", "x,2e38200005", "x,2E38200004")) {
      assertThatThrownBy(() -> read(prefix, order, changed))
          .isInstanceOf(MalformedKeyException.class)
          .hasMessageStartingWith("orderNumber at position 2: expected the hash prefix ");
    }
    assertThatThrownBy(() -> read(prefix, order, "x,2e3"))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage("orderNumber at position 5: expected 4 characters, found the end");
  }

  private static long read(HashPrefix prefix, DecimalPart order, String text) {
    TextReader in = TextReader.explaining("partitionKey", text);
    assertThat(StringPart.of("seller", "a-z").before(',').read(in)).isEqualTo("x");
    in.separator(',');
    int start = in.position();
    prefix.skip(in, order.name());
    long value = order.readLong(in);
    prefix.verify(in, start);
    in.end();
    return value;
  }
}
