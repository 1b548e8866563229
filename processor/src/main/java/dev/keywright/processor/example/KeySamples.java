package dev.keywright.processor.example;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.assembly.ColumnCodec;
import dev.keywright.runtime.assembly.Item;
import dev.keywright.runtime.assembly.LayoutCodec;
import dev.keywright.runtime.layout.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Keys of one layout that have a chance to be keys of another one, too. */
public final class KeySamples {
  private static final int MOST_SAMPLES = 3;
  private static final int MOST_TEXTS = 9;
  private static final int MOST_KEYS = 512;

  private KeySamples() {}

  /**
   * The values of some keys, by part.
   *
   * @param codec the codec of the layout
   * @param other the layout that the keys might be confused with; its literals become texts
   */
  public static List<Map<String, Object>> of(Layout layout, LayoutCodec codec, LayoutCodec other) {
    List<Map<String, Object>> keys = new ArrayList<>(List.of(Map.of()));
    for (Column column : layout.columns()) {
      for (Part part : column.parts()) {
        keys = extended(keys, part.name(), values(column, part, codec, other));
      }
    }
    keys.removeIf(values -> !isKey(codec, values));
    return keys;
  }

  private static List<Map<String, Object>> extended(
      List<Map<String, Object>> keys, String part, List<Object> values) {
    List<Map<String, Object>> extended = new ArrayList<>();
    for (Map<String, Object> key : keys) {
      for (Object value : values) {
        if (extended.size() < MOST_KEYS) {
          Map<String, Object> longer = new LinkedHashMap<>(key);
          longer.put(part, value);
          extended.add(longer);
        }
      }
    }
    return extended;
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

  /** The literal that a column begins with, in characters; empty if it begins with a part. */
  public static String front(ColumnCodec<?> column) {
    return !column.items().isEmpty() && column.items().get(0) instanceof Item.Literal<?> literal
        ? text(literal.content())
        : "";
  }

  // A text that ends where a literal begins must hold the rest of it.
  private static Stream<Object> literals(LayoutCodec other) {
    Set<Object> texts = new LinkedHashSet<>();
    other.columns().stream()
        .flatMap(column -> column.items().stream())
        .filter(item -> item instanceof Item.Literal<?>)
        .map(item -> text(((Item.Literal<?>) item).content()))
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

  private static String text(Object content) {
    return content instanceof byte[] bytes ? new String(bytes, ISO_8859_1) : (String) content;
  }

  // Where another literal ends the copy of a part, it may take other characters.
  private static boolean isKey(LayoutCodec codec, Map<String, Object> values) {
    try {
      return !codec.encode(values).isEmpty();
    } catch (InvalidPartException refused) {
      return false;
    }
  }
}
