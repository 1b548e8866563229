package dev.keywright.runtime.scan;

import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.Wrapper;
import dev.keywright.runtime.codec.DomainCodec;
import dev.keywright.runtime.codec.ListCodec;
import dev.keywright.runtime.codec.MapCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.PrefixCodec;
import dev.keywright.runtime.codec.TimeCodec;
import dev.keywright.runtime.codec.WholeCodec;

/**
 * A scan whose next part is open: it can be asked for ranges of that part, and for all keys with
 * the parts fixed so far. Generated stages name these questions after the part.
 *
 * <p>For generated keys; applications do not call it.
 *
 * @param <C> what the column holds: {@code String} (TEXT), {@code byte[]} (BINARY), or the type of
 *     a native column
 * @param <R> an answer: a range, or the ranges of buckets
 */
@CheckReturnValue
public abstract class OpenScan<C, R> {

  protected OpenScan() {}

  /** The scan of the column, which knows no buckets. */
  protected abstract ColumnScan<C> column();

  /** The answer that one range of the column represents. */
  protected abstract R answer(KeyRange<C> range);

  /** All keys with the parts fixed so far; of the whole table, if there are none. */
  public final R all() {
    return answer(column().range());
  }

  /** Ranges of a part of type {@code int}, {@code short} or {@code byte}. */
  public final IntBounds<R> ints(WholeCodec<C> part) {
    return new NumberPartBounds<>(this, part);
  }

  /** Ranges of a part of type {@code long}. */
  public final LongBounds<R> longs(WholeCodec<C> part) {
    return new NumberPartBounds<>(this, part);
  }

  /** Ranges of a single-value type around a whole number. */
  public final <W> ValueBounds<W, R> wholes(Wrapper<W, ? extends Number> type, WholeCodec<C> part) {
    return new PartBounds<>(this, new Wrapped<W, Long, C>(it -> type.unwrap(it).longValue(), part));
  }

  /** Ranges of a part. */
  public final <T> ValueBounds<T, R> values(PartCodec<T, C> part) {
    return new PartBounds<>(this, part);
  }

  /**
   * Ranges of a part that is the hour, or another unit, of a time. Bounds may be any times: a lower
   * one represents its hour, {@code lessThan} and the end of {@code between} hold the hours that
   * begin before it.
   */
  public final <T> ValueBounds<T, R> floored(TimeCodec<T, C> part) {
    return new FlooredBounds<>(this, part);
  }

  /** Ranges of a part of a single-value type. */
  public final <W, T> ValueBounds<W, R> values(Wrapper<W, T> type, PartCodec<T, C> part) {
    return new PartBounds<>(this, new Wrapped<>(type::unwrap, part));
  }

  /** Ranges of a text. */
  public final TextBounds<String, R> texts(PrefixCodec<String, C> part) {
    return new TextPartBounds<>(this, part, part);
  }

  /** Ranges of a single-value type around a text. */
  public final <W> TextBounds<W, R> texts(Wrapper<W, String> type, PrefixCodec<String, C> part) {
    return new TextPartBounds<>(this, new Wrapped<>(type::unwrap, part), part);
  }

  /** The names of a domain, of a text that is written with its last label first. */
  public final NameBounds<R> names(DomainCodec<C> part) {
    return new NamePartBounds<>(this, part);
  }

  /** Ranges of bytes. */
  public final BytesBounds<byte[], R> bytes(PrefixCodec<byte[], C> part) {
    return new BytesPartBounds<>(this, part, part);
  }

  /** Ranges of a single-value type around bytes. */
  public final <W> BytesBounds<W, R> bytes(Wrapper<W, byte[]> type, PrefixCodec<byte[], C> part) {
    return new BytesPartBounds<>(this, new Wrapped<>(type::unwrap, part), part);
  }

  /** Ranges of a list. */
  public final <E> ListBounds<E, R> lists(ListCodec<E, C> part) {
    return new ListPartBounds<>(this, part);
  }

  /** Ranges of a map. */
  public final <K, V> MapBounds<K, V, R> maps(MapCodec<K, V, C> part) {
    return new MapPartBounds<>(this, part);
  }
}
