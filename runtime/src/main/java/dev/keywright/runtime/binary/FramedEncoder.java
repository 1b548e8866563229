package dev.keywright.runtime.binary;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.frame.ByteGroups;

/** Checks, measures and writes the values of a {@link BinaryFramed}. */
final class FramedEncoder {
  private FramedEncoder() {}

  /** Refuses what {@link #size} refuses, without counting bytes where any number is allowed. */
  static <T> void check(BinaryFramed<T> part, T value) {
    Framing framing = part.framing();
    if (part.content() instanceof BinaryString texts && framing.takesAnyLength()) {
      BinaryStringEncoder.check(texts, (String) value);
      if (framing.isEndedByAscii()) {
        checkedAdded(part, value, framing.added((String) value));
      }
    } else {
      size(part, value);
    }
  }

  /** The number of bytes that {@link #write} will write. */
  static <T> int size(BinaryFramed<T> part, T value) {
    Framing framing = part.framing();
    // No call in between: in a loop of the caller, a compiler inlines only so many levels.
    int length =
        part.content() instanceof BinaryString texts
            ? BinaryStringEncoder.contentSize(texts, (String) value)
            : bytes(part).size((byte[]) value);
    return switch (part.frame().encoding()) {
      case FIXED -> {
        if (framing.fill() < 0 && length != part.frame().width()) {
          throw refused(part, value, "have exactly " + part.frame().width() + " bytes");
        }
        checkFilled(part, value, length, endsInFill(part, value, length));
        yield part.frame().width();
      }
      case LENGTH_PREFIXED -> {
        if (length > part.frame().most()) {
          throw refused(part, value, "have at most " + part.frame().most() + " bytes");
        }
        yield framing.lengthSize(length) + length;
      }
      case TERMINATED -> length + checkedAdded(part, value, added(part, value)) + framing.endSize();
      case GROUPED -> ByteGroups.size(length);
      case TAIL -> length;
    };
  }

  // The layout allows these forms for texts and bytes alone.
  private static BinaryBytes bytes(BinaryFramed<?> part) {
    return (BinaryBytes) part.content();
  }

  private static InvalidPartException refused(BinaryFramed<?> part, Object value, String limit) {
    return new InvalidPartException(part.name(), value, limit);
  }

  private static <T> void checkFilled(
      BinaryFramed<T> part, T value, int length, boolean endsInFill) {
    if (length > part.frame().width()) {
      throw refused(part, value, "have at most " + part.frame().width() + " bytes");
    }
    if (endsInFill) {
      String last = Framing.shown(part.framing().fill());
      throw refused(part, value, "not end in " + last + ", which fills shorter values");
    }
  }

  private static <T> boolean endsInFill(BinaryFramed<T> part, T value, int length) {
    int fill = part.framing().fill();
    if (fill < 0 || length == 0) {
      return false;
    }
    if (value instanceof byte[] bytes) {
      return bytes[length - 1] == (byte) fill;
    }
    String text = (String) value;
    if (part.content() instanceof BinaryString texts && texts.reversed()) {
      return texts.encode(text)[length - 1] == (byte) fill;
    }
    // The last byte of UTF-8 holds the lowest six bits, also of the second half of a pair.
    char last = text.charAt(text.length() - 1);
    return (last <= Framing.LAST_ASCII ? last : (last & 0x3F) | 0x80) == fill;
  }

  /** How many bytes escapes add to a value that its own codec has not refused. */
  private static <T> int added(BinaryFramed<T> part, T value) {
    Framing framing = part.framing();
    if (value instanceof String text && framing.isEndedByAscii()) {
      return framing.added(text);
    }
    byte[] bytes = value instanceof byte[] own ? own : part.content().encode(value);
    return framing.added(bytes, 0, bytes.length);
  }

  private static <T> int checkedAdded(BinaryFramed<T> part, T value, int added) {
    if (added < 0) {
      Framing framing = part.framing();
      String end = framing.shownEnd(0);
      String limit =
          framing.endSize() == 1
              ? "not hold the byte " + end + ", which ends it"
              : "not hold the bytes " + end + ", which end it, not even with a part of its end";
      throw refused(part, value, limit);
    }
    return added;
  }

  /** Writes a value that has been sized, and returns the index after it. */
  static <T> int write(BinaryFramed<T> part, T value, byte[] out, int at) {
    Framing framing = part.framing();
    int end =
        switch (part.frame().encoding()) {
          case FIXED -> framing.putFill(out, at, putContent(part, value, out, at));
          case LENGTH_PREFIXED ->
              framing.putLength(out, at, putContent(part, value, out, framing.behindLength(at)));
          case TERMINATED -> framing.putEnd(out, at, putContent(part, value, out, at));
          case GROUPED -> ByteGroups.put(out, at, putContent(part, value, out, at));
          case TAIL -> putContent(part, value, out, at);
        };
    if (part.descending()) {
      ZeroEscapes.complement(out, at, end);
    }
    return end;
  }

  private static <T> int putContent(BinaryFramed<T> part, T value, byte[] out, int at) {
    return part.content() instanceof BinaryString texts
        ? texts.write((String) value, out, at)
        : bytes(part).write((byte[]) value, out, at);
  }

  /**
   * What all values begin with that begin like this one.
   *
   * @param content the same without escapes
   */
  static <T> byte[] beginning(BinaryFramed<T> part, T value, byte[] content) {
    Framing framing = part.framing();
    byte[] beginning =
        switch (part.frame().encoding()) {
          case FIXED -> {
            // Shorter values, filled up, would stand among those that begin like this.
            int length = content.length;
            boolean ends = length > 0 && (content[length - 1] & 0xFF) == framing.fill();
            checkFilled(part, value, length, ends);
            yield content;
          }
          case TERMINATED -> escapedBeginning(part, value, content);
          case GROUPED -> {
            if (ByteGroups.endsInFill(content)) {
              throw refused(part, value, "not end in 00, which fills a group of 8 bytes up");
            }
            yield ByteGroups.beginning(content);
          }
          case TAIL -> {
            int least = part.accepts().minLength();
            if (content.length > least) {
              String limit = " bytes: what follows a shorter value looks alike";
              throw refused(part, value, "have at most " + least + limit);
            }
            yield content;
          }
          case LENGTH_PREFIXED ->
              throw new IllegalStateException(part.frame().encoding() + " has no beginnings");
        };
    if (part.descending()) {
      ZeroEscapes.complement(beginning, 0, beginning.length);
    }
    return beginning;
  }

  private static <T> byte[] escapedBeginning(BinaryFramed<T> part, T value, byte[] content) {
    Framing framing = part.framing();
    int added = framing.added(content, 0, content.length);
    byte[] escaped = framing.escaped(content, checkedAdded(part, value, added));
    int last = escaped.length - 1;
    // A shorter value, ended, would begin like this.
    if (framing.endSize() > 1 && last >= 0 && escaped[last] == (byte) framing.end()) {
      String first = Framing.shown(framing.end());
      throw refused(part, value, "not end in " + first + ", which begins the end of others");
    }
    return escaped;
  }
}
