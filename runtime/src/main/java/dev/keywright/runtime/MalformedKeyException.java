package dev.keywright.runtime;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A stored column that no encoder of this layout can have written.
 *
 * <p>The message names the part, the position and the reason.
 */
public final class MalformedKeyException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String part;
  private final int position;

  /**
   * @param part the name of the part, or of the column where no part was expected
   * @param position the index of the first character or byte in doubt, from the start of the column
   * @param found what stands there
   * @param expected what should stand there
   */
  public MalformedKeyException(String part, int position, @Nullable Object found, String expected) {
    super(
        part
            + " at position "
            + position
            + ": expected "
            + Shown.limit(expected)
            + ", found "
            + shown(found));
    this.part = part;
    this.position = position;
  }

  private static String shown(@Nullable Object found) {
    return "".equals(found) ? "the end" : Shown.value(found);
  }

  /** The key that is decoded, or nothing if it is malformed. */
  public static <K> Optional<K> orEmpty(Supplier<K> decode) {
    try {
      return Optional.of(decode.get());
    } catch (MalformedKeyException malformed) {
      return Optional.empty();
    }
  }

  /** The name of the part that could not be read. */
  public String part() {
    return part;
  }

  /** The index of the first character or byte in doubt, from the start of the column. */
  public int position() {
    return position;
  }
}
