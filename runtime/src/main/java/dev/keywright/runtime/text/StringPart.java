package dev.keywright.runtime.text;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.PrefixCodec;
import dev.keywright.runtime.codec.Surrounded;
import org.jspecify.annotations.Nullable;

/**
 * A text, written as it is.
 *
 * <p>Without a declared alphabet it may hold every character up to U+FFFF that its place allows:
 * any at the end of a column or when escaped, those above the separator before one (which is what
 * keeps the order), all but the separator if it is never scanned by range.
 *
 * <p>Escaped, with e the character after the separator, each character up to e is written as e and
 * two hexadecimal digits.
 *
 * @param alphabet the characters that the value may hold
 * @param minLength the smallest {@link String#length()} of a value
 * @param maxLength the largest {@link String#length()} of a value
 * @param separator the character after the text, or -1 if it ends its column
 * @param escaped whether characters up to the one after the separator are escaped
 * @param reversed whether the text is written in reverse order
 */
public record StringPart(
    String name,
    Alphabet alphabet,
    int minLength,
    int maxLength,
    int separator,
    boolean escaped,
    boolean reversed)
    implements TextPart<String>, PrefixCodec<String, String> {
  /** A text of any characters up to U+FFFF that its place allows. */
  public static StringPart of(String name) {
    return new StringPart(name, Alphabet.basic(), 0, Integer.MAX_VALUE, -1, false, false);
  }

  /** A text of the characters of a regex class body, such as {@code 0-9A-Za-z}. */
  public static StringPart of(String name, String alphabet) {
    return new StringPart(name, Alphabet.of(alphabet), 0, Integer.MAX_VALUE, -1, false, false);
  }

  /** The same part, refusing shorter values. */
  public StringPart atLeast(int characters) {
    return new StringPart(name, alphabet, characters, maxLength, separator, escaped, reversed);
  }

  /** The same part, refusing longer values. */
  public StringPart atMost(int characters) {
    return new StringPart(name, alphabet, minLength, characters, separator, escaped, reversed);
  }

  /** The same part with its characters in reverse order. */
  public StringPart inReverse() {
    return new StringPart(name, alphabet, minLength, maxLength, separator, escaped, true);
  }

  /** The same part, followed by a separator; an undeclared alphabet shrinks to what is above it. */
  public StringPart before(char following) {
    return followed(
        alphabet.equals(Alphabet.basic()) ? alphabet.above(following) : alphabet, following, false);
  }

  /** As {@link #before}, for a part that never answers a range: only the separator is excluded. */
  public StringPart unorderedBefore(char following) {
    return followed(
        alphabet.equals(Alphabet.basic()) ? alphabet.without(following) : alphabet,
        following,
        false);
  }

  /**
   * The same part, followed by a separator that it may itself contain.
   *
   * @param following up to {@code ~}, and no digit of an escape: not 0 to 9 or a to f
   */
  public StringPart escapedBefore(char following) {
    return followed(alphabet, following, true);
  }

  private StringPart followed(Alphabet allowed, char following, boolean escaping) {
    return new StringPart(name, allowed, minLength, maxLength, following, escaping, reversed);
  }

  /** A name made of labels, which is written like this with its last label first. */
  public LabelsPart byLabels() {
    return LabelsPart.of(this);
  }

  @Override
  public AcceptedValues accepts() {
    return AcceptedValues.texts(alphabet, minLength, maxLength);
  }

  @Override
  public Extremes<String> extremes() {
    return Extremes.texts(this).endlessFrom(alphabet.next(Character.MAX_VALUE - 1) >= 0);
  }

  private boolean isBare() {
    return separator >= 0 && !escaped;
  }

  /**
   * The number of bytes that {@link #write} will write: those of UTF-8, and of escapes.
   *
   * @throws InvalidPartException if the value is null, too short or too long; {@link #write} says
   *     so if it holds a character that is not allowed and that need not be looked at for the size
   */
  @Override
  public int size(String value) {
    return StringEncoder.size(this, value);
  }

  /**
   * Writes the text and returns the index after it.
   *
   * @throws InvalidPartException if the value holds a character that is not allowed
   */
  @Override
  public int write(String value, byte[] out, int at) {
    return StringEncoder.write(this, value, out, at);
  }

  @Override
  public String text(String value) {
    return StringEncoder.text(this, value);
  }

  @Override
  public byte[] bytesAfter(byte @Nullable [] before, String value, byte @Nullable [] behind) {
    byte[] out = Surrounded.room(before, size(value), behind);
    Surrounded.end(out, write(value, out, Surrounded.start(before)), behind);
    return out;
  }

  @Override
  public String contentAfter(byte @Nullable [] before, String value, byte @Nullable [] behind) {
    byte[] out = TextBuffer.of(Surrounded.size(before, size(value), behind));
    Surrounded.putFront(before, out);
    int end = Surrounded.end(out, write(value, out, Surrounded.start(before)), behind);
    return TextBuffer.utf8(out, end);
  }

  @Override
  public void check(String value) {
    StringEncoder.check(this, value);
  }

  @Override
  public String read(TextReader in) {
    return StringDecoder.read(this, in);
  }

  @Override
  public String encodeBeginning(String value) {
    return minLength == 0 ? text(value) : atLeast(0).text(value);
  }

  /** Whether its characters are written one after the other, as they are. */
  boolean isAsItIs() {
    return !escaped && !reversed;
  }

  // One byte for each character: most keys, so these take one pass instead of two.
  boolean isPlain() {
    return isAsItIs() && alphabet.isAscii();
  }

  /** Whether its characters include the separator, which its fixed length tells apart. */
  boolean mayHoldSeparator() {
    return isBare() && minLength == maxLength && alphabet.contains(separator);
  }

  int escapeUpTo() {
    return escaped ? separator + 1 : -1;
  }
}
