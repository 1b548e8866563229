package dev.keywright.processor.example;

import dev.keywright.layout.assembly.BucketChoice;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.codec.PartCodec;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A whole key of sample values, as the generated documentation shows it. */
public final class KeyExample {
  private final LayoutCodec codec;
  private final Map<String, Object> values = new LinkedHashMap<>();

  private KeyExample(Layout layout) {
    this.codec = LayoutCodec.of(layout.signature());
  }

  /**
   * The columns by name, bucket and hash prefix included: a String in TEXT, bytes in BINARY.
   *
   * @param layout one that passed all checks
   * @return empty if some part can hold none of the samples, or a function of the user's chooses
   *     the bucket, which cannot be called before it is compiled
   */
  public static Optional<Map<String, Object>> of(Layout layout) {
    return new KeyExample(layout).codec.bucket().flatMap(BucketChoice::uncompared).isPresent()
        ? Optional.empty()
        : of(layout, Map.of());
  }

  @SuppressWarnings("unchecked") // the samples are values of the part
  private Optional<Object> sample(Column column, Part part) {
    PartCodec<Object, ?> known = (PartCodec<Object, ?>) codec.part(part.name());
    return Samples.chosen(part, Samples.legal(codec, column, part), known);
  }

  /**
   * The columns by name; in the first bucket, if a function of the user's chooses the bucket.
   *
   * @param chosen values of parts that are no samples
   */
  public static Optional<Map<String, Object>> of(Layout layout, Map<String, Object> chosen) {
    KeyExample example = new KeyExample(layout);
    for (Column column : layout.columns()) {
      for (Part part : column.parts()) {
        Optional<Object> value =
            Optional.ofNullable(chosen.get(part.name())).or(() -> example.sample(column, part));
        if (value.isEmpty()) {
          return Optional.empty();
        }
        example.values.put(part.name(), value.get());
      }
    }
    // Where another literal ends the copy of a part, it may take other characters.
    return TryEncoding.of(() -> KeySamples.columns(example.codec, example.values));
  }
}
