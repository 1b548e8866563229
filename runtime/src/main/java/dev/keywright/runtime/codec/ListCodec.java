package dev.keywright.runtime.codec;

import java.util.List;

/**
 * A list up to the end of a column. Each element is a row of values, one for each of its parts, as
 * the codecs of the parts take them.
 *
 * @param <C> what the column holds
 */
public interface ListCodec<C> extends PartCodec<List<List<Object>>, C> {

  /** These elements alone, which may be fewer than a whole list has. */
  C encodeFirst(List<List<Object>> elements);

  /** These elements, where another one follows. */
  C encodeFollowed(List<List<Object>> elements);
}
