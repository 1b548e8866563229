package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.codec.LengthLimits;

/** Bytes as they are, or ended. */
public final class BytesInBinary extends PartEncoding<BinaryBytes> {
  BytesInBinary(PartSignature part, Place place) {
    this(
        part,
        content(part)
            .when(part.encoding().descending(), "descendingOrder", BinaryBytes::descendingOrder)
            .when(place.isFollowed(), "followed", BinaryBytes::followed));
  }

  BytesInBinary(PartSignature part, RecordedCalls<BinaryBytes> made) {
    super(part, made, it -> width(it, it.ended()), BytesInBinary::form);
  }

  /** The bytes without an end. */
  public static RecordedCalls<BinaryBytes> content(PartSignature part) {
    return RecordedCalls.by(BinaryBytes.class, "of", BinaryBytes::of, part.name())
        .with("atLeast", BinaryBytes::atLeast, part.limits().leastLength())
        .with("atMost", BinaryBytes::atMost, part.limits().mostLength());
  }

  /** How long bytes are: ended, each zero takes two bytes, and so does the end. */
  public static Width width(BinaryBytes bytes, boolean ended) {
    return ended
        ? Width.ofLengths(-1, bytes.maxLength(), 2).plus(Width.fixed(2))
        : Width.ofLengths(bytes.minLength(), bytes.maxLength(), 1);
  }

  /** The form of bytes in words. */
  public static String form(BinaryBytes bytes) {
    return FormWords.joined("bytes", LengthLimits.inWords(bytes.minLength(), bytes.maxLength()));
  }

  @Override
  public boolean mayBeTruncated(Object beginning) {
    return !codec().ended() && ((byte[]) beginning).length < codec().maxLength();
  }
}
