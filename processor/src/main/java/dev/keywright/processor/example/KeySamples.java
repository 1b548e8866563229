package dev.keywright.processor.example;

import dev.keywright.layout.assembly.Item;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.automaton.SmallParts;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Keys of one layout that have a chance to be keys of another one, too. */
public final class KeySamples {
  private static final int MOST_SAMPLES = 3;
  private static final int MOST_TEXTS = 9;
  private static final int MOST_KEYS = 512;
  private static final int MOST_CHOICES = 32;

  private KeySamples() {}

  /**
   * The values of some keys, by part.
   *
   * @param codec the codec of the layout
   * @param other the layout that the keys might be confused with; its literals become texts
   */
  public static List<Map<String, Object>> of(Layout layout, LayoutCodec codec, LayoutCodec other) {
    List<Map<String, Object>> keys = values(layout, codec, other, part -> true, MOST_KEYS);
    return keys.stream().filter(values -> isKey(codec, values)).toList();
  }

  /** Values of some parts, chosen as in {@link #of}; of no part, there is one choice. */
  public static List<Map<String, Object>> ofParts(
      Layout layout, LayoutCodec codec, LayoutCodec other, Set<String> parts) {
    return values(layout, codec, other, part -> parts.contains(part.name()), MOST_CHOICES);
  }

  private static List<Map<String, Object>> values(
      Layout layout, LayoutCodec codec, LayoutCodec other, Predicate<Part> isWanted, int most) {
    List<Map<String, Object>> keys = List.of(Map.of());
    for (Column column : layout.columns()) {
      for (Part part : column.parts()) {
        // What stands in several columns has one value.
        if (isWanted.test(part) && !keys.isEmpty() && !keys.get(0).containsKey(part.name())) {
          List<Object> values = values(column, part, codec, other);
          keys = SmallParts.extended(keys, part.name(), values).limit(most).toList();
        }
      }
    }
    return keys;
  }

  private static List<Object> values(
      Column column, Part part, LayoutCodec codec, LayoutCodec other) {
    List<Object> samples =
        Samples.legal(codec, column, part).distinct().limit(MOST_SAMPLES).toList();
    if (!part.is(Kind.TEXT)) {
      return samples;
    }
    Stream<Object> texts = literals(other).filter(text -> Samples.isLegal(codec, part, text));
    return Stream.concat(samples.stream(), texts).distinct().limit(MOST_TEXTS).toList();
  }

  // A text that ends where a literal begins must hold the rest of it.
  private static Stream<Object> literals(LayoutCodec other) {
    Set<Object> texts = new LinkedHashSet<>();
    other.columns().stream()
        .flatMap(column -> column.items().stream())
        .filter(item -> item instanceof Item.Literal<?>)
        .map(item -> ((Item.Literal<?>) item).text())
        .forEach(
            literal -> {
              texts.add(literal);
              for (int i = 1; i < literal.length(); i++) {
                texts.add(literal.substring(i));
                texts.add(literal.substring(0, i));
              }
            });
    return texts.stream();
  }

  /** The columns of a key; where nobody here can tell its bucket, in the first one. */
  public static Map<String, Object> columns(LayoutCodec codec, Map<String, Object> values) {
    return codec
        .bucket()
        .filter(it -> it.uncompared().isPresent())
        .map(it -> codec.encodeIn(it.form().first(), values))
        .orElseGet(() -> codec.encode(values));
  }

  // Where another literal ends the copy of a part, it may take other characters.
  private static boolean isKey(LayoutCodec codec, Map<String, Object> values) {
    return TryEncoding.of(() -> columns(codec, values)).isPresent();
  }
}
