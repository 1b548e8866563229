package dev.keywright.runtime.text;

import dev.keywright.runtime.Present;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Form;
import dev.keywright.runtime.codec.ListCodec;
import dev.keywright.runtime.codec.ListLimits;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.source.Expression;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A list of elements up to the end of the column. A separator stands between all their parts, or
 * behind each of them, or nowhere if each has a fixed width.
 *
 * @param parts the parts of one element
 * @param separator the character between or behind them; -1 for none
 * @param between whether none stands behind the last
 */
public record TextList(
    String name, List<TextPart<?>> parts, int separator, boolean between, ListLimits limits)
    implements TextPart<List<List<Object>>>, ListCodec<String> {

  public TextList {
    parts = List.copyOf(parts);
  }

  /** A list of elements that have these parts, with nothing between them. */
  public static TextList of(String name, TextPart<?>... parts) {
    return new TextList(name, Arrays.asList(parts), -1, false, ListLimits.NONE);
  }

  /** The same part with a separator between all parts of its elements. */
  public TextList joinedBy(char separator) {
    return new TextList(name, parts, separator, true, isBlank() ? limits.atLeast(1) : limits);
  }

  /** The same part with a separator behind each part of its elements. */
  public TextList endedBy(char separator) {
    return new TextList(name, parts, separator, false, limits);
  }

  /** The same part, refusing shorter lists. */
  public TextList atLeast(int elements) {
    int least = Math.max(limits.min(), elements);
    return new TextList(name, parts, separator, between, limits.atLeast(least));
  }

  /** The same part, refusing longer lists. */
  public TextList atMost(int elements) {
    return new TextList(name, parts, separator, between, limits.atMost(elements));
  }

  // No list and a list of one empty text would both be nothing.
  private boolean isBlank() {
    return parts.size() == 1
        && parts.get(0) instanceof StringPart text
        && text.accepts().minLength() == 0;
  }

  @Override
  public Expression expression() {
    List<Object> arguments = new ArrayList<>(List.of(name));
    parts.forEach(part -> arguments.add(part.expression()));
    int least = between && isBlank() ? 1 : 0;
    return Expression.of(TextList.class, "of", arguments.toArray())
        .when(separator >= 0, between ? "joinedBy" : "endedBy", (char) separator)
        .when(limits.min() > least, "atLeast", limits.min())
        .when(limits.max() < Integer.MAX_VALUE, "atMost", limits.max());
  }

  @Override
  public boolean descending() {
    return false;
  }

  @Override
  public Accepted accepts() {
    return Accepted.lengths(limits.min(), limits.max());
  }

  @Override
  public Width encodedWidth() {
    Width separators =
        separator < 0
            ? Width.NONE
            : Width.ofText(Character.toString(separator).repeat(parts.size()));
    return limits.of(parts.stream().map(TextPart::encodedWidth).reduce(separators, Width::plus));
  }

  @Override
  public boolean isAscii() {
    return separator < Byte.MAX_VALUE && parts.stream().allMatch(TextPart::isAscii);
  }

  @Override
  public String form() {
    String each = parts.stream().map(TextPart::form).collect(Collectors.joining("; "));
    return Form.of("a list of (" + each + ")", Form.lengths(limits.min(), limits.max()));
  }

  @Override
  public boolean mayGoOn(String beginning) {
    return true;
  }

  @Override
  public int size(List<List<Object>> value) {
    limits.check(name, Present.require(name, value));
    int size = 0;
    for (List<Object> element : value) {
      for (int i = 0; i < parts.size(); i++) {
        size += part(i).size(element.get(i)) + (separator < 0 ? 0 : 1);
      }
    }
    return between && size > 0 ? size - 1 : size;
  }

  // Parts may write into the text buffer of the thread, which this is perhaps a part of.
  @Override
  public int write(List<List<Object>> value, byte[] out, int at) {
    int index = at;
    boolean isFirst = true;
    for (List<Object> element : value) {
      for (int i = 0; i < parts.size(); i++) {
        if (between && !isFirst) {
          out[index++] = (byte) separator;
        }
        isFirst = false;
        index = part(i).write(element.get(i), out, index);
        if (separator >= 0 && !between) {
          out[index++] = (byte) separator;
        }
      }
    }
    return index;
  }

  @SuppressWarnings("unchecked") // an element has the values that the codecs of its parts take
  private TextPart<Object> part(int index) {
    return (TextPart<Object>) parts.get(index);
  }

  @Override
  public String text(List<List<Object>> value) {
    limits.check(name, Present.require(name, value));
    return encodeFirst(value);
  }

  @Override
  public String encodeFirst(List<List<Object>> elements) {
    limits.checkMost(name, elements);
    StringBuilder text = new StringBuilder();
    for (List<Object> element : elements) {
      for (int i = 0; i < parts.size(); i++) {
        text.append(part(i).encode(element.get(i)));
        if (separator >= 0) {
          text.append((char) separator);
        }
      }
    }
    if (between && !elements.isEmpty()) {
      text.setLength(text.length() - 1);
    }
    return text.toString();
  }

  @Override
  public String encodeFollowed(List<List<Object>> elements) {
    String first = encodeFirst(elements);
    return between && !elements.isEmpty() ? first + (char) separator : first;
  }

  @Override
  public List<List<Object>> read(TextReader in) {
    int start = in.position();
    List<List<Object>> elements = new ArrayList<>();
    boolean isBehindSeparator = false;
    while (isBehindSeparator
        || in.position() < in.length()
        || (between && isBlank() && elements.isEmpty())) {
      elements.add(element(in));
      isBehindSeparator = between && in.position() < in.length();
      if (isBehindSeparator) {
        in.separator((char) separator);
      }
    }
    if (!limits.allow(elements.size())) {
      in.begin(name);
      throw in.malformedAt(start, limits.inWords());
    }
    return Collections.unmodifiableList(elements);
  }

  private List<Object> element(TextReader in) {
    List<Object> element = new ArrayList<>(parts.size());
    for (TextPart<?> part : parts) {
      if (between && !element.isEmpty()) {
        in.separator((char) separator);
      }
      element.add(part.read(in));
      if (separator >= 0 && !between) {
        in.separator((char) separator);
      }
    }
    return Collections.unmodifiableList(element);
  }
}
