package dev.keywright.store.cursor;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.KeyRange;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The digest of what a token belongs to: SHA-256 over fields that each have their kind and their
 * length in front, so that no two scans or contexts give the same bytes.
 */
final class Digest {
  private final MessageDigest digest = sha256();

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException absent) {
      throw new IllegalStateException("each Java platform has SHA-256", absent);
    }
  }

  /** Four bytes that tell layouts apart. */
  static int ofLayout(String layout) {
    return ByteBuffer.wrap(sha256().digest(layout.getBytes(UTF_8))).getInt();
  }

  Digest add(KeyRange<?> range) {
    field('f', range.fixed().size());
    for (Map.Entry<String, Object> fixed : range.fixed().entrySet()) {
      add(fixed.getKey());
      content(fixed.getValue());
    }
    add(range.column());
    content(range.from());
    content(range.to());
    field('d', range.isBackward() ? 1 : 0);
    return this;
  }

  Digest add(String text) {
    // As it is: a charset would make one character of all halves of pairs.
    ByteBuffer chars = ByteBuffer.allocate(text.length() * Character.BYTES);
    chars.asCharBuffer().put(text);
    bytes('t', chars.array());
    return this;
  }

  Digest count(int count) {
    field('n', count);
    return this;
  }

  byte[] end() {
    return digest.digest();
  }

  private void content(@Nullable Object content) {
    if (content == null) {
      field('e', 0);
    } else if (content instanceof String text) {
      add(text);
    } else if (content instanceof byte[] bytes) {
      bytes('b', bytes);
    } else if (content instanceof Long number) {
      bytes('l', ByteBuffer.allocate(Long.BYTES).putLong(number).array());
    } else {
      bytes('v', ValueBytes.of(content));
    }
  }

  private void bytes(char kind, byte[] bytes) {
    field(kind, bytes.length);
    digest.update(bytes);
  }

  private void field(char kind, int number) {
    digest.update((byte) kind);
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(number).array());
  }
}
