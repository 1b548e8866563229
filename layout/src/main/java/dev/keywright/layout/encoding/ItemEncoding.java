package dev.keywright.layout.encoding;

import dev.keywright.layout.source.JavaExpression;
import dev.keywright.runtime.codec.ItemCodec;

/**
 * How one thing in a column is written: a part, a hash prefix or a bucket.
 *
 * @param <K> the type of its codec
 */
public abstract class ItemEncoding<K extends ItemCodec<?>> {
  private final RecordedCalls<? extends K> made;

  /** What calls have made is the codec. */
  protected ItemEncoding(RecordedCalls<? extends K> made) {
    this.made = made;
  }

  /** What writes and reads it. */
  public final K codec() {
    return made.value();
  }

  /** The calls that make the codec. */
  public final JavaExpression expression() {
    return made.expression();
  }

  /** How long it is. */
  public abstract Width width();

  /** How it is written, in words: {@code 6 digits, largest first}. */
  public abstract String inWords();

  /**
   * Whether something longer may begin like this, so that the end of a column may have been cut off
   * here. Of what has a fixed width, and of what shows its own end, nothing that can be read goes
   * on: its reader misses what is cut off.
   *
   * @param beginning what the column holds from here to its end
   */
  public boolean mayBeTruncated(Object beginning) {
    return false;
  }

  @Override
  public final String toString() {
    return expression().toString();
  }
}
