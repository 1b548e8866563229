package dev.keywright.runtime.binary;

import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.PrefixCodec;
import dev.keywright.runtime.codec.Surrounded;
import org.jspecify.annotations.Nullable;

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
 * @param reversed whether the text is written in reverse order
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

  /** The same part, with another part after it in the column. */
  public BinaryString followed() {
    return new BinaryString(name, alphabet, minLength, maxLength, true, descending, reversed);
  }

  /** The same part with the order of its values turned around. */
  public BinaryString descendingOrder() {
    return new BinaryString(name, alphabet, minLength, maxLength, true, true, reversed);
  }

  /** The same part with its characters in reverse order. */
  public BinaryString inReverse() {
    return new BinaryString(name, alphabet, minLength, maxLength, ended, descending, true);
  }

  @Override
  public AcceptedValues accepts() {
    return AcceptedValues.texts(alphabet, minLength, maxLength);
  }

  @Override
  public Extremes<byte[]> extremes() {
    return Extremes.texts(this);
  }

  @Override
  public void check(String value) {
    BinaryStringEncoder.check(this, value);
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(String value) {
    return BinaryStringEncoder.size(this, value);
  }

  /** Writes the text and returns the index after it. */
  @Override
  public int write(String value, byte[] out, int at) {
    return BinaryStringEncoder.write(this, value, out, at);
  }

  // As others are, but compiled for itself.
  @Override
  public byte[] bytesAfter(byte @Nullable [] before, String value, byte @Nullable [] behind) {
    byte[] out = Surrounded.room(before, BinaryStringEncoder.room(this, value), behind);
    int end = BinaryStringEncoder.writeChecked(this, value, out, Surrounded.start(before));
    Surrounded.end(out, end, behind);
    return out;
  }

  @Override
  public byte[] encodeBeginning(String value) {
    return BinaryStringEncoder.beginning(minLength == 0 ? this : atLeast(0), value);
  }

  @Override
  public String read(BinaryReader in) {
    return BinaryStringDecoder.read(this, in);
  }

  // One byte for each character, and none to escape: most keys, so these are copied.
  boolean isPlain() {
    return alphabet.isAscii() && !reversed && !descending && !(ended && alphabet.contains(0));
  }

  // Pairs of surrogates stay as they are.
  String turnedIfReversed(String text) {
    return reversed ? new StringBuilder(text).reverse().toString() : text;
  }

  String allowed() {
    return alphabet.isAll()
        ? "characters and no lone surrogates"
        : "characters of [" + alphabet + "]";
  }
}
