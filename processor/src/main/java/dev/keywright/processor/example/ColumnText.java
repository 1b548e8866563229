package dev.keywright.processor.example;

import dev.keywright.layout.assembly.Encodings;
import dev.keywright.layout.encoding.HashEncoding;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.codec.PartCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Encodes a TEXT column of values that a check chose, by the codecs of its parts. */
public final class ColumnText {
  private final Layout layout;
  private final Column column;

  /** Made when they are needed: most checks ask nothing of most parts. */
  private @Nullable List<Optional<PartCodec<Object, String>>> codecs;

  private @Nullable Chosen samples;

  /** The samples, or none, once they have been looked for. */
  private record Chosen(Optional<List<Object>> found) {}

  private ColumnText(Layout layout, Column column) {
    this.layout = layout;
    this.column = column;
  }

  private List<Optional<PartCodec<Object, String>>> codecs() {
    List<Optional<PartCodec<Object, String>>> made = codecs;
    if (made == null) {
      made = column.parts().stream().map(part -> codec(layout, column, part)).toList();
      codecs = made;
    }
    return made;
  }

  @SuppressWarnings("unchecked") // a TEXT part of the value's own type
  private static Optional<PartCodec<Object, String>> codec(
      Layout layout, Column column, Part part) {
    return layout.hasForm(part)
        ? Optional.of(
            (PartCodec<Object, String>)
                Encodings.of(part.signature(), column.place(layout, part)).codec())
        : Optional.empty();
  }

  /** The texts of a column whose parts are well formed, each for itself. */
  public static ColumnText of(Layout layout, Column column) {
    return new ColumnText(layout, column);
  }

  /**
   * The encoded column, without its bucket: of keys that differ in nothing else, it is the same.
   *
   * @param values one for each part: a Long, String, Boolean, Character, UUID, byte[], a time, or
   *     the {@link PartType.Constant} of an enum
   */
  public String of(List<?> values) {
    List<String> literals = layout.template(column).literals();
    // A bucket in front stands and falls with the literals around it.
    boolean isBucketFirst = layout.isBucketed(column) && column.bucketIndex() == 0;
    StringBuilder whole = new StringBuilder(isBucketFirst ? "" : literals.get(0));
    for (int i = 0; i < column.parts().size(); i++) {
      Part part = column.parts().get(i);
      String text = part(i, values.get(i));
      part.hash()
          .filter(it -> column.isPartition())
          .map(it -> HashEncoding.text(it).codec().of(text))
          .ifPresent(whole::append);
      whole.append(text).append(behind(i));
    }
    return whole.toString();
  }

  /** The separator or the literal behind a part. */
  public String behind(int index) {
    return layout.template(column).literals().get(column.literalIndex(layout, index));
  }

  /** The encoded text of one part, without its hash prefix. */
  public String part(int index, Object value) {
    Object plain = value instanceof PartType.Constant constant ? constant.name() : value;
    return codecs().get(index).orElseThrow().encode(plain);
  }

  /** Whether a part may hold a value. */
  public boolean isLegal(int index, Object value) {
    if (value instanceof Long number && number % step(column.parts().get(index)) != 0) {
      return false;
    }
    return TryEncoding.of(() -> part(index, value)).isPresent();
  }

  /** What all numbers of a part are declared to be multiples of. */
  public static long step(Part part) {
    return part.is(Kind.WHOLE) ? Math.max(1, part.facts().step().orElse(1)) : 1;
  }

  /** One sample for each part; empty if some part can hold no value at all. */
  public Optional<List<Object>> samples() {
    Chosen known = samples;
    if (known == null) {
      known = new Chosen(chosen());
      samples = known;
    }
    return known.found();
  }

  private Optional<List<Object>> chosen() {
    List<Object> chosen = new ArrayList<>();
    for (int i = 0; i < codecs().size(); i++) {
      int index = i;
      Part part = column.parts().get(i);
      Optional<Object> sample =
          codecs()
              .get(i)
              .flatMap(
                  codec ->
                      Samples.chosen(
                          part,
                          Samples.candidates(column, part, codec)
                              .filter(value -> isLegal(index, value)),
                          codec));
      if (sample.isEmpty()) {
        return Optional.empty();
      }
      chosen.add(sample.get());
    }
    return Optional.of(chosen);
  }
}
