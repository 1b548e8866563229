package dev.keywright.runtime.text;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.codec.ElementWriter;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.ListCodec;
import dev.keywright.runtime.codec.ListLimits;
import dev.keywright.runtime.codec.UnexplainedRefusal;
import dev.keywright.runtime.codec.WrittenMapEntry;
import dev.keywright.runtime.element.GatheredElements;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list of elements up to the end of the column. A separator is between all their parts, or after
 * each of them, or nowhere if each has a fixed width.
 *
 * @param <E> the type of the elements
 * @param element how each is written
 * @param separator the character between or after them; -1 for none
 * @param between whether none is after the last
 * @param isMap whether the elements are entries of a map, in the order of their encoded keys
 */
public record TextList<E>(
    String name,
    TextElement<E> element,
    int separator,
    boolean between,
    boolean isMap,
    ListLimits limits)
    implements TextPart<List<E>>, ListCodec<E, String> {

  /** A list of elements that have these parts, each a row of values, with nothing between them. */
  public static TextList<List<Object>> of(String name, TextPart<?>... parts) {
    return of(name, new TextElementValues(Arrays.asList(parts), -1));
  }

  /** A list of elements that are written like this, with nothing between them. */
  public static <E> TextList<E> of(String name, TextElement<E> element) {
    return new TextList<>(name, element, -1, false, /* isMap= */ false, ListLimits.NONE);
  }

  /** A list of values that are parts themselves, with nothing between them. */
  public static <E> TextList<E> ofValues(String name, TextPart<E> value) {
    return of(name, new TextElementValue<>(value));
  }

  /** The same part, whose elements are the entries of a map. */
  public TextList<E> byKey() {
    return new TextList<>(name, element, separator, between, /* isMap= */ true, limits);
  }

  /** The same part with a separator between all parts of its elements. */
  public TextList<E> joinedBy(char separator) {
    ListLimits least = isBlank() ? limits.atLeast(1) : limits;
    return new TextList<>(name, element.separatedBy(separator), separator, true, isMap, least);
  }

  /** The same part with a separator after each part of its elements. */
  public TextList<E> endedBy(char separator) {
    return new TextList<>(name, element.separatedBy(separator), separator, false, isMap, limits);
  }

  /** The same part, refusing shorter lists. */
  public TextList<E> atLeast(int elements) {
    int least = Math.max(limits.min(), elements);
    return new TextList<>(name, element, separator, between, isMap, limits.atLeast(least));
  }

  /** The same part, refusing longer lists. */
  public TextList<E> atMost(int elements) {
    return new TextList<>(name, element, separator, between, isMap, limits.atMost(elements));
  }

  /** The parts of one element. */
  public List<TextPart<?>> parts() {
    return element.parts();
  }

  // No list and a list of one empty text would both be nothing.
  private boolean isBlank() {
    return parts().size() == 1
        && parts().get(0) instanceof StringPart text
        && text.accepts().minLength() == 0;
  }

  @Override
  public ColumnOrder<String> encodedOrder() {
    return ColumnOrder.TEXT;
  }

  @Override
  public Extremes<String> extremes() {
    String behind = separator < 0 ? "" : Character.toString(separator);
    boolean mayEnd = between && parts().size() == 1 && limits.min() <= 1;
    Extremes<String> begun = parts().get(0).extremes().goingOn(it -> it + behind, mayEnd);
    return limits.min() > 0 ? begun : begun.or("");
  }

  @Override
  public void check(List<E> value) {
    limits.check(name, NullCheck.require(name, value));
    if (isMap) {
      encodeFirst(value);
      return;
    }
    for (int i = 0; i < value.size(); i++) {
      element.check(NullCheck.requireElement(name, value.get(i)));
    }
  }

  @Override
  public int size(List<E> value) {
    limits.check(name, NullCheck.require(name, value));
    return sizeOf(value);
  }

  private int sizeOf(List<E> elements) {
    int size = separator < 0 ? 0 : elements.size();
    for (int i = 0; i < elements.size(); i++) {
      size += element.room(NullCheck.requireElement(name, elements.get(i)));
    }
    return between && size > 0 ? size - 1 : size;
  }

  @Override
  public int write(List<E> value, byte[] out, int at) {
    return isMap
        ? write(WrittenMapEntry.inOrder(name, value, element), WrittenMapEntry.COPY, out, at)
        : write(value, element, out, at);
  }

  private <T> int write(List<T> elements, ElementWriter<T> writer, byte[] out, int at) {
    int index = at;
    for (int i = 0; i < elements.size(); i++) {
      if (between && i > 0) {
        out[index++] = (byte) separator;
      }
      index = writer.write(elements.get(i), out, index);
      if (separator >= 0 && !between) {
        out[index++] = (byte) separator;
      }
    }
    return index;
  }

  @Override
  public String text(List<E> value) {
    List<E> kept = snapshot(value);
    limits.check(name, kept);
    return encoded(kept);
  }

  @Override
  public String encodeFirst(List<E> elements) {
    List<E> kept = snapshot(elements);
    limits.checkMost(name, kept);
    return encoded(kept);
  }

  private String encoded(List<E> kept) {
    int size = sizeOf(kept);
    byte[] out = element.isValue() ? TextBuffer.of(size) : new byte[size];
    return TextBuffer.utf8(out, write(kept, out, 0));
  }

  @Override
  public String encodeFollowed(List<E> elements) {
    List<E> kept = snapshot(elements);
    String first = encodeFirst(kept);
    return between && !kept.isEmpty() ? first + (char) separator : first;
  }

  @Override
  public List<E> read(TextReader in) {
    int start = in.position();
    List<E> all = between ? element.readAll(in.text(), start, (char) separator, this) : null;
    if (all != null) {
      in.skip(in.length() - start);
      return all;
    }
    // What a checked reader has read need not be checked again.
    List<E> read = elements(in, in.isChecked() ? this : null);
    verify(in, start, read);
    return read;
  }

  /** Reads elements up to the end of the column, however many there are. */
  public List<E> elements(TextReader in, @Nullable Object checkedBy) {
    int start = in.position();
    GatheredElements<E> elements = new GatheredElements<>(room(in));
    boolean isBehindSeparator = false;
    while (isBehindSeparator
        || in.position() < in.length()
        || (elements.size() == 0 && between && isBlank())) {
      int at = in.position();
      E next = in.explains() ? explained(in, start) : element(in);
      elements.add(next, in.position() - at, in.length() - in.position());
      if (separator >= 0 && !between) {
        in.separator((char) separator);
      }
      isBehindSeparator = between && in.position() < in.length();
      if (isBehindSeparator) {
        in.separator((char) separator);
      }
    }
    return elements.list(checkedBy);
  }

  /** How many elements are left, if separators show it. */
  private int room(TextReader in) {
    int separators = separator < 0 ? 0 : in.count((char) separator);
    int parts = parts().size();
    return between ? separators / parts + 1 : separators / parts;
  }

  // A compiler compiles handlers that never ran: one that calls the reader makes it an object.
  @SuppressWarnings("UnusedException") // nobody reads it here
  private E element(TextReader in) {
    try {
      return element.read(in);
    } catch (RuntimeException refusal) {
      throw UnexplainedRefusal.ONCE;
    }
  }

  private E explained(TextReader in, int list) {
    int start = in.position();
    try {
      return element.read(in);
    } catch (RuntimeException refusal) {
      throw in.refused(name, refusal, list, start);
    }
  }
}
