package dev.keywright.layout.automaton;

import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.layout.assembly.Item;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.frame.TextEncoding;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The values of a part that has so few that all can be listed. */
final class ListedValues {
  private ListedValues() {}

  /** All values of the part of a column, if it has that part, and not more than so many values. */
  static <C> Optional<List<Object>> values(ColumnCodec<C> column, String part, int most) {
    for (Item<C> item : column.items()) {
      if (item instanceof Item.Part<C> own && own.signature().name().equals(part)) {
        return ListedTexts.of(PartLanguage.of(own.codec()), most)
            .map(words -> words.stream().flatMap(word -> value(column, own, word)).toList());
      }
    }
    return Optional.empty();
  }

  // What an automaton reads, and is no value, tells that it is not exact.
  private static <C> Stream<Object> value(ColumnCodec<C> column, Item.Part<C> part, String word) {
    try {
      Object content = Contents.of(column.contentClass(), word + behind(part));
      return Stream.of(part.decoded(column.open(content).read(part.codec())));
    } catch (MalformedKeyException isNone) {
      return Stream.of();
    }
  }

  /** What has to follow so that a part alone can be read: a tail is found from the right. */
  private static String behind(Item.Part<?> part) {
    return part.encoding()
        .frame()
        .filter(it -> it.encoding() == TextEncoding.TAIL)
        .map(it -> "\0".repeat(it.width()))
        .orElse("");
  }
}
