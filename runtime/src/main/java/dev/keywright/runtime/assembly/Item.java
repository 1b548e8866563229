package dev.keywright.runtime.assembly;

import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.layout.PartSignature;

/**
 * One of the things that stand one behind the other in a column.
 *
 * @param <C> what the column holds
 */
public sealed interface Item<C> {

  /** How long it is. */
  Width width();

  /** Does what has to be done for this item. */
  <R> R accept(ItemVisitor<C, R> visitor);

  /**
   * What always stands there: the separator.
   *
   * @param width how long the content is
   */
  record Literal<C>(C content, Width width) implements Item<C> {
    @Override
    public <R> R accept(ItemVisitor<C, R> visitor) {
      return visitor.literal(content);
    }
  }

  /** The number of a bucket. */
  record Bucket<C>(BucketForm<C> form) implements Item<C> {
    @Override
    public Width width() {
      return form.encodedWidth();
    }

    @Override
    public <R> R accept(ItemVisitor<C, R> visitor) {
      return visitor.bucket(form);
    }
  }

  /**
   * The hash prefix of a part.
   *
   * @param part the part, which stands behind it
   */
  record Hash<C>(HashCodec<C> codec, Part<C> part) implements Item<C> {
    @Override
    public Width width() {
      return codec.encodedWidth();
    }

    @Override
    public <R> R accept(ItemVisitor<C, R> visitor) {
      return visitor.hash(codec, part);
    }
  }

  /** The value of a part. */
  record Part<C>(PartSignature signature, PartCodec<?, C> codec) implements Item<C> {
    @Override
    public Width width() {
      return codec.encodedWidth();
    }

    @Override
    public <R> R accept(ItemVisitor<C, R> visitor) {
      return visitor.part(this);
    }

    /** What the codec has read, in the type of the part. */
    public Object decoded(Object read) {
      return PartValues.fromCodec(signature, read);
    }

    /** The encoded value. */
    @SuppressWarnings("unchecked") // the value has been brought to the type that the codec takes
    C encode(Object value) {
      return ((PartCodec<Object, C>) codec).encode(value);
    }
  }
}
