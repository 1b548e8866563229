package dev.keywright.layout.assembly;

import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads the items of one column, and collects the values of its parts. For each item it tells where
 * the next one begins.
 */
final class ItemReader<C> implements ItemVisitor<C, Integer> {
  private final ColumnContent<C> in;
  private final Map<String, Object> values;
  private int bucket;
  private int bucketStart;
  private int hashStart;
  private @Nullable HashCodec<C> hash;
  private HashedPositions hashed = new HashedPositions(List.of());

  ItemReader(ColumnContent<C> in, Map<String, Object> values) {
    this.in = in;
    this.values = values;
  }

  /** The number of the bucket that has been read. */
  int bucket() {
    return bucket;
  }

  /** Where it is. */
  int bucketStart() {
    return bucketStart;
  }

  @Override
  public Integer literal(C content) {
    in.literal(content);
    return in.position();
  }

  @Override
  public Integer bucket(BucketForm<C> form) {
    bucketStart = in.position();
    bucket = in.bucket(form);
    return in.position();
  }

  @Override
  public Integer hash(HashCodec<C> codec, Item.Part<C> part) {
    hash = codec;
    hashStart = in.position();
    String name = part.signature().name();
    hashed = new HashedPositions(part.signature().hash().orElseThrow().hashed(name));
    in.skip(codec, name);
    return in.position();
  }

  @Override
  public Integer copy(Item.Part<C> part) {
    String name = part.signature().name();
    Object value = Objects.requireNonNull(values.get(name));
    part.readCopy(in, value);
    return in.position();
  }

  @Override
  public Integer part(Item.Part<C> part) {
    String name = part.signature().name();
    int start = in.position();
    values.put(name, part.decoded(in.read(part.codec())));
    if (hash != null) {
      hashed.add(name, start, in.position());
      if (hashed.isLast(name)) {
        in.verify(hash, hashStart, hashed.bounds());
        hash = null;
      }
    }
    return in.position();
  }
}
