package dev.keywright.store.cursor;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Optional;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * One secret: it seals with AES-256-GCM (NIST SP 800-38D). The key of the cipher and the two bytes
 * by which a token names its secret are derived from the secret by HMAC-SHA-256, each with a label
 * of its own, so that the name tells nothing of the key.
 */
final class Secret {
  /** The length of a nonce, the only one that GCM uses as it is. */
  static final int NONCE_BYTES = 12;

  /** What sealing adds. */
  static final int TAG_BYTES = 16;

  /** The length of a secret's name. */
  static final int NAME_BYTES = 2;

  private static final int LEAST_BYTES = 32;
  private static final String CIPHER = "AES/GCM/NoPadding";

  private final SecretKeySpec key;
  private final byte[] name;

  private Secret(SecretKeySpec key, byte[] name) {
    this.key = key;
    this.name = name;
  }

  static Secret of(byte[] secret) {
    if (secret.length < LEAST_BYTES) {
      throw new IllegalArgumentException(
          "a secret has "
              + secret.length
              + " bytes, but must have 32 or more, drawn by a SecureRandom");
    }
    byte[] name = derived(secret, "keywright cursor name");
    return new Secret(
        new SecretKeySpec(derived(secret, "keywright cursor key"), "AES"),
        Arrays.copyOf(name, NAME_BYTES));
  }

  private static byte[] derived(byte[] secret, String label) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret, "HmacSHA256"));
      return mac.doFinal(label.getBytes(US_ASCII));
    } catch (GeneralSecurityException absent) {
      throw new IllegalStateException("each Java platform has HmacSHA256", absent);
    }
  }

  byte[] name() {
    return name;
  }

  byte[] seal(byte[] nonce, byte[] text, byte[] associated) {
    try {
      return cipher(Cipher.ENCRYPT_MODE, nonce, associated).doFinal(text);
    } catch (GeneralSecurityException failure) {
      throw new IllegalStateException("this Java platform cannot seal with AES-256-GCM", failure);
    }
  }

  /** What was sealed; empty if it was not this secret, this nonce and this associated data. */
  Optional<byte[]> open(byte[] nonce, byte[] sealed, byte[] associated) {
    try {
      return Optional.of(cipher(Cipher.DECRYPT_MODE, nonce, associated).doFinal(sealed));
    } catch (AEADBadTagException forged) {
      return Optional.empty();
    } catch (GeneralSecurityException failure) {
      throw new IllegalStateException("this Java platform cannot open AES-256-GCM", failure);
    }
  }

  private Cipher cipher(int mode, byte[] nonce, byte[] associated) throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance(CIPHER);
    cipher.init(mode, key, new GCMParameterSpec(TAG_BYTES * Byte.SIZE, nonce));
    cipher.updateAAD(associated);
    return cipher;
  }
}
