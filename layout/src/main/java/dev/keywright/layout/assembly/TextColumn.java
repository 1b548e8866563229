package dev.keywright.layout.assembly;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.text.HashPrefix;
import dev.keywright.runtime.text.TextPart;
import dev.keywright.runtime.text.TextReader;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A column of text. */
record TextColumn(ColumnSignature signature, List<Item<String>> items)
    implements ColumnCodec<String> {

  @Override
  public ColumnOrder<String> order() {
    return ColumnOrder.TEXT;
  }

  @Override
  public Class<String> contentClass() {
    return String.class;
  }

  @Override
  public ColumnContent<String> open(@Nullable Object stored) {
    String text = (String) stored;
    return new Content(TextReader.explaining(signature.name(), text), text == null ? "" : text);
  }

  /** The text of such a column. */
  private record Content(TextReader in, String text) implements ColumnContent<String> {
    @Override
    public int position() {
      return in.position();
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public void literal(String content) {
      in.literal(content);
    }

    @Override
    public void copy(String part, String encoded) {
      in.copy(part, encoded);
    }

    @Override
    public int bucket(BucketForm<String> form) {
      return in.bucket(form);
    }

    @Override
    public void skip(HashCodec<String> hash, String part) {
      ((HashPrefix) hash).skip(in, part);
    }

    @Override
    public void verify(HashCodec<String> hash, int start, int... stretches) {
      ((HashPrefix) hash).verify(in, start, stretches);
    }

    @Override
    public Object read(PartCodec<?, String> part) {
      return ((TextPart<?>) part).read(in);
    }

    @Override
    public void end() {
      in.end();
    }

    @Override
    public String between(int from, int to) {
      return text.substring(from, to);
    }
  }
}
