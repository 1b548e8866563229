package dev.keywright.processor.language;

import java.util.Map;

/** Dates and clock times in digits: months end at 12, and every month may have 31 days. */
final class CalendarLanguage {
  private static final String FIELDS = "yyyyMMddHHmmss";

  /** How the values of a field are written that has not all of its digits. */
  private static final Map<Character, String[]> BOUNDS =
      Map.of(
          'M', new String[] {"01", "12"},
          'd', new String[] {"01", "31"},
          'H', new String[] {"00", "23"},
          'm', new String[] {"00", "59"},
          's', new String[] {"00", "59"});

  private CalendarLanguage() {}

  /** The first fields of {@code yyyyMMddHHmmss}. */
  static Automaton ofDigits(int digits) {
    return of(FIELDS.substring(0, digits));
  }

  /** A pattern such as {@code yyyy-MM-ddTHH:mm:ss.SSSZ}. */
  static Automaton of(String pattern) {
    Automaton automaton = new Automaton();
    int at = 0;
    while (at < pattern.length()) {
      char field = pattern.charAt(at);
      String[] bounds = BOUNDS.get(field);
      if (bounds != null) {
        automaton.between(bounds[0], bounds[1], Symbols.DIGITS);
        at += 2;
      } else if (field == 'y' || field == 'S') {
        automaton.one(Symbols.DIGITS);
        at++;
      } else {
        automaton.text(String.valueOf(field));
        at++;
      }
    }
    return automaton;
  }
}
