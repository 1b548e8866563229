package dev.keywright.runtime.binary;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Form;
import dev.keywright.runtime.codec.PrefixCodec;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.source.Expression;
import dev.keywright.runtime.utf8.Utf8;
import java.util.Arrays;

/**
 * A text as UTF-8, sorted by code points.
 *
 * <p>As the last part of a column it is written as it is. Followed by another part, or descending,
 * each 00 is written as 00 FF, and 00 01 ends the text; descending, every byte of that is
 * complemented. Without a declared alphabet it may hold every character, but never half of a
 * surrogate pair.
 *
 * @param alphabet the characters that the value may hold
 * @param minLength the smallest {@link String#length()} of a value
 * @param maxLength the largest {@link String#length()} of a value
 * @param ended whether the end is written: another part follows, or the order is descending
 * @param reversed whether the text is written back to front
 */
public record BinaryString(
    String name,
    Alphabet alphabet,
    int minLength,
    int maxLength,
    boolean ended,
    boolean descending,
    boolean reversed)
    implements BinaryPart<String>, PrefixCodec<String, byte[]> {
  private static final char REPLACEMENT = '\uFFFD';

  public BinaryString {
    // Only an end keeps a text below its own beginnings.
    ended |= descending;
  }

  /** A text of any characters. */
  public static BinaryString of(String name) {
    return new BinaryString(name, Alphabet.all(), 0, Integer.MAX_VALUE, false, false, false);
  }

  /** A text of the characters of a regex class body, such as {@code 0-9A-Za-z}. */
  public static BinaryString of(String name, String alphabet) {
    return new BinaryString(name, Alphabet.of(alphabet), 0, Integer.MAX_VALUE, false, false, false);
  }

  /** The same part, refusing shorter values. */
  public BinaryString atLeast(int characters) {
    return new BinaryString(name, alphabet, characters, maxLength, ended, descending, reversed);
  }

  /** The same part, refusing longer values. */
  public BinaryString atMost(int characters) {
    return new BinaryString(name, alphabet, minLength, characters, ended, descending, reversed);
  }

  /** The same part, with another part behind it in the column. */
  public BinaryString followed() {
    return new BinaryString(name, alphabet, minLength, maxLength, true, descending, reversed);
  }

  /** The same part with the order of its values turned around. */
  public BinaryString descendingOrder() {
    return new BinaryString(name, alphabet, minLength, maxLength, true, true, reversed);
  }

  /** The same part with its characters back to front. */
  public BinaryString backToFront() {
    return new BinaryString(name, alphabet, minLength, maxLength, ended, descending, true);
  }

  @Override
  public Expression expression() {
    Expression made =
        alphabet.equals(Alphabet.all())
            ? Expression.of(BinaryString.class, "of", name)
            : Expression.of(BinaryString.class, "of", name, alphabet.toString());
    return made.when(minLength > 0, "atLeast", minLength)
        .when(maxLength < Integer.MAX_VALUE, "atMost", maxLength)
        .when(reversed, "backToFront")
        .when(ended && !descending, "followed")
        .when(descending, "descendingOrder");
  }

  @Override
  public Accepted accepts() {
    return Accepted.texts(alphabet, minLength, maxLength);
  }

  @Override
  public Width encodedWidth() {
    Width text = Width.ofText(alphabet, minLength, maxLength, ended ? 0 : -1, 2);
    Width content = new Width(text.isFixed() && alphabet.isAscii(), text.bytes(), text.bytes());
    return ended ? content.plus(Width.fixed(Escapes.END)) : content;
  }

  @Override
  public String form() {
    return Form.of(
        alphabet.equals(Alphabet.all()) ? "text" : "[" + alphabet + "]",
        Form.lengths(minLength, maxLength),
        Form.direction(descending),
        Form.turned(reversed));
  }

  @Override
  public boolean mayGoOn(byte[] beginning) {
    return !ended && new Utf8Beginning(this, beginning).mayGoOn();
  }

  @Override
  public void check(String value) {
    int length = checkedLength(value);
    if (!isWritable(value, length)) {
      checkCharacters(value, length);
    }
  }

  /** The number of bytes that {@link #write} will write. */
  public int size(String value) {
    int content = contentSize(value);
    return ended ? content + Escapes.END : content;
  }

  private int contentSize(String value) {
    int length = checkedLength(value);
    return isWritable(value, length) ? length : wideSize(value, length);
  }

  private int checkedLength(String value) {
    int length = InvalidPartException.requirePresent(name, value).length();
    if (length < minLength) {
      throw new InvalidPartException(name, value, "have a length of at least " + minLength);
    }
    if (length > maxLength) {
      throw new InvalidPartException(name, value, "have at most " + maxLength + " characters");
    }
    return length;
  }

  private boolean isWritable(String value, int length) {
    return isPlain() && alphabet.endOfAscii(value, 0) == length;
  }

  // One byte for each character, and none to escape: most keys, so these are copied.
  private boolean isPlain() {
    return alphabet.isAscii() && !reversed && !descending && !(ended && alphabet.contains(0));
  }

  private void checkCharacters(String value, int length) {
    int end = alphabet.endOf(value);
    if (end < length) {
      String named = Utf8.named(value.codePointAt(end));
      String found = " (character " + (end + 1) + " is " + named + ")";
      throw new InvalidPartException(name, value, "hold only " + allowed() + found);
    }
  }

  private int wideSize(String value, int length) {
    checkCharacters(value, length);
    return Utf8.size(value)
        + (hasZeros(value) ? (int) value.chars().filter(c -> c == 0).count() : 0);
  }

  /** Whether a zero has to be escaped, which is rare. */
  private boolean hasZeros(String value) {
    return ended && value.indexOf(0) >= 0;
  }

  private int storedSize(int codePoint) {
    return codePoint == 0 && ended ? 2 : Utf8.size(codePoint);
  }

  private String allowed() {
    return alphabet.equals(Alphabet.all())
        ? "characters and no lone surrogates"
        : "characters of [" + alphabet + "]";
  }

  /** Writes the text and returns the index behind it. */
  public int write(String value, byte[] out, int at) {
    int end = putContent(value, out, at);
    if (ended) {
      end = Escapes.writeEnd(out, end);
    }
    complementIfDescending(out, at, end);
    return end;
  }

  @SuppressWarnings("deprecation") // the characters have been looked at, and all are ASCII
  private int putContent(String value, byte[] out, int start) {
    if (isPlain()) {
      value.getBytes(0, value.length(), out, start);
      return start + value.length();
    }
    String written = turnedIfReversed(value);
    if (!hasZeros(written)) {
      return Utf8.write(written, out, start);
    }
    int at = start;
    for (int i = 0; i < written.length(); ) {
      int c = Utf8.codePointAt(written, i);
      at = Utf8.write(c, out, at);
      if (c == 0 && ended) {
        at = Escapes.writeAfterZero(out, at);
      }
      i += Character.charCount(c);
    }
    return at;
  }

  // Pairs of surrogates stay as they are.
  private String turnedIfReversed(String text) {
    return reversed ? new StringBuilder(text).reverse().toString() : text;
  }

  private void complementIfDescending(byte[] out, int from, int to) {
    if (descending) {
      Escapes.complement(out, from, to);
    }
  }

  @Override
  public byte[] encode(String value) {
    byte[] out = new byte[size(value)];
    write(value, out, 0);
    return out;
  }

  @Override
  public byte[] encodeBeginning(String value) {
    byte[] out = new byte[(minLength == 0 ? this : atLeast(0)).contentSize(value)];
    complementIfDescending(out, 0, putContent(value, out, 0));
    return out;
  }

  @Override
  public String read(BinaryReader in) {
    if (!in.isChecked() && !reversed && !descending) {
      int length = ended ? in.lengthToZero() : in.remaining();
      if (!ended || in.isAhead(length, Escapes.ENDED)) {
        String text = in.textAhead(length, alphabet.isAscii());
        // What is no UTF-8 is replaced by this character, which else is rare.
        if (text.indexOf(REPLACEMENT) < 0) {
          in.skip(ended ? length + Escapes.END : length);
          return text;
        }
      }
      return readWide(in);
    }
    if (isPlain()) {
      int length = in.lengthOf(alphabet);
      boolean isWhole = ended ? in.isAhead(length, Escapes.ENDED) : length == in.remaining();
      if (isWhole && length >= minLength && length <= maxLength) {
        // The reader need not know the part: neither its text nor what follows can be at fault.
        return in.takeAscii(length, ended ? Escapes.END : 0);
      }
    }
    return readWide(in);
  }

  private String readWide(BinaryReader in) {
    in.begin(name);
    int start = in.position();
    byte[] content = ended ? Escapes.read(in, descending) : in.takeRest();
    String written = decoded(in, start, content);
    if (written.length() < minLength) {
      throw in.malformedAt(start, "a length of at least " + minLength);
    }
    if (written.length() > maxLength) {
      throw in.malformedAt(start, "at most " + maxLength + " characters");
    }
    int position = start;
    for (int i = 0; i < written.length(); ) {
      int c = Utf8.codePointAt(written, i);
      if (!alphabet.contains(c)) {
        throw in.malformedAt(position, allowed());
      }
      position += storedSize(c);
      i += Character.charCount(c);
    }
    return turnedIfReversed(written);
  }

  // What is no UTF-8 is replaced in decoding, so it does not come back as it was.
  private String decoded(BinaryReader in, int start, byte[] content) {
    String text = new String(content, UTF_8);
    int wrong = Arrays.mismatch(content, text.getBytes(UTF_8));
    if (wrong >= 0) {
      int escapes = ended ? Escapes.zeros(content, wrong) : 0;
      throw in.malformedAt(start + wrong + escapes, "a character in UTF-8");
    }
    return text;
  }
}
