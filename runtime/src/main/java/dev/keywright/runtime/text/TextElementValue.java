package dev.keywright.runtime.text;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An element that is a value itself, and calls no code of the application.
 *
 * @param <E> the type of the values
 */
record TextElementValue<E>(TextPart<E> part) implements TextElement<E> {

  @Override
  public List<TextPart<?>> parts() {
    return List.of(part);
  }

  @Override
  public boolean isValue() {
    return true;
  }

  @Override
  public void check(E element) {
    part.check(element);
  }

  @Override
  public int size(E element) {
    return part.size(element);
  }

  @Override
  public int room(E element) {
    return part instanceof StringPart text
        ? StringEncoder.room(text, (String) element)
        : part.size(element);
  }

  @Override
  public @Nullable List<E> readAll(String column, int start, char separator, TextList<E> list) {
    return part instanceof StringPart text
        ? SplitTexts.read(text, column, start, separator, list)
        : null;
  }

  @Override
  public int write(E element, byte[] out, int at) {
    return part.write(element, out, at);
  }

  @Override
  public E read(TextReader in) {
    return part.read(in);
  }
}
