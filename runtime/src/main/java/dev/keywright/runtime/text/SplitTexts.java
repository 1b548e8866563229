package dev.keywright.runtime.text;

import dev.keywright.runtime.element.ReadElements;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a list of texts in two passes: one checks the characters of all of them, the other takes
 * them apart. What it does not take is read text by text, which says what is wrong.
 */
final class SplitTexts {
  private SplitTexts() {}

  // It does not take the reader: however it is compiled, no reader has to be an object.
  static <E> @Nullable List<E> read(
      StringPart part, String column, int start, char separator, TextList<?> list) {
    int count =
        part.isAsItIs() && !part.mayHoldSeparator() && start < column.length()
            ? part.alphabet().texts(column, start, separator)
            : -1;
    if (!list.limits().allow(count)) {
      return null;
    }
    String[] texts = split(column, start, separator, count);
    for (String text : texts) {
      if (text.length() < part.minLength() || text.length() > part.maxLength()) {
        return null;
      }
    }
    return new ReadElements<>(texts, list);
  }

  private static String[] split(String text, int start, char separator, int count) {
    String[] texts = new String[count];
    int from = start;
    for (int i = 0; i < count; i++) {
      int to = i == count - 1 ? text.length() : text.indexOf(separator, from);
      texts[i] = text.substring(from, to);
      from = to + 1;
    }
    return texts;
  }
}
