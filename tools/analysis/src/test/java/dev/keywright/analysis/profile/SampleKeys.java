package dev.keywright.analysis.profile;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Inputs whose keys are known, one shape each; the same seed gives the same keys. */
enum SampleKeys {
  /** Text with few prefixes, some of them hot; not sorted, with some keys twice. */
  TENANTS {
    @Override
    byte[] key(SplittableRandom random, long index) {
      int tenant = (int) (40 * Math.pow(random.nextDouble(), 3));
      return text(
          "tenant"
              + (10 + tenant)
              + "|device"
              + random.nextInt(10_000, 100_000)
              + "|"
              + random.nextInt(20));
    }
  },
  /** Numbers that grow with time, with a few that arrive late. */
  GROWING {
    @Override
    byte[] key(SplittableRandom random, long index) {
      long late = random.nextInt(10) == 0 ? random.nextInt(100_000) : 0;
      return text("event#" + (1_700_000_000_000L + 50 * index - late));
    }
  },
  /** Bytes without any text: a hash, then a number. */
  BINARY {
    @Override
    byte[] key(SplittableRandom random, long index) {
      return ByteBuffer.allocate(12).putLong(random.nextLong()).putInt((int) index % 7).array();
    }
  },
  /** Few different keys, very unevenly. */
  FEW {
    @Override
    byte[] key(SplittableRandom random, long index) {
      return text("k" + (int) (1000 * Math.pow(random.nextDouble(), 4)));
    }
  };

  abstract byte[] key(SplittableRandom random, long index);

  /** So many keys, in the order of their arrival. */
  byte[][] keys(int count) {
    SplittableRandom random = new SplittableRandom(name().hashCode());
    byte[][] keys = new byte[count][];
    for (int i = 0; i < count; i++) {
      keys[i] = key(random, i);
    }
    return keys;
  }

  /** The same keys in the order of a dump. */
  byte[][] sorted(int count) {
    byte[][] keys = keys(count);
    Arrays.sort(keys, Arrays::compareUnsigned);
    return keys;
  }

  private static byte[] text(String key) {
    return key.getBytes(UTF_8);
  }

  /** A profile of these keys, merged from so many pieces of about the same size. */
  static Profile profile(byte[][] keys, int pieces) {
    Profile merged = Profile.empty();
    for (int piece = 0; piece < pieces; piece++) {
      int start = (int) ((long) keys.length * piece / pieces);
      int end = (int) ((long) keys.length * (piece + 1) / pieces);
      // Half of them know that others came before, as the pieces of one file do.
      Profile next = piece % 2 == 0 ? Profile.empty() : merged.emptyAfter(start);
      for (int i = start; i < end; i++) {
        next.add(keys[i]);
      }
      merged.merge(next);
    }
    return merged;
  }
}
