package dev.keywright.runtime.binary;

import static dev.keywright.runtime.binary.BinaryLaws.bytes;
import static dev.keywright.runtime.binary.BinaryLaws.hex;
import static dev.keywright.runtime.binary.BinaryLaws.joined;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.text.HashPrefix;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BinaryHashTest {

  @Test
  void thePrefixIsTheRawBeginningOfTheDigest() throws NoSuchAlgorithmException {
    byte[] encoded = BinaryWhole.of("userId", 8).encode(42);
    for (String salt : List.of("", "pepper", "ü")) {
      byte[] salted = joined(encoded, salt.getBytes(UTF_8));
      byte[] md5 = MessageDigest.getInstance("MD5").digest(salted);
      byte[] sha = MessageDigest.getInstance("SHA-256").digest(salted);
      for (int size : new int[] {1, 2, 3, 16}) {
        assertThat(BinaryHash.md5(size).salted(salt).of(encoded))
            .isEqualTo(Arrays.copyOf(md5, size));
        assertThat(BinaryHash.sha256(size).salted(salt).of(encoded))
            .isEqualTo(Arrays.copyOf(sha, size));
      }
      assertThat(BinaryHash.sha256(32).salted(salt).of(encoded)).isEqualTo(sha);
    }
  }

  @ParameterizedTest
  @EnumSource
  void textsHaveTheSameHashesAsInTheTextFormat(HashFunction function) {
    for (String text : List.of("", "a100", "Grüße")) {
      for (int size = 1; size <= function.digits() / 2; size++) {
        byte[] raw = new BinaryHash(function, size, "\n", 0).of(text.getBytes(UTF_8));
        assertThat(hex(raw)).isEqualTo(new HashPrefix(function, 2 * size, "\n", 0).of(text));
      }
    }
  }

  @Test
  void knownHashesAreReproduced() {
    byte[] check = "123456789".getBytes(UTF_8);
    assertThat(hex(BinaryHash.crc32c(4).of(check))).isEqualTo("e3069283");
    assertThat(hex(BinaryHash.murmur3(4).of("test".getBytes(UTF_8)))).isEqualTo("ba6bd213");
    assertThat(hex(BinaryHash.md5(2).of(new byte[0]))).isEqualTo("d41d");
  }

  @Test
  void thePrefixIsWrittenForAPartThatAlreadyStands() {
    byte[] out = bytes("55 55 0000 80000036 55");
    BinaryHash hash = BinaryHash.md5(2).salted("x");
    hash.write(out, 2, 4, 8);
    String expected = hex(hash.of(BinaryWhole.of("n", 4).encode(54)));
    assertThat(hex(out)).isEqualTo("5555" + expected + "8000003655");
  }

  @Test
  void aStoredPrefixIsVerifiedOnceItsPartIsRead() {
    BinaryHash hash = BinaryHash.md5(2).salted("s");
    BinaryString user = BinaryString.of("user").followed();
    byte[] encoded = user.encode("u1");
    byte[] column = joined(bytes("01"), hash.of(encoded), encoded, bytes("00"));
    assertThat(read(hash, user, BinaryReader.explaining("key", column))).isEqualTo("u1");
    byte[] around = joined(bytes("55 55"), column, bytes("55"));
    ByteBuffer slice = ByteBuffer.wrap(around, 2, column.length).slice();
    assertThat(read(hash, user, BinaryReader.explaining("key", slice))).isEqualTo("u1");
    for (int changed : new int[] {1, 2, 3, 4}) {
      byte[] other = column.clone();
      other[changed] ^= 1;
      assertThatThrownBy(() -> read(hash, user, BinaryReader.explaining("key", other)))
          .isInstanceOf(MalformedKeyException.class)
          .hasMessageStartingWith("user at position 1: expected the hash prefix ");
    }
    assertThatThrownBy(() -> read(hash, user, BinaryReader.explaining("key", bytes("01 02"))))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage("first at position 2: expected 2 bytes, found the end");
  }

  private static String read(BinaryHash hash, BinaryString user, BinaryReader in) {
    assertThat(BinaryFlag.of("first").readBoolean(in)).isTrue();
    int start = in.position();
    hash.skip(in);
    String value = user.read(in);
    hash.verify(in, start);
    assertThat(BinaryFlag.of("last").readBoolean(in)).isFalse();
    in.end();
    return value;
  }

  /** As in [hash of userId][userId][orderId]. */
  @Test
  void aRangeBehindAHashedPartHoldsExactlyItsRows() {
    BinaryHash hash = BinaryHash.md5(1);
    BinaryString user = BinaryString.of("userId").followed();
    BinaryWhole order = BinaryWhole.of("orderId", 8);
    List<String> users = new ArrayList<>(List.of("", "\0"));
    for (int i = 0; i < 600; i++) {
      users.add("u" + i);
    }
    long wrong = 0;
    for (String asked : List.of("", "\0", "u0", "u1", "u10", "u100", "u599")) {
      ColumnScan<byte[]> scan =
          ColumnScan.binary("partitionKey", 2).hash(hash, user, asked).part(user, asked);
      KeyRange<byte[]> all = scan.all();
      KeyRange<byte[]> some = scan.values(order).between(-1L, 2L);
      for (String stored : users) {
        byte[] encoded = user.encode(stored);
        for (long id = -2; id < 4; id++) {
          byte[] column = joined(hash.of(encoded), encoded, order.encode(id));
          boolean isAsked = stored.equals(asked);
          wrong += all.contains(column) == isAsked ? 0 : 1;
          wrong += some.contains(column) == (isAsked && id >= -1 && id < 2) ? 0 : 1;
        }
      }
    }
    assertThat(wrong).isZero();
  }

  @Test
  void splitPointsCutTheKeySpaceIntoEqualShares() {
    assertThat(points(BinaryHash.md5(1), 4)).containsExactly("40", "80", "c0");
    assertThat(points(BinaryHash.md5(2), 3)).containsExactly("5555", "aaaa");
    assertThat(points(BinaryHash.sha256(32), 2)).containsExactly("80000000");
    assertThat(points(BinaryHash.crc32c(4), 1)).isEmpty();
    for (int shares : new int[] {2, 3, 7, 255, 256, 1000}) {
      List<byte[]> points = BinaryHash.md5(2).splitPoints(shares);
      assertThat(points).hasSize(shares - 1);
      for (int i = 1; i < shares; i++) {
        BigInteger exact =
            BigInteger.valueOf(65_536)
                .multiply(BigInteger.valueOf(i))
                .divide(BigInteger.valueOf(shares));
        assertThat(new BigInteger(1, points.get(i - 1))).isEqualTo(exact);
      }
    }
    assertThat(BinaryHash.md5(1).splitPoints(256)).hasSize(255).doesNotHaveDuplicates();
  }

  @Test
  void moreSharesThanPrefixesAreRefused() {
    for (int shares : new int[] {-1, 0, 257}) {
      assertThatThrownBy(() -> BinaryHash.md5(1).splitPoints(shares))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("splitPoints(" + shares + "): 1 bytes make 1 to 256 shares");
    }
  }

  private static List<String> points(BinaryHash hash, int shares) {
    return hash.splitPoints(shares).stream().map(BinaryLaws::hex).toList();
  }
}
