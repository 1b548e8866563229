package dev.keywright.runtime.assembly;

import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import java.util.Map;
import java.util.Objects;

/** What stands in a column for the values of one key. */
record ItemWriter<C>(Map<String, Object> values, int bucket) implements ItemVisitor<C, C> {

  @Override
  public C literal(C content) {
    return content;
  }

  @Override
  public C bucket(BucketForm<C> form) {
    return form.number(bucket);
  }

  @Override
  public C hash(HashCodec<C> codec, Item.Part<C> part) {
    return codec.of(part(part));
  }

  @Override
  public C copy(Item.Part<C> part) {
    return part(part);
  }

  @Override
  public C part(Item.Part<C> part) {
    return part.encode(Objects.requireNonNull(values.get(part.signature().name())));
  }
}
