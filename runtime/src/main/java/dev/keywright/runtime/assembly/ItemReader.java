package dev.keywright.runtime.assembly;

import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
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
  private int hashStart;
  private @Nullable HashCodec<C> hash;

  ItemReader(ColumnContent<C> in, Map<String, Object> values) {
    this.in = in;
    this.values = values;
  }

  /** The number of the bucket that has been read. */
  int bucket() {
    return bucket;
  }

  @Override
  public Integer literal(C content) {
    in.literal(content);
    return in.position();
  }

  @Override
  public Integer bucket(BucketForm<C> form) {
    bucket = in.bucket(form);
    return in.position();
  }

  @Override
  public Integer hash(HashCodec<C> codec, Item.Part<C> part) {
    hash = codec;
    hashStart = in.position();
    in.skip(codec, part.signature().name());
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
    values.put(part.signature().name(), part.decoded(in.read(part.codec())));
    if (hash != null) {
      in.verify(hash, hashStart);
      hash = null;
    }
    return in.position();
  }
}
