package dev.keywright.processor.check.family;

import dev.keywright.runtime.assembly.ColumnCodec;
import dev.keywright.runtime.assembly.Item;
import dev.keywright.runtime.assembly.LayoutCodec;
import dev.keywright.runtime.bucket.BucketForm;
import java.nio.charset.StandardCharsets;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The contents of a partition column with another number where its bucket may stand. */
final class OtherBuckets {
  private OtherBuckets() {}

  static Stream<Object> of(LayoutCodec codec, Object content) {
    return of(codec.columns().get(0), content);
  }

  private static <C> Stream<Object> of(ColumnCodec<C> column, Object content) {
    return column.items().stream()
        .filter(Item.Bucket.class::isInstance)
        .flatMap(item -> replaced(((Item.Bucket<C>) item).form(), content));
  }

  private static Stream<Object> replaced(BucketForm<?> form, Object content) {
    String text = text(content);
    return IntStream.range(0, form.count())
        .boxed()
        .flatMap(
            stored -> {
              String number = text(form.number(stored));
              return IntStream.range(0, text.length())
                  .filter(at -> text.startsWith(number, at))
                  .boxed()
                  .flatMap(at -> replaced(form, content, at, number.length()));
            });
  }

  private static Stream<Object> replaced(BucketForm<?> form, Object content, int at, int length) {
    String text = text(content);
    return IntStream.range(0, form.count())
        .mapToObj(
            bucket ->
                text.substring(0, at) + text(form.number(bucket)) + text.substring(at + length))
        .map(it -> content instanceof byte[] ? it.getBytes(StandardCharsets.ISO_8859_1) : it);
  }

  private static String text(Object content) {
    return content instanceof byte[] bytes
        ? new String(bytes, StandardCharsets.ISO_8859_1)
        : (String) content;
  }
}
