package dev.keywright.processor.laws;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What texts and bytes begin with. */
final class Beginnings {
  private Beginnings() {}

  /** All beginnings of some values, themselves and nothing included. */
  static List<Object> of(PartSpec spec, List<Object> values) {
    if (spec.oracle() instanceof Maps maps) {
      return maps.beginnings(values);
    }
    if (values.stream().anyMatch(List.class::isInstance)) {
      return Lists.beginnings(values);
    }
    List<Object> beginnings = new ArrayList<>();
    for (Object value : values) {
      if (value instanceof String text) {
        addTo(beginnings, text);
      } else {
        byte[] bytes = (byte[]) value;
        beginnings.add(bytes);
        beginnings.add(Arrays.copyOf(bytes, Math.min(1, bytes.length)));
      }
    }
    return beginnings.stream().distinct().toList();
  }

  private static void addTo(List<Object> beginnings, String text) {
    for (int end = 0; end < text.length(); end += Character.charCount(text.codePointAt(end))) {
      beginnings.add(text.substring(0, end));
    }
    beginnings.add(text);
  }

  static boolean begins(PartSpec spec, Object value, Object beginning) {
    if (spec.oracle() instanceof Maps maps) {
      return maps.begins(value, beginning);
    }
    if (value instanceof List<?> list) {
      return Lists.begins(list, (List<?>) beginning);
    }
    if (value instanceof String text) {
      return text.startsWith((String) beginning);
    }
    byte[] start = (byte[]) beginning;
    byte[] bytes = (byte[]) value;
    return bytes.length >= start.length && Arrays.equals(Arrays.copyOf(bytes, start.length), start);
  }
}
