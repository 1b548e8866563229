package dev.keywright.layout.assembly;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.natives.NativePart;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A column that holds its one part as the store's own type. */
record NativeColumn<C>(
    ColumnSignature signature,
    PartEncoding<? extends NativePart<C>> encoding,
    Class<C> contentClass)
    implements ColumnCodec<C> {

  @SuppressWarnings("unchecked") // stores keep the very values of such a part
  static NativeColumn<?> of(
      ColumnSignature signature, PartEncoding<? extends NativePart<?>> encoding) {
    return new NativeColumn<>(
        signature,
        (PartEncoding<NativePart<Object>>) encoding,
        (Class<Object>) contentClass(signature.parts().get(0)));
  }

  // Whole numbers of any type are long.
  private static Class<?> contentClass(PartSignature part) {
    return part.kind() == Kind.WHOLE ? Long.class : part.type().valueClass();
  }

  @Override
  public ColumnOrder<C> order() {
    return encoding.codec().order();
  }

  @Override
  public List<Item<C>> items() {
    return List.of(new Item.Part<>(encoding));
  }

  @Override
  public C joined(List<C> contents) {
    return contents.get(0);
  }

  @Override
  public ColumnContent<C> open(@Nullable Object stored) {
    if (stored == null) {
      throw new MalformedKeyException(encoding.codec().name(), 0, null, "the stored value");
    }
    return new Content<>(contentClass.cast(stored));
  }

  /** The value of such a column. */
  private static final class Content<C> implements ColumnContent<C> {
    private final C stored;
    private int position;

    Content(C stored) {
      this.stored = stored;
    }

    @Override
    public int position() {
      return position;
    }

    @Override
    public int length() {
      if (stored instanceof String text) {
        return text.length();
      }
      return stored instanceof byte[] bytes ? bytes.length : 1;
    }

    @Override
    public Object read(PartCodec<?, C> part) {
      position = length();
      @SuppressWarnings("unchecked") // the one part of this column
      NativePart<C> codec = (NativePart<C>) part;
      return codec.accept(stored);
    }

    @Override
    @SuppressWarnings("unchecked") // a stretch of a text is a text
    public C between(int from, int to) {
      if (stored instanceof String text) {
        return (C) text.substring(from, to);
      }
      return stored instanceof byte[] bytes ? (C) Arrays.copyOfRange(bytes, from, to) : stored;
    }

    @Override
    public void literal(C content) {
      throw new IllegalStateException("a native column has one part");
    }

    @Override
    public void copy(String part, C encoded) {
      throw new IllegalStateException("a native column holds no copy");
    }

    @Override
    public int bucket(BucketForm<C> form) {
      throw new IllegalStateException("a native column has no bucket");
    }

    @Override
    public void skip(HashCodec<C> hash, String part) {
      throw new IllegalStateException("a native column has no hash prefix");
    }

    @Override
    public void verify(HashCodec<C> hash, int start, int... stretches) {
      throw new IllegalStateException("a native column has no hash prefix");
    }

    @Override
    public void end() {
      // The value is all there is.
    }
  }
}
