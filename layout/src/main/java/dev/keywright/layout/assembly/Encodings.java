package dev.keywright.layout.assembly;

import dev.keywright.layout.encoding.HashEncoding;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.binary.BinaryEncodings;
import dev.keywright.layout.encoding.natives.NativeEncodings;
import dev.keywright.layout.encoding.text.TextEncodings;
import dev.keywright.layout.encoding.tuple.TupleEncodings;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.runtime.binary.BinaryPart;

/** The encodings that signatures ask for. */
public final class Encodings {
  private Encodings() {}

  /**
   * The encoding of a part: its codec is a {@code TextPart}, a {@code BinaryPart} or a {@code
   * NativePart}.
   *
   * @throws IllegalArgumentException if the type has no form in the format
   */
  public static PartEncoding<?> of(PartSignature part, Place place) {
    if (place.isNative()) {
      return NativeEncodings.of(part);
    }
    return place.format().isText() ? TextEncodings.of(part, place) : binary(part, place);
  }

  /** The encoding of a part of a column of bytes. */
  static PartEncoding<? extends BinaryPart<?>> binary(PartSignature part, Place place) {
    return switch (place.format()) {
      case TEXT -> throw new IllegalArgumentException(part.name() + " is in a column of text");
      case BINARY -> BinaryEncodings.of(part, place);
      case FDB_TUPLE -> TupleEncodings.of(part, place);
    };
  }

  /** The encoding of a hash prefix. */
  public static HashEncoding<?> of(HashSignature hash, LayoutFormat format) {
    return format.isText() ? HashEncoding.text(hash) : HashEncoding.binary(hash);
  }
}
