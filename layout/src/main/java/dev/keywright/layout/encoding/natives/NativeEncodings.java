package dev.keywright.layout.encoding.natives;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.natives.NativePart;
import dev.keywright.runtime.natives.NativeTime;
import dev.keywright.runtime.natives.NativeValue;
import java.util.function.Function;
import java.util.function.UnaryOperator;

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
      case FLAG -> value(part, "booleans", NativeValue::booleans, NativeValue::descendingOrder);
      case UUID -> value(part, "uuids", NativeValue::uuids, NativeValue::descendingOrder);
      case TIME ->
          part.type() == SimpleType.INSTANT
              ? value(part, "instants", NativeTime::instants, NativeTime::descendingOrder)
              : value(part, "dates", NativeTime::dates, NativeTime::descendingOrder);
      // canBeNative asks javac about each type, so this is for a type that says yes and has no row.
      default -> throw none(part);
    };
  }

  private static <K extends NativePart<?>> PartEncoding<K> value(
      PartSignature part, String method, Function<String, K> column, UnaryOperator<K> descending) {
    K codec = column.apply(part.name());
    return new PartEncoding<>(
        part,
        RecordedCalls.of(codec, codec.getClass(), method, part.name())
            .when(part.encoding().descending(), "descendingOrder", descending),
        it -> Width.fixed(part.type().width()),
        it -> "as the store's own type");
  }

  private static IllegalArgumentException none(PartSignature part) {
    return new IllegalArgumentException(
        part.name() + ": no store has " + part.type() + " as its own type");
  }
}
