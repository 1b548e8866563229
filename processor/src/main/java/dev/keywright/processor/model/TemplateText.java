package dev.keywright.processor.model;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.TupleLiteral;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a template: literals, and between them names in braces.
 *
 * @param names what is in braces
 * @param literals the one before all names, and the one after each
 */
public record TemplateText(List<Name> names, List<Literal> literals) {

  public TemplateText {
    names = List.copyOf(names);
    literals = List.copyOf(literals);
  }

  /** A name, and where its first character is. */
  public record Name(String name, int position) {}

  /** Constant text, and where it begins; in bytes, each of its characters is one byte. */
  public record Literal(String text, int position) {}

  /** Why a text is no template. */
  public static final class MalformedTemplateException extends Exception {
    private static final long serialVersionUID = 1L;
    private final int position;
    private final String fix;

    MalformedTemplateException(int position, String problem, String fix) {
      super(problem);
      this.position = position;
      this.fix = fix;
    }

    /** The index of the character at fault. */
    public int position() {
      return position;
    }

    /** What to write instead. */
    public String fix() {
      return fix;
    }
  }

  /**
   * Reads a template.
   *
   * @throws MalformedTemplateException if a brace or a backslash means nothing
   */
  public static TemplateText of(String value, LayoutFormat format)
      throws MalformedTemplateException {
    return new Reader(value, format).read();
  }

  /** Reads one template from left to right. */
  private static final class Reader {
    private static final int HEXADECIMAL = 16;

    private final String value;
    private final LayoutFormat format;
    private final List<Name> names = new ArrayList<>();
    private final List<Literal> literals = new ArrayList<>();
    private final StringBuilder literal = new StringBuilder();
    private boolean hasText;
    private boolean hasBytes;
    private int start;
    private int at;

    Reader(String value, LayoutFormat format) {
      this.value = value;
      this.format = format;
    }

    TemplateText read() throws MalformedTemplateException {
      while (at < value.length()) {
        char c = value.charAt(at);
        if (value.startsWith("{{", at) || value.startsWith("}}", at)) {
          literal.append(c);
          hasText = true;
          at += 2;
        } else if (c == '{') {
          name();
        } else if (c == '}') {
          throw malformed(
              at, "closes a brace that is not open", "write }} for a brace that is a literal");
        } else if (c == '\\') {
          escape();
        } else {
          character();
        }
      }
      endLiteral();
      return new TemplateText(names, literals);
    }

    private void endLiteral() throws MalformedTemplateException {
      literals.add(new Literal(written(literal.toString()), start));
      literal.setLength(0);
      hasText = false;
      hasBytes = false;
    }

    private String written(String shown) throws MalformedTemplateException {
      return switch (format) {
        case TEXT, BINARY -> shown;
        case FDB_TUPLE -> elements(shown);
      };
    }

    private String elements(String shown) throws MalformedTemplateException {
      if (hasText && hasBytes) {
        throw malformed(
            start,
            "mixes text, which is one element of a tuple, with bytes",
            "write either the text of one element or the bytes of whole elements, such as"
                + " \\\\x15\\\\x07 for the integer 7");
      }
      if (!hasText && !TupleLiteral.isWhole(shown)) {
        throw malformed(
            start,
            "has bytes that are not whole elements of a tuple",
            "write the bytes that Tuple.pack makes, such as \\\\x15\\\\x07 for the integer 7");
      }
      return hasText ? TupleLiteral.ofText(shown) : shown;
    }

    private void name() throws MalformedTemplateException {
      int open = at;
      int close = value.indexOf('}', open);
      if (close < 0) {
        throw malformed(
            open,
            "opens a brace and does not close it",
            "close it after the name of the part, or write {{ for a brace that is a literal");
      }
      String name = value.substring(open + 1, close);
      if (name.isEmpty() || name.indexOf('{') >= 0) {
        throw malformed(
            open + 1,
            name.isEmpty() ? "names no part in these braces" : "has a brace inside braces",
            "write the name of one part between braces, such as {userId}");
      }
      endLiteral();
      names.add(new Name(name, open + 1));
      at = close + 1;
      start = at;
    }

    private void escape() throws MalformedTemplateException {
      if (value.startsWith("\\\\", at)) {
        literal.append('\\');
        hasText = true;
        at += 2;
        return;
      }
      String digits = value.substring(Math.min(value.length(), at + 2));
      boolean isByte =
          value.startsWith("\\x", at)
              && digits.length() >= 2
              && Character.digit(digits.charAt(0), HEXADECIMAL) >= 0
              && Character.digit(digits.charAt(1), HEXADECIMAL) >= 0;
      if (!isByte) {
        throw malformed(
            at,
            "has a backslash that escapes nothing",
            "write two backslashes for one, which are four in Java source"
                + (format.isText() ? "" : ", or \\\\x80 for a byte"));
      }
      if (format.isText()) {
        throw malformed(
            at,
            "names a byte, and a column of TEXT has characters",
            "write the character itself, such as \\u00e9, or add @KeyFormat(BINARY)");
      }
      literal.append((char) Integer.parseInt(digits.substring(0, 2), HEXADECIMAL));
      hasBytes = true;
      at += "\\x80".length();
    }

    private void character() throws MalformedTemplateException {
      int c = value.codePointAt(at);
      if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
        throw malformed(at, "has half a surrogate pair, which no store can keep", "remove it");
      }
      String text = Character.toString(c);
      boolean isOfBytes = format == LayoutFormat.BINARY;
      literal.append(isOfBytes ? new String(text.getBytes(UTF_8), ISO_8859_1) : text);
      hasText = true;
      at += Character.charCount(c);
    }

    private static MalformedTemplateException malformed(int position, String problem, String fix) {
      return new MalformedTemplateException(position, problem, fix);
    }
  }
}
