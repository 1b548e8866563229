package dev.keywright.layout.encoding;

import dev.keywright.layout.signature.FormWords;
import dev.keywright.runtime.codec.LengthLimits;
import dev.keywright.runtime.codec.ListLimits;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What all encodings of lists say alike. */
public final class ListDescription {
  private ListDescription() {}

  /** The form of a list in words. */
  public static String of(
      boolean isMap, List<? extends PartEncoding<?>> elements, ListLimits limits) {
    String each = elements.stream().map(PartEncoding::inWords).collect(Collectors.joining("; "));
    return FormWords.joined(
        (isMap ? "a map of (" : "a list of (") + each + ")",
        LengthLimits.inWords(limits.min(), limits.max()));
  }

  /** How long a list of these is, with separators in each element. */
  public static Width width(
      Width separators, List<? extends PartEncoding<?>> elements, ListLimits limits) {
    return elements.stream()
        .map(PartEncoding::width)
        .reduce(separators, Width::plus)
        .times(limits.min(), limits.max());
  }

  /** What is passed to make a list of these. */
  public static Object[] arguments(String name, List<? extends PartEncoding<?>> elements) {
    return Stream.concat(Stream.of(name), elements.stream().map(PartEncoding::expression))
        .toArray();
  }
}
