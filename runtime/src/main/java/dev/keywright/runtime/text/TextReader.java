package dev.keywright.runtime.text;

import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.bucket.BucketForm;
import org.jspecify.annotations.Nullable;

/**
 * Reads one encoded TEXT column from left to right, part by part, and says where it went wrong. It
 * is for one thread.
 */
public final class TextReader {
  private static final int LONGEST_EXCERPT = 24;

  private final String text;
  private String part;
  private int position;

  /**
   * @param column the name of the column, for messages
   * @param text the stored text
   * @throws MalformedKeyException if the text is null
   */
  public TextReader(String column, @Nullable String text) {
    if (text == null) {
      throw new MalformedKeyException(column, 0, null, "the stored text");
    }
    this.text = text;
    this.part = column;
  }

  /** The index of the next character to be read, from the start of the column. */
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
   * @throws MalformedKeyException if another character, or nothing, follows
   */
  public void separator(char separator) {
    if (position >= text.length() || text.charAt(position) != separator) {
      throw malformed(0, "the separator '" + separator + "' after it");
    }
    position++;
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

  void begin(String name) {
    part = name;
  }

  String text() {
    return text;
  }

  int length() {
    return text.length();
  }

  /**
   * The character so far ahead, or NUL behind the end: compare with {@link #length()} if it
   * matters.
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

  /** Takes all up to an index. */
  String takeTo(int end) {
    String taken = text.substring(position, end);
    position = end;
    return taken;
  }

  /** Takes all up to the separator, or up to the end of the column if the separator is negative. */
  String take(int separator) {
    int end = separator < 0 ? text.length() : text.indexOf(separator, position);
    String taken = text.substring(position, end < 0 ? text.length() : end);
    position += taken.length();
    return taken;
  }

  /** Takes exactly so many characters. */
  String takeExactly(int width) {
    if (text.length() - position < width) {
      throw malformed(text.length() - position, width + " characters");
    }
    position += width;
    return text.substring(position - width, position);
  }

  /** The exception for the part being read: what was expected so far ahead of the position. */
  MalformedKeyException malformed(int ahead, String expected) {
    return malformedAt(position + ahead, expected);
  }

  MalformedKeyException malformedAt(int index, String expected) {
    int start = Math.min(index, text.length());
    String found = text.substring(start, Math.min(text.length(), start + LONGEST_EXCERPT));
    return new MalformedKeyException(part, start, found, expected);
  }
}
