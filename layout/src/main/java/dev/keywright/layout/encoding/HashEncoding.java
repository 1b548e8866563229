package dev.keywright.layout.encoding;

import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.runtime.binary.BinaryHash;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.text.HashPrefix;

/**
 * How a hash prefix is written.
 *
 * @param <K> the type of its codec
 */
public final class HashEncoding<K extends HashCodec<?>> extends ItemEncoding<K> {
  /** Any number of hexadecimal digits, as a regular expression. */
  public static final String DIGITS = "[0-9a-f]*";

  private final int width;
  private final String form;

  private HashEncoding(RecordedCalls<K> made, int width, String form) {
    super(made);
    this.width = width;
    this.form = form;
  }

  /** In hexadecimal digits. */
  public static HashEncoding<HashPrefix> text(HashSignature hash) {
    int digits = hash.digits();
    RecordedCalls<HashPrefix> made =
        RecordedCalls.of(
                new HashPrefix(hash.function(), digits, "", 0),
                HashPrefix.class,
                hash.function().factory(),
                digits)
            .with("salted", HashPrefix::salted, hash.salt())
            .with("seeded", HashPrefix::seeded, hash.seed());
    return new HashEncoding<>(made, digits, digits + " digits of its " + hash.function());
  }

  /** In bytes, of two digits each. */
  public static HashEncoding<BinaryHash> binary(HashSignature hash) {
    int bytes = hash.digits() / 2;
    RecordedCalls<BinaryHash> made =
        RecordedCalls.of(
                new BinaryHash(hash.function(), bytes, "", 0),
                BinaryHash.class,
                hash.function().factory(),
                bytes)
            .with("salted", BinaryHash::salted, hash.salt())
            .with("seeded", BinaryHash::seeded, hash.seed());
    return new HashEncoding<>(made, bytes, FormWords.bytes(bytes) + " of its " + hash.function());
  }

  @Override
  public Width width() {
    return Width.fixed(width);
  }

  @Override
  public String inWords() {
    return form;
  }

  @Override
  public boolean mayBeTruncated(Object beginning) {
    return !(beginning instanceof String digits) || digits.matches(DIGITS);
  }
}
