package dev.keywright.runtime.scan;

import dev.keywright.runtime.codec.ListCodec;
import java.util.List;

/** The ranges of a list. */
final class ListPartBounds<E, C, R> extends RepeatedPartBounds<List<E>, C, R>
    implements ListBounds<E, R> {
  ListPartBounds(OpenScan<C, R> scan, ListCodec<E, C> list) {
    super(scan, list);
  }
}
