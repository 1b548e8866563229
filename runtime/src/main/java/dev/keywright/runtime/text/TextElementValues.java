package dev.keywright.runtime.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * An element as a row of values, one for each of its parts, as their codecs take them.
 *
 * @param separator the character between the parts; -1 for none
 */
record TextElementValues(List<TextPart<?>> parts, int separator)
    implements TextElement<List<Object>> {

  TextElementValues {
    parts = List.copyOf(parts);
  }

  @Override
  public TextElementValues separatedBy(char other) {
    return new TextElementValues(parts, other);
  }

  @Override
  public int size(List<Object> element) {
    int size = separator < 0 ? 0 : parts.size() - 1;
    for (int i = 0; i < parts.size(); i++) {
      size += part(i).size(element.get(i));
    }
    return size;
  }

  @Override
  public int keySize(List<Object> element) {
    return part(0).size(element.get(0));
  }

  @Override
  public int write(List<Object> element, byte[] out, int at) {
    int index = at;
    for (int i = 0; i < parts.size(); i++) {
      if (separator >= 0 && i > 0) {
        out[index++] = (byte) separator;
      }
      index = part(i).write(element.get(i), out, index);
    }
    return index;
  }

  @SuppressWarnings("unchecked") // an element has the values that the codecs of its parts take
  private TextPart<Object> part(int index) {
    return (TextPart<Object>) parts.get(index);
  }

  @Override
  public List<Object> read(TextReader in) {
    List<Object> element = new ArrayList<>(parts.size());
    for (TextPart<?> part : parts) {
      if (separator >= 0 && !element.isEmpty()) {
        in.separator((char) separator);
      }
      element.add(part.read(in));
    }
    return Collections.unmodifiableList(element);
  }
}
