package dev.keywright.runtime;

import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How a single-value type such as {@code record UserId(long value)} is unwrapped into the value
 * that is encoded, and wrapped again by {@code decode}.
 *
 * <p>For generated keys; applications do not call it.
 *
 * @param <W> the single-value type
 * @param <V> the value inside
 */
public record Wrapper<W, V>(
    String part, Function<W, @Nullable V> unwrapping, Function<V, W> wrapping) {

  /**
   * The value inside.
   *
   * @throws InvalidPartException if the wrapper or its value is null
   */
  public V unwrap(@Nullable W wrapped) {
    W present = NullCheck.require(part, wrapped);
    return NullCheck.require(part, unwrapping.apply(present));
  }

  /**
   * The single-value type around a decoded value.
   *
   * @param position where the value was read, from the start of the column
   * @throws MalformedKeyException if the type refuses the value, or holds another one afterwards:
   *     such a key was never encoded
   */
  public W wrap(int position, V value) {
    W wrapped;
    V kept;
    try {
      wrapped = wrapping.apply(value);
      kept = unwrap(wrapped);
    } catch (RuntimeException refusal) {
      MalformedKeyException malformed =
          new MalformedKeyException(part, position, value, "a value that its type accepts");
      malformed.initCause(refusal);
      throw malformed;
    }
    if (!Objects.deepEquals(kept, value)) {
      throw new MalformedKeyException(
          part, position, value, "a value that its type keeps unchanged");
    }
    return wrapped;
  }

  /** A wrapper around this wrapper's own type: {@code outer.around(inner)}. */
  public <X> Wrapper<W, X> around(Wrapper<V, X> inner) {
    return new Wrapper<>(
        part,
        wrapped -> inner.unwrap(unwrapping.apply(wrapped)),
        value -> wrapping.apply(inner.wrapping.apply(value)));
  }
}
