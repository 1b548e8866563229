package dev.keywright.layout.encoding;

import dev.keywright.runtime.codec.Form;
import dev.keywright.runtime.codec.ListLimits;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What all encodings of lists say alike. */
public final class ListWords {
  private ListWords() {}

  /** The form of a list in words. */
  public static String of(
      boolean isMap, List<? extends PartEncoding<?>> elements, ListLimits limits) {
    String each = elements.stream().map(PartEncoding::inWords).collect(Collectors.joining("; "));
    return Form.of(
        (isMap ? "a map of (" : "a list of (") + each + ")",
        Form.lengths(limits.min(), limits.max()));
  }

  /** What is passed to make a list of these. */
  public static Object[] arguments(String name, List<? extends PartEncoding<?>> elements) {
    return Stream.concat(Stream.of(name), elements.stream().map(PartEncoding::expression))
        .toArray();
  }
}
