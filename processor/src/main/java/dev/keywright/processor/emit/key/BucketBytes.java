package dev.keywright.processor.emit.key;

import dev.keywright.layout.assembly.Item;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.BucketClass;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.HashedParts;
import dev.keywright.processor.model.Part;
import java.util.List;
import java.util.Optional;

/**
 * Tells whether a function of bytes can take them where they stand in the column, so that no part
 * is encoded twice.
 */
public final class BucketBytes {
  private BucketBytes() {}

  /** The parts from the first of the column to the last that decides, if they can. */
  public static Optional<HashedParts> in(KeyParts key, Column column) {
    Optional<Bucket> bucket = key.layout().bucket().filter(it -> key.isBucketed(column));
    if (!key.layout().isBinary()
        || bucket.flatMap(Bucket::function).filter(BucketClass::isOfBytes).isEmpty()
        || key.codec().bucket().orElseThrow().signature().isOfRest()
        || !isPlain(key.items(column).items())) {
      return Optional.empty();
    }
    List<Part> deciding = key.layout().bucketedParts();
    List<Part> parts = column.parts();
    if (!parts.containsAll(deciding)) {
      return Optional.empty();
    }
    int last = deciding.stream().mapToInt(parts::indexOf).max().orElseThrow();
    List<String> names = deciding.stream().map(Part::name).toList();
    return Optional.of(new HashedParts(parts.subList(0, last + 1), names));
  }

  /** Whether nothing stands between the parts but literals, and the bucket before them all. */
  private static boolean isPlain(List<? extends Item<?>> items) {
    boolean isBucketSeen = false;
    for (Item<?> item : items) {
      boolean isPart = item instanceof Item.Part<?>;
      isBucketSeen |= item instanceof Item.Bucket<?>;
      if (!(item instanceof Item.Literal<?> || item instanceof Item.Bucket<?> || isPart)
          || (isPart && !isBucketSeen)) {
        return false;
      }
    }
    return true;
  }
}
