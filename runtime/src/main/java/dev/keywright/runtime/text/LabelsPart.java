package dev.keywright.runtime.text;

import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.DomainCodec;
import dev.keywright.runtime.codec.Extremes;

/**
 * A name made of labels, such as a host name, written with its last label first: {@code
 * www.example.com} as {@code com.example.www}. All names below a domain are together.
 *
 * @param text the labels as a text, in the order in which they are written
 */
public record LabelsPart(StringPart text) implements TextPart<String>, DomainCodec<String> {
  private static final char DOT = '.';

  /** The names that are written as a text is, once their labels have changed places. */
  public static LabelsPart of(StringPart text) {
    return new LabelsPart(text);
  }

  /** A name with its labels in the other order; the same way back. */
  static String turned(String name) {
    StringBuilder turned = new StringBuilder(name.length());
    int end = name.length();
    for (int dot = name.lastIndexOf(DOT); dot >= 0; dot = name.lastIndexOf(DOT, dot - 1)) {
      turned.append(name, dot + 1, end).append(DOT);
      end = dot;
    }
    return turned.append(name, 0, end).toString();
  }

  @Override
  public String name() {
    return text.name();
  }

  @Override
  public AcceptedValues accepts() {
    return text.accepts();
  }

  @Override
  public Extremes<String> extremes() {
    return text.extremes();
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(String value) {
    check(value);
    return text.size(turned(value));
  }

  /** Writes the labels and returns the index after them. */
  @Override
  public int write(String value, byte[] out, int at) {
    return text.write(turned(value), out, at);
  }

  @Override
  public void check(String value) {
    // The value as it is: so it stands in the message.
    text.check(value);
  }

  @Override
  public String text(String value) {
    check(value);
    return text.text(turned(value));
  }

  @Override
  public String read(TextReader in) {
    return turned(text.read(in));
  }

  @Override
  public String encodeDomain(String domain) {
    StringPart beginning = text.atLeast(0);
    beginning.check(domain);
    return beginning.text(turned(domain) + DOT);
  }
}
