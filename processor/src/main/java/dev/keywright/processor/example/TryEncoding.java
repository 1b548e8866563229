package dev.keywright.processor.example;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.codec.PartCodec;
import java.util.Optional;
import java.util.function.Supplier;

/** What codecs make of values that they may refuse. */
public final class TryEncoding {
  private TryEncoding() {}

  /** What a call returns; empty if a codec refuses one of its values. */
  public static <T> Optional<T> of(Supplier<T> call) {
    try {
      return Optional.of(call.get());
    } catch (InvalidPartException refused) {
      return Optional.empty();
    }
  }

  /** Whether a codec takes a value. */
  public static <T> boolean isTaken(PartCodec<T, ?> codec, T value) {
    return of(() -> {
          codec.check(value);
          return codec;
        })
        .isPresent();
  }
}
