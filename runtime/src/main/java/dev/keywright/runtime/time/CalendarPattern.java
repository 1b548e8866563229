package dev.keywright.runtime.time;

import java.util.List;
import java.util.stream.Stream;

/**
 * How the fields of a time are written one after the other: {@code yyyyMMdd}, {@code
 * yyyy-MM-ddTHH:mm:ssZ}.
 *
 * @param from where the first field begins in {@code yyyyMMddHHmmssSSS}
 * @param to where the last field ends in it
 * @param marks how many characters are between two fields: 1 in ISO 8601, else 0
 * @param year where the year is, or would be: then before the first character
 * @param text a letter for each digit, and all other characters as they are
 */
public record CalendarPattern(int from, int to, int marks, int year, String text) {

  /** How a format that writes fields writes a type. */
  static CalendarPattern of(TimeType<?> type, TimeFormat format) {
    CalendarField last = format.isOfMoments() ? CalendarField.MILLI : type.lastField();
    CalendarField first = type.firstField();
    boolean isIso = !format.isOfDigits();
    StringBuilder text = new StringBuilder(isIso ? type.front() : "");
    int year = text.length() - first.begin();
    for (CalendarField field : CalendarField.values()) {
      if (isIso && field.compareTo(first) < 0) {
        year--;
      } else if (field.compareTo(first) >= 0 && field.compareTo(last) <= 0) {
        text.append(isIso && field != first ? String.valueOf(field.mark()) : "");
        text.append(String.valueOf(field.letter()).repeat(field.digits()));
      }
    }
    text.append(isIso ? type.zone() : "");
    return new CalendarPattern(first.begin(), last.end(), isIso ? 1 : 0, year, text.toString());
  }

  /** The fields, the first one first. */
  public List<CalendarField> fields() {
    return Stream.of(CalendarField.values())
        .filter(it -> it.begin() >= from && it.end() <= to)
        .toList();
  }

  /** How many digits there are. */
  public int digits() {
    return to - from;
  }

  /** Whether a character may be at an index: a digit of a field, or the mark there. */
  public boolean isLike(int index, char found) {
    char expected = text.charAt(index);
    boolean isDigit = CalendarField.of(expected).isPresent();
    return isDigit ? found >= '0' && found <= '9' : found == expected;
  }
}
