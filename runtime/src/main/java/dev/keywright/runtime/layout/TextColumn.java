package dev.keywright.runtime.layout;

import dev.keywright.runtime.bucket.TextBucket;
import dev.keywright.runtime.text.HashPrefix;
import dev.keywright.runtime.text.TextPart;
import dev.keywright.runtime.text.TextReader;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A column of text. */
record TextColumn(
    String name,
    char separator,
    Optional<TextBucket> bucket,
    Optional<HashPrefix> hash,
    List<TextPart<?>> parts)
    implements ColumnCodec {

  @Override
  public Class<?> contentClass() {
    return String.class;
  }

  @Override
  public String encode(List<Object> values, int bucketNumber) {
    StringBuilder content = new StringBuilder();
    bucket.ifPresent(form -> content.append(form.prefix(bucketNumber)));
    for (int i = 0; i < values.size(); i++) {
      String text = ColumnCodec.encode(parts.get(i), values.get(i));
      if (i == 0) {
        hash.ifPresent(it -> content.append(it.of(text)));
      } else {
        content.append(separator);
      }
      content.append(text);
    }
    return content.toString();
  }

  @Override
  public ColumnContent open(@Nullable Object stored) {
    String text = (String) stored;
    TextReader in = new TextReader(name, text);
    return new Content(in, text == null ? "" : text);
  }

  /** The text of such a column. */
  private final class Content implements ColumnContent {
    private final TextReader in;
    private final String text;

    Content(TextReader in, String text) {
      this.in = in;
      this.text = text;
    }

    @Override
    public int position() {
      return in.position();
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public int bucket() {
      return in.bucket(bucket.orElseThrow());
    }

    @Override
    public void skipHash() {
      hash.orElseThrow().skip(in, parts.get(0).name());
    }

    @Override
    public void verifyHash(int start) {
      hash.orElseThrow().verify(in, start);
    }

    @Override
    public Object read(int index) {
      return parts.get(index).read(in);
    }

    @Override
    public void separator() {
      in.separator(separator);
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
