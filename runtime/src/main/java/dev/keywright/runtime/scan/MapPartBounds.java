package dev.keywright.runtime.scan;

import dev.keywright.runtime.codec.MapCodec;
import java.util.SortedMap;

/** The ranges of a map. */
final class MapPartBounds<K, V, C, R> extends RepeatedPartBounds<SortedMap<K, V>, C, R>
    implements MapBounds<K, V, R> {
  MapPartBounds(OpenScan<C, R> scan, MapCodec<K, V, C> map) {
    super(scan, map);
  }
}
