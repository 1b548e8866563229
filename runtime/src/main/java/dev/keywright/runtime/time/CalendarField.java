package dev.keywright.runtime.time;

import java.util.Optional;

/** A field of the calendar, as it is written in digits. */
public enum CalendarField {
  YEAR('y', 4, 0, 9999, '-'),
  MONTH('M', 2, 1, 12, '-'),
  DAY('d', 2, 1, 31, '-'),
  HOUR('H', 2, 0, 23, 'T'),
  MINUTE('m', 2, 0, 59, ':'),
  SECOND('s', 2, 0, 59, ':'),
  MILLI('S', 3, 0, 999, '.');

  private final char letter;
  private final int digits;
  private final int smallest;
  private final int largest;
  private final char mark;

  CalendarField(char letter, int digits, int smallest, int largest, char mark) {
    this.letter = letter;
    this.digits = digits;
    this.smallest = smallest;
    this.largest = largest;
    this.mark = mark;
  }

  /** The field that a letter represents, if it does. */
  public static Optional<CalendarField> of(char letter) {
    for (CalendarField field : values()) {
      if (field.letter == letter) {
        return Optional.of(field);
      }
    }
    return Optional.empty();
  }

  /** What represents each of its digits in a pattern: {@code M} for a month. */
  public char letter() {
    return letter;
  }

  /** How many digits it has. */
  public int digits() {
    return digits;
  }

  /** Its smallest value. */
  public int smallest() {
    return smallest;
  }

  /** Its largest value; that of a day is the one of the longest months. */
  public int largest() {
    return largest;
  }

  /** What ISO 8601 writes between the field before and this one. */
  public char mark() {
    return mark;
  }

  /** How many digits all fields before it have. */
  public int begin() {
    int begin = 0;
    for (CalendarField field : values()) {
      begin += field.compareTo(this) < 0 ? field.digits : 0;
    }
    return begin;
  }

  /** The same, with its own digits. */
  public int end() {
    return begin() + digits;
  }
}
