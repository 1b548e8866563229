package dev.keywright.processor.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Dates and clock times in digits, of the years 0 to 9999. */
final class CalendarLanguage {
  private static final String FIELDS = "yyyyMMddHHmmss";
  private static final String YEAR = "yyyy";
  private static final int DAY_WIDTH = 2;
  private static final int CENTURY = 100;
  private static final int LEAP = 4;

  /** How the values of a field are written that has not all of its digits. */
  private static final Map<Character, String[]> BOUNDS =
      Map.of(
          'M', new String[] {"01", "12"},
          'H', new String[] {"00", "23"},
          'm', new String[] {"00", "59"},
          's', new String[] {"00", "59"});

  private static final Map<String, List<String>> MONTHS_BY_LAST_DAY =
      Map.of(
          "31", List.of("01", "03", "05", "07", "08", "10", "12"),
          "30", List.of("04", "06", "09", "11"),
          "28", List.of("02"));

  private CalendarLanguage() {}

  /** The first fields of {@code yyyyMMddHHmmss}. */
  static Automaton ofDigits(int digits) {
    return of(FIELDS.substring(0, digits));
  }

  /** A pattern such as {@code yyyy-MM-ddTHH:mm:ss.SSSZ}. */
  static Automaton of(String pattern) {
    int day = pattern.indexOf('d');
    return day < 0
        ? fields(pattern)
        : date(pattern.substring(0, day)).then(fields(pattern.substring(day + DAY_WIDTH)));
  }

  private static Automaton fields(String pattern) {
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

  /**
   * A year, a month, and one of its days.
   *
   * @param front the pattern up to the day
   */
  private static Automaton date(String front) {
    int month = front.indexOf('M');
    String behindYear = front.substring(YEAR.length(), month);
    String behindMonth = front.substring(month + 2);
    List<Automaton> dates = new ArrayList<>();
    MONTHS_BY_LAST_DAY.forEach(
        (last, months) ->
            dates.add(
                fields(YEAR)
                    .text(behindYear)
                    .anyOf(months)
                    .text(behindMonth)
                    .between("01", last, Symbols.DIGITS)));
    dates.add(leapYear().text(behindYear + "02" + behindMonth + "29"));
    return new Automaton().oneOf(dates);
  }

  private static Automaton leapYear() {
    Automaton century = new Automaton().one(Symbols.DIGITS).one(Symbols.DIGITS);
    Automaton within = new Automaton().then(century).anyOf(multiplesFrom(LEAP));
    Automaton fourth = new Automaton().anyOf(multiplesFrom(0)).text("00");
    return new Automaton().oneOf(List.of(within, fourth));
  }

  private static List<String> multiplesFrom(int least) {
    return IntStream.iterate(least, it -> it < CENTURY, it -> it + LEAP)
        .mapToObj(it -> it < 10 ? "0" + it : Integer.toString(it))
        .toList();
  }
}
