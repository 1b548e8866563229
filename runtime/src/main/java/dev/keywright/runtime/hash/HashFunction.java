package dev.keywright.runtime.hash;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.zip.CRC32C;

/** The hashes that can spread keys. Their results are the same on every platform. */
public enum HashFunction {
  MD5(16) {
    @Override
    public byte[] hash(byte[] text, int from, int to, byte[] salt) {
      return Digests.digest(Digests.MD5.get(), text, from, to, salt);
    }
  },
  SHA_256(32) {
    @Override
    public byte[] hash(byte[] text, int from, int to, byte[] salt) {
      return Digests.digest(Digests.SHA_256.get(), text, from, to, salt);
    }
  },
  MURMUR3_32(4) {
    @Override
    public byte[] hash(byte[] text, int from, int to, byte[] salt) {
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
      return bytes(Murmur3.hash(input, start, end));
    }
  },
  CRC32C(4) {
    @Override
    public byte[] hash(byte[] text, int from, int to, byte[] salt) {
      CRC32C crc = new CRC32C();
      crc.update(text, from, to - from);
      crc.update(salt, 0, salt.length);
      return bytes((int) crc.getValue());
    }
  };

  private final int size;

  HashFunction(int size) {
    this.size = size;
  }

  /** How many hexadecimal digits the whole hash has. */
  public int digits() {
    return 2 * size;
  }

  /** The hash of {@code text[from, to)} followed by the salt, most significant byte first. */
  public abstract byte[] hash(byte[] text, int from, int to, byte[] salt);

  private static byte[] bytes(int hash) {
    return new byte[] {
      (byte) (hash >>> 24), (byte) (hash >>> 16), (byte) (hash >>> 8), (byte) hash
    };
  }

  /**
   * Digests are not thread-safe and cost more to make than to use, so each thread keeps its own.
   */
  private static final class Digests {
    static final ThreadLocal<MessageDigest> MD5 = ThreadLocal.withInitial(() -> create("MD5"));
    static final ThreadLocal<MessageDigest> SHA_256 =
        ThreadLocal.withInitial(() -> create("SHA-256"));

    private static MessageDigest create(String name) {
      try {
        return MessageDigest.getInstance(name);
      } catch (NoSuchAlgorithmException e) {
        throw new AssertionError("every Java platform has " + name, e);
      }
    }

    static byte[] digest(MessageDigest digest, byte[] text, int from, int to, byte[] salt) {
      // A call that failed half way has left its input behind.
      digest.reset();
      digest.update(text, from, to - from);
      digest.update(salt, 0, salt.length);
      return digest.digest();
    }
  }
}
