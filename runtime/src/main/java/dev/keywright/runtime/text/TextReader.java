package dev.keywright.runtime.text;

import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.Shown;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.ColumnReader;
import dev.keywright.runtime.codec.ReadMode;
import org.jspecify.annotations.Nullable;

/**
 * Reads one encoded TEXT column from left to right, part by part, and says where it went wrong. It
 * is for one thread.
 */
public final class TextReader extends ColumnReader {
  private static final int LONGEST_EXCERPT = 24;

  private final String column;
  private final String text;
  private int position;

  private TextReader(String column, @Nullable String text, ReadMode mode) {
    super(column, mode);
    if (text == null) {
      throw new MalformedKeyException(column, 0, null, "the stored text");
    }
    this.column = column;
    this.text = text;
  }

  /**
   * A reader of a text.
   *
   * @throws MalformedKeyException if the text is null
   */
  public static TextReader of(String column, @Nullable String text, ReadMode mode) {
    return new TextReader(column, text, mode);
  }

  /**
   * A reader that checks every value, and says of a malformed key which part is at fault.
   *
   * @throws MalformedKeyException if the text is null
   */
  public static TextReader explaining(String column, @Nullable String text) {
    return of(column, text, ReadMode.EXPLAINING);
  }

  /** This reader, which checks every value from here on. */
  public TextReader checked() {
    check();
    return this;
  }

  @Override
  public int position() {
    return position;
  }

  /**
   * Reads the number of a bucket, to be {@linkplain BucketForm#verify verified} once the parts have
   * been read.
   *
   * @throws MalformedKeyException if no bucket is written like this
   */
  public int bucket(BucketForm<String> form) {
    begin(BucketForm.NAME);
    int bucket = form.read(text, position, text.length());
    if (bucket < 0) {
      throw malformed(0, form.expected());
    }
    position += form.width();
    return bucket;
  }

  /**
   * Reads the separator after a part.
   *
   * @return this reader, which the next part is read from
   * @throws MalformedKeyException if another character, or nothing, follows
   */
  public TextReader separator(char separator) {
    if (position >= text.length() || text.charAt(position) != separator) {
      throw malformed(0, explains() ? "the separator '" + separator + "' after it" : "");
    }
    position++;
    return this;
  }

  /**
   * Reads the literal that is always here.
   *
   * @return this reader, which the next part is read from
   * @throws MalformedKeyException if another text, or nothing, follows
   */
  public TextReader literal(String literal) {
    if (!text.startsWith(literal, position)) {
      boolean isFront = position == 0 && part().equals(column);
      String separator = "the separator '" + literal + "'";
      String shown = literal.length() == 1 && !isFront ? separator : Shown.bound(literal);
      throw malformed(0, isFront ? shown : shown + " after it");
    }
    position += literal.length();
    return this;
  }

  /**
   * Reads a part that a column before has, too.
   *
   * @param encoded how its value is written here
   * @throws MalformedKeyException if another value is here
   */
  public void copy(String name, String encoded) {
    begin(name);
    if (!text.startsWith(encoded, position)) {
      throw malformed(0, "the same value as in the column before, " + Shown.bound(encoded));
    }
    position += encoded.length();
  }

  /**
   * Says that the column must end here.
   *
   * @throws MalformedKeyException if anything follows
   */
  public void end() {
    if (position != text.length()) {
      throw malformed(0, "the end of the column after it");
    }
  }

  String text() {
    return text;
  }

  int length() {
    return text.length();
  }

  /**
   * The character so far ahead, or NUL after the end: compare with {@link #length()} if it matters.
   */
  char peek(int ahead) {
    int index = position + ahead;
    return index < text.length() ? text.charAt(index) : '\0';
  }

  void skip(int characters) {
    position += characters;
  }

  /** The text from an earlier position up to here. */
  String since(int start) {
    return text.substring(start, position);
  }

  /** Whether a part that has this separator, or ends the column if it is negative, can end here. */
  boolean endsAt(int index, int separator) {
    return (index < text.length() ? text.charAt(index) : -1) == separator;
  }

  /** The index of the separator, or the end of the column if there is none. */
  int indexOf(int separator) {
    return indexOf(separator, position);
  }

  /** The same, from an index on. */
  int indexOf(int separator, int from) {
    int end = separator < 0 ? -1 : text.indexOf(separator, from);
    return end < 0 ? text.length() : end;
  }

  /** How many characters like this are left. */
  int count(char c) {
    int count = 0;
    for (int i = text.indexOf(c, position); i >= 0; i = text.indexOf(c, i + 1)) {
      count++;
    }
    return count;
  }

  /** Takes all up to an index. */
  String takeTo(int end) {
    String taken = text.substring(position, end);
    position = end;
    return taken;
  }

  /** Takes all up to the separator, or up to the end of the column if the separator is negative. */
  String take(int separator) {
    return takeTo(indexOf(separator));
  }

  /** Takes exactly so many characters. */
  String takeExactly(int width) {
    skipExactly(width);
    return text.substring(position - width, position);
  }

  /** Passes over exactly so many characters. */
  void skipExactly(int width) {
    if (text.length() - position < width) {
      throw malformed(text.length() - position, width + " characters");
    }
    position += width;
  }

  /** The exception for the part being read: what was expected so far ahead of the position. */
  RuntimeException malformed(int ahead, String expected) {
    return malformedAt(position + ahead, expected);
  }

  @Override
  protected MalformedKeyException explained(int index, String expected) {
    int start = Math.min(index, text.length());
    String found = text.substring(start, Math.min(text.length(), start + LONGEST_EXCERPT));
    return new MalformedKeyException(part(), start, found, expected);
  }
}
