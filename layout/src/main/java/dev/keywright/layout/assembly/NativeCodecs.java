package dev.keywright.layout.assembly;

import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.natives.NativeBytes;
import dev.keywright.runtime.natives.NativeLong;
import dev.keywright.runtime.natives.NativePart;
import dev.keywright.runtime.natives.NativeString;

/** The codec of a part that is kept as the store's own type. */
final class NativeCodecs {
  private NativeCodecs() {}

  static NativePart<?> of(PartSignature part) {
    return switch (part.kind()) {
      case WHOLE -> NativeLong.of(part.name()).atLeast(part.min()).atMost(part.max());
      case TEXT -> text(part);
      case BYTES ->
          NativeBytes.of(part.name())
              .atLeast(part.limits().minLength().orElse(0))
              .atMost(part.limits().maxLength().orElse(Integer.MAX_VALUE));
      case FRACTION, FLAG, CHARACTER, UUID, TIME, CODES, SUFFIX, LIST ->
          throw new IllegalArgumentException(
              part.name() + ": no store has " + part.type() + " as its own type");
    };
  }

  private static NativeString text(PartSignature part) {
    return part.limits()
        .alphabet()
        .map(alphabet -> NativeString.of(part.name(), alphabet))
        .orElseGet(() -> NativeString.of(part.name()))
        .atLeast(part.limits().minLength().orElse(0))
        .atMost(part.limits().maxLength().orElse(Integer.MAX_VALUE));
  }
}
