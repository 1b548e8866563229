package dev.keywright.layout.assembly;

import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;

/**
 * What is done for each item of a column.
 *
 * @param <C> what the column holds
 * @param <R> what comes out of it
 */
public interface ItemVisitor<C, R> {

  /** What is always there. */
  R literal(C content);

  /** The number of a bucket. */
  R bucket(BucketForm<C> form);

  /** The hash prefix of a part that is after it. */
  R hash(HashCodec<C> codec, Item.Part<C> part);

  /** The value of a part that a column before has, too. */
  R copy(Item.Part<C> part);

  /** The value of a part. */
  R part(Item.Part<C> part);
}
