package dev.keywright.layout.encoding.natives;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.natives.NativePart;

/** Which encoding a part has that is kept as the store's own type. */
public final class NativeEncodings {
  private NativeEncodings() {}

  /**
   * The encoding of a part.
   *
   * @throws IllegalArgumentException if no store has its type
   */
  public static PartEncoding<? extends NativePart<?>> of(PartSignature part) {
    return switch (part.kind()) {
      case WHOLE -> new WholeInNative(part);
      case TEXT -> new StringInNative(part);
      case BYTES -> new BytesInNative(part);
      case FRACTION, FLAG, CHARACTER, UUID, TIME, CODES, SUFFIX, LIST ->
          throw new IllegalArgumentException(
              part.name() + ": no store has " + part.type() + " as its own type");
    };
  }
}
