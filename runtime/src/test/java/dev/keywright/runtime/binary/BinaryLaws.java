package dev.keywright.runtime.binary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.codec.UnexplainedRefusal;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** What holds for every codec, judged by the values and the stored bytes alone. */
final class BinaryLaws {
  private static final HexFormat HEX = HexFormat.of();

  /** Of so many refusals, one is explained: that takes longer than all the rest. */
  static final int EXPLAINED = 8;

  private BinaryLaws() {}

  /** Reads a whole column of one part. */
  static <T> T read(BinaryPart<T> part, byte[] stored) {
    return read(part, stored, ReadMode.EXPLAINING);
  }

  private static <T> T read(BinaryPart<T> part, byte[] stored, ReadMode mode) {
    BinaryReader in = BinaryReader.of("column", stored, mode);
    T value = part.read(in);
    in.end();
    return value;
  }

  static String hex(byte[] bytes) {
    return HEX.formatHex(bytes);
  }

  /** Bytes from their hexadecimal digits, between which there may be spaces. */
  static byte[] bytes(String hex) {
    return HEX.parseHex(hex.replace(" ", "").toLowerCase(Locale.ROOT));
  }

  /** Law 3: what is written is read back, also from the middle of a buffer. */
  static <T> void assertInverse(BinaryPart<T> part, List<T> values) {
    for (T value : values) {
      byte[] encoded = part.encode(value);
      assertThat(read(part, encoded)).as(hex(encoded)).isEqualTo(value);
      byte[] around = new byte[encoded.length + 3];
      Arrays.fill(around, (byte) 1);
      System.arraycopy(encoded, 0, around, 1, encoded.length);
      BinaryReader in =
          BinaryReader.explaining("column", ByteBuffer.wrap(around, 1, encoded.length));
      assertThat(part.read(in)).as(hex(encoded)).isEqualTo(value);
      in.end();
      assertThat(in.position()).isEqualTo(encoded.length);
    }
  }

  /** Laws 1 and 2: the bytes compare as the values do, the other way round if descending. */
  static <T> void assertOrder(BinaryPart<T> part, Comparator<? super T> order, List<T> values) {
    Comparator<? super T> expected = part.descending() ? order.reversed() : order;
    List<byte[]> encoded = values.stream().map(part::encode).toList();
    for (int i = 0; i < values.size(); i++) {
      for (int j = 0; j < values.size(); j++) {
        T a = values.get(i);
        T b = values.get(j);
        int stored = Arrays.compareUnsigned(encoded.get(i), encoded.get(j));
        if (Integer.signum(stored) != Integer.signum(expected.compare(a, b))) {
          String first = hex(encoded.get(i));
          fail("%s is written %s, and %s is written %s", a, first, b, hex(encoded.get(j)));
        }
      }
    }
  }

  /** What stands before other parts never begins what stands there for another value. */
  static <T> void assertPrefixFree(BinaryPart<T> part, List<T> values) {
    List<byte[]> encoded = values.stream().map(part::encode).toList();
    for (byte[] first : encoded) {
      for (byte[] second : encoded) {
        int difference = Arrays.mismatch(first, second);
        if (difference >= 0 && (difference == first.length || difference == second.length)) {
          fail("%s begins, or is begun by, %s", hex(first), hex(second));
        }
      }
    }
  }

  /**
   * Law 4: near a legal column there are only columns that are refused as malformed, and those of
   * other values.
   */
  static <T> void assertCanonical(BinaryPart<T> part, List<T> values) {
    int refusals = 0;
    for (T value : values) {
      for (byte[] near : near(part.encode(value))) {
        T read;
        try {
          read = read(part, near, ReadMode.CHECKING);
        } catch (UnexplainedRefusal refused) {
          if (refusals++ % EXPLAINED == 0) {
            assertExplained(near, () -> read(part, near));
          }
          continue;
        }
        assertSame(part.encode(read), near);
      }
    }
  }

  /** A reader that explains refuses what the other one refuses, and says where it is. */
  static void assertExplained(byte[] refused, ThrowingCallable read) {
    assertThatExceptionOfType(MalformedKeyException.class)
        .isThrownBy(read)
        .satisfies(it -> assertThat(it.position()).isBetween(0, refused.length));
  }

  static void assertSame(byte[] written, byte[] stored) {
    if (!Arrays.equals(written, stored)) {
      fail("%s is read, but written as %s", hex(stored), hex(written));
    }
  }

  /** Every truncation, every changed byte, and each byte that may be lost, doubled or added. */
  static List<byte[]> near(byte[] stored) {
    List<byte[]> near = new ArrayList<>();
    for (int i = 0; i <= stored.length; i++) {
      byte[] before = Arrays.copyOf(stored, i);
      byte[] after = Arrays.copyOfRange(stored, i, stored.length);
      near.add(before);
      near.add(after);
      for (int b : new int[] {0x00, 0x01, 0x41, 0x80, 0xC3, 0xFE, 0xFF}) {
        near.add(joined(before, new byte[] {(byte) b}, after));
      }
      if (i < stored.length) {
        byte[] rest = Arrays.copyOfRange(after, 1, after.length);
        near.add(joined(before, rest));
        near.add(joined(before, Arrays.copyOf(after, 1), after));
        for (int b = 0; b < 256; b++) {
          near.add(joined(before, new byte[] {(byte) b}, rest));
        }
      }
    }
    return near;
  }

  static byte[] joined(byte[]... contents) {
    byte[] joined = new byte[Arrays.stream(contents).mapToInt(content -> content.length).sum()];
    int at = 0;
    for (byte[] content : contents) {
      System.arraycopy(content, 0, joined, at, content.length);
      at += content.length;
    }
    return joined;
  }

  static <T> void assertRefused(BinaryPart<T> part, T value, String message) {
    assertThatThrownBy(() -> part.encode(value))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> part.check(value))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage(message);
  }

  static void assertMalformed(BinaryPart<?> part, String hex, int position, String message) {
    assertThatThrownBy(() -> read(part, bytes(hex)))
        .isInstanceOfSatisfying(
            MalformedKeyException.class,
            malformed -> assertThat(malformed.position()).isEqualTo(position))
        .hasMessage(message);
  }
}
