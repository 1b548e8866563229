package dev.keywright.runtime.layout;

import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.natives.NativeBytes;
import dev.keywright.runtime.natives.NativeLong;
import dev.keywright.runtime.natives.NativeString;
import dev.keywright.runtime.scan.PartCodec;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A column that holds its one part as the store's own type. */
record NativeColumn(PartCodec<?, ?> part, Class<?> contentClass) implements ColumnCodec {

  static NativeColumn of(PartSignature part) {
    String name = part.name();
    if (part.type() == SimpleType.LONG) {
      NativeLong codec = NativeLong.of(name).atLeast(WholeRange.min(part));
      return new NativeColumn(codec.atMost(WholeRange.max(part)), Long.class);
    }
    int least = part.minLength().orElse(0);
    int most = part.maxLength().orElse(Integer.MAX_VALUE);
    return part.type() == SimpleType.BYTES
        ? new NativeColumn(NativeBytes.of(name).atLeast(least).atMost(most), byte[].class)
        : new NativeColumn(
            part.alphabet()
                .map(alphabet -> NativeString.of(name, alphabet))
                .orElseGet(() -> NativeString.of(name))
                .atLeast(least)
                .atMost(most),
            String.class);
  }

  @Override
  public List<PartCodec<?, ?>> parts() {
    return List.of(part);
  }

  @Override
  public Object encode(List<Object> values, int bucket) {
    return ColumnCodec.encode(part, values.get(0));
  }

  @Override
  public ColumnContent open(@Nullable Object stored) {
    if (stored == null) {
      throw new MalformedKeyException(part.name(), 0, null, "the stored value");
    }
    return new Content(stored);
  }

  /** The value of such a column. */
  private final class Content implements ColumnContent {
    private final Object stored;
    private int position;

    Content(Object stored) {
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
    public Object read(int index) {
      Object value =
          part instanceof NativeLong codec
              ? (Object) codec.accept((Long) stored)
              : part instanceof NativeBytes codec
                  ? codec.accept((byte[]) stored)
                  : ((NativeString) part).accept((String) stored);
      position = length();
      return value;
    }

    @Override
    public Object between(int from, int to) {
      if (stored instanceof String text) {
        return text.substring(from, to);
      }
      return stored instanceof byte[] bytes ? Arrays.copyOfRange(bytes, from, to) : stored;
    }

    @Override
    public int bucket() {
      throw new IllegalStateException("a native column has no bucket");
    }

    @Override
    public void skipHash() {
      throw new IllegalStateException("a native column has no hash prefix");
    }

    @Override
    public void verifyHash(int start) {
      throw new IllegalStateException("a native column has no hash prefix");
    }

    @Override
    public void separator() {
      throw new IllegalStateException("a native column has one part");
    }

    @Override
    public void end() {
      // The value is all there is.
    }
  }
}
