package dev.keywright.layout.encoding.natives;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.natives.NativePart;
import dev.keywright.runtime.natives.NativeTime;
import dev.keywright.runtime.natives.NativeValue;

/** Which encoding a part has that is kept as the store's own type. */
public final class NativeEncodings {
  private NativeEncodings() {}

  /**
   * The encoding of a part.
   *
   * @throws IllegalArgumentException if no store has its type
   */
  public static PartEncoding<? extends NativePart<?>> of(PartSignature part) {
    if (!part.type().canBeNative()) {
      throw none(part);
    }
    return switch (part.kind()) {
      case WHOLE -> new WholeInNative(part);
      case TEXT -> new StringInNative(part);
      case BYTES -> new BytesInNative(part);
      case FLAG -> new ValueInNative<>(part, "booleans", NativeValue::booleans);
      case UUID -> new ValueInNative<>(part, "uuids", NativeValue::uuids);
      case TIME ->
          part.type() == SimpleType.INSTANT
              ? new TimeInNative<>(part, "instants", NativeTime::instants)
              : new TimeInNative<>(part, "dates", NativeTime::dates);
      // canBeNative asks javac about each type, so this is for a type that says yes and has no row.
      default -> throw none(part);
    };
  }

  private static IllegalArgumentException none(PartSignature part) {
    return new IllegalArgumentException(
        part.name() + ": no store has " + part.type() + " as its own type");
  }
}
