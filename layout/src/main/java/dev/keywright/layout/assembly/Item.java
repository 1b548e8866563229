package dev.keywright.layout.assembly;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.layout.encoding.BucketEncoding;
import dev.keywright.layout.encoding.HashEncoding;
import dev.keywright.layout.encoding.ItemEncoding;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.PartCodec;

/**
 * One of the things that are one after the other in a column.
 *
 * @param <C> what the column holds
 */
public sealed interface Item<C> {

  /** How long it is. */
  Width width();

  /** Whether something longer may begin like this, which ends a column. */
  default boolean mayBeTruncated(C beginning) {
    return false;
  }

  /** Does what has to be done for this item. */
  <R> R accept(ItemVisitor<C, R> visitor);

  /**
   * What is always there: a separator, or the literal of a template.
   *
   * @param width how long the content is
   */
  record Literal<C>(C content, Width width) implements Item<C> {
    @Override
    public <R> R accept(ItemVisitor<C, R> visitor) {
      return visitor.literal(content);
    }

    /** The content; of bytes, characters that each represent one of them. */
    public String text() {
      return content instanceof byte[] bytes ? new String(bytes, ISO_8859_1) : content.toString();
    }
  }

  /** What is written by an encoding. */
  sealed interface Encoded<C> extends Item<C> {
    /** What writes and reads it. */
    ItemEncoding<?> encoding();

    @Override
    default Width width() {
      return encoding().width();
    }

    @Override
    default boolean mayBeTruncated(C beginning) {
      return encoding().mayBeTruncated(beginning);
    }
  }

  /** The number of a bucket. */
  record Bucket<C>(BucketEncoding<? extends BucketForm<C>> encoding) implements Encoded<C> {
    @Override
    public <R> R accept(ItemVisitor<C, R> visitor) {
      return visitor.bucket(encoding.codec());
    }
  }

  /** A part that a column before has, too: the same value, in the encoding of this place. */
  record Copy<C>(Part<C> part) implements Encoded<C> {
    @Override
    public ItemEncoding<?> encoding() {
      return part.encoding();
    }

    @Override
    public <R> R accept(ItemVisitor<C, R> visitor) {
      return visitor.copy(part);
    }
  }

  /**
   * The hash prefix of a part.
   *
   * @param part the part, which is after it
   */
  record Hash<C>(HashEncoding<? extends HashCodec<C>> encoding, Part<C> part)
      implements Encoded<C> {
    @Override
    public <R> R accept(ItemVisitor<C, R> visitor) {
      return visitor.hash(encoding.codec(), part);
    }
  }

  /** The value of a part. */
  record Part<C>(PartEncoding<? extends PartCodec<?, C>> encoding) implements Encoded<C> {

    /** The part. */
    public PartSignature signature() {
      return encoding.part();
    }

    /** What writes and reads it. */
    public PartCodec<?, C> codec() {
      return encoding.codec();
    }

    @Override
    public <R> R accept(ItemVisitor<C, R> visitor) {
      return visitor.part(this);
    }

    /** What the codec has read, in the type of the part. */
    public Object decoded(Object read) {
      return PartValues.fromCodec(signature(), read);
    }

    /**
     * A value in the type of the part, as this part writes it.
     *
     * @throws InvalidPartException if the part may not hold it
     */
    public C encoded(Object value) {
      return encode(PartValues.toCodec(signature(), value));
    }

    /**
     * Passes over a value that a column before has, too.
     *
     * @throws MalformedKeyException if another one is there, or this one cannot
     */
    public void readCopy(ColumnContent<C> in, Object value) {
      C encoded;
      try {
        encoded = encoded(value);
      } catch (InvalidPartException refused) {
        MalformedKeyException malformed =
            new MalformedKeyException(
                signature().name(), in.position(), value, "a value that this column can hold, too");
        malformed.initCause(refused);
        throw malformed;
      }
      in.copy(signature().name(), encoded);
    }

    /** The encoded value. */
    @SuppressWarnings("unchecked") // the value has been brought to the type that the codec takes
    C encode(Object value) {
      return ((PartCodec<Object, C>) codec()).encode(value);
    }
  }
}
