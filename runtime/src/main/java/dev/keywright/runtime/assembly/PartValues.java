package dev.keywright.runtime.assembly;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.layout.Kind;
import dev.keywright.runtime.layout.PartSignature;
import dev.keywright.runtime.layout.SimpleType;
import org.jspecify.annotations.Nullable;

/**
 * Values of a part in its own type, and as its codec takes them: there whole numbers are {@code
 * long}.
 */
final class PartValues {
  private PartValues() {}

  /**
   * The value for the codec.
   *
   * @throws InvalidPartException if the value is null or of another type
   */
  static Object toCodec(PartSignature part, @Nullable Object value) {
    Object present = InvalidPartException.requirePresent(part.name(), value);
    if (part.kind() == Kind.WHOLE && isWhole(present)) {
      return ((Number) present).longValue();
    }
    Class<?> type = part.type().valueClass();
    if (!type.isInstance(present)) {
      String shown = part.type() instanceof SimpleType simple ? simple.toString() : "String";
      throw new InvalidPartException(part.name(), present, "be of type " + shown);
    }
    return present;
  }

  private static boolean isWhole(Object value) {
    return value instanceof Byte
        || value instanceof Short
        || value instanceof Integer
        || value instanceof Long;
  }

  /** What the codec has read, in the type of the part. */
  static Object fromCodec(PartSignature part, Object read) {
    if (!(read instanceof Long number)) {
      return read;
    }
    // The codec holds no number that the type could not.
    return switch (part.type().bytes()) {
      case Byte.BYTES -> number.byteValue();
      case Short.BYTES -> number.shortValue();
      case Integer.BYTES -> number.intValue();
      default -> number;
    };
  }
}
