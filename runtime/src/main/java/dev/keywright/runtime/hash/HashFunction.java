package dev.keywright.runtime.hash;

import dev.keywright.runtime.thread.CurrentThread;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.security.DigestException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.zip.CRC32C;

/** The hashes that can spread keys. Their results are the same on every platform. */
public enum HashFunction {
  MD5("md5", 16) {
    @Override
    public byte[] hash(byte[] text, int from, int to, byte[] salt, int seed) {
      return Digests.md5().of(text, from, to, salt).clone();
    }

    @Override
    public long first(byte[] text, int from, int to, byte[] salt, int seed) {
      return Digests.md5().first(text, from, to, salt);
    }
  },
  SHA_256("sha256", 32) {
    @Override
    public byte[] hash(byte[] text, int from, int to, byte[] salt, int seed) {
      return Digests.sha256().of(text, from, to, salt).clone();
    }

    @Override
    public long first(byte[] text, int from, int to, byte[] salt, int seed) {
      return Digests.sha256().first(text, from, to, salt);
    }
  },
  MURMUR3_32("murmur3", 4) {
    @Override
    public byte[] hash(byte[] text, int from, int to, byte[] salt, int seed) {
      return bytes(murmur(text, from, to, salt, seed));
    }

    @Override
    public long first(byte[] text, int from, int to, byte[] salt, int seed) {
      return (long) murmur(text, from, to, salt, seed) << Integer.SIZE;
    }

    private int murmur(byte[] text, int from, int to, byte[] salt, int seed) {
      byte[] input = text;
      int start = from;
      int end = to;
      if (salt.length > 0) {
        input = new byte[to - from + salt.length];
        System.arraycopy(text, from, input, 0, to - from);
        System.arraycopy(salt, 0, input, to - from, salt.length);
        start = 0;
        end = input.length;
      }
      return Murmur3.hash(input, start, end, seed);
    }
  },
  CRC32C("crc32c", 4) {
    @Override
    public byte[] hash(byte[] text, int from, int to, byte[] salt, int seed) {
      return bytes(crc(text, from, to, salt));
    }

    @Override
    public long first(byte[] text, int from, int to, byte[] salt, int seed) {
      return (long) crc(text, from, to, salt) << Integer.SIZE;
    }

    private int crc(byte[] text, int from, int to, byte[] salt) {
      CRC32C crc = new CRC32C();
      crc.update(text, from, to - from);
      crc.update(salt, 0, salt.length);
      return (int) crc.getValue();
    }
  };

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private final String factory;
  private final int size;

  HashFunction(String factory, int size) {
    this.factory = factory;
    this.size = size;
  }

  /** What the methods are called that make prefixes of it. */
  public String factory() {
    return factory;
  }

  /** How many hexadecimal digits the whole hash has. */
  public int digits() {
    return 2 * size;
  }

  /** Whether the hash begins with a number that can be chosen. */
  public boolean takesSeed() {
    return this == MURMUR3_32;
  }

  /**
   * The hash of {@code text[from, to)} followed by the salt, most significant byte first.
   *
   * @param seed 0 unless the hash {@linkplain #takesSeed takes one}
   */
  public abstract byte[] hash(byte[] text, int from, int to, byte[] salt, int seed);

  /** As {@link #hash}: its first eight bytes, those that a short hash lacks being 0. */
  public abstract long first(byte[] text, int from, int to, byte[] salt, int seed);

  /** The first eight bytes of the hash of a text in UTF-8. */
  public final long first(String text, byte[] salt) {
    return HashedText.first(this, text, salt);
  }

  private static byte[] bytes(int hash) {
    return new byte[] {
      (byte) (hash >>> 24), (byte) (hash >>> 16), (byte) (hash >>> 8), (byte) hash
    };
  }

  /**
   * Digests are not thread-safe and cost more to make than to use, so each platform thread keeps
   * its own, and the array that the result is written to. A virtual thread copies a digest that
   * nobody uses, and keeps nothing.
   */
  private static final class Digests {
    private static final Digests UNUSED_MD5 = create("MD5");
    private static final Digests UNUSED_SHA_256 = create("SHA-256");
    private static final ThreadLocal<Digests> MD5 = ThreadLocal.withInitial(UNUSED_MD5::copy);
    private static final ThreadLocal<Digests> SHA_256 =
        ThreadLocal.withInitial(UNUSED_SHA_256::copy);

    private final MessageDigest digest;
    private final byte[] result;

    private Digests(MessageDigest digest) {
      this.digest = digest;
      this.result = new byte[digest.getDigestLength()];
    }

    static Digests md5() {
      return CurrentThread.isVirtual() ? UNUSED_MD5.copy() : MD5.get();
    }

    static Digests sha256() {
      return CurrentThread.isVirtual() ? UNUSED_SHA_256.copy() : SHA_256.get();
    }

    private static Digests create(String name) {
      try {
        return new Digests(MessageDigest.getInstance(name));
      } catch (NoSuchAlgorithmException e) {
        throw new AssertionError("every Java platform has " + name, e);
      }
    }

    private Digests copy() {
      try {
        return new Digests((MessageDigest) digest.clone());
      } catch (CloneNotSupportedException e) {
        return create(digest.getAlgorithm());
      }
    }

    byte[] of(byte[] text, int from, int to, byte[] salt) {
      // A call that failed half way has left its input behind.
      digest.reset();
      digest.update(text, from, to - from);
      digest.update(salt, 0, salt.length);
      try {
        digest.digest(result, 0, result.length);
      } catch (DigestException e) {
        throw new AssertionError("the result has the length of the digest", e);
      }
      return result;
    }

    long first(byte[] text, int from, int to, byte[] salt) {
      return (long) LONGS.get(of(text, from, to, salt), 0);
    }
  }
}
