package dev.keywright.layout.automaton;

import dev.keywright.runtime.time.CalendarField;
import dev.keywright.runtime.time.CalendarPattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Dates and clock times in digits, of the years 0 to 9999. */
final class CalendarLanguage {
  private static final int YEAR_DIGITS = CalendarField.YEAR.digits();
  private static final int CENTURY = 100;
  private static final int LEAP = 4;

  private static final Map<String, List<String>> MONTHS_BY_LAST_DAY =
      Map.of(
          "31", List.of("01", "03", "05", "07", "08", "10", "12"),
          "30", List.of("04", "06", "09", "11"),
          "28", List.of("02"));

  private CalendarLanguage() {}

  /** Everything that a pattern writes. */
  static Automaton of(CalendarPattern pattern) {
    String text = pattern.text();
    int day = text.indexOf(CalendarField.DAY.letter());
    return day < 0
        ? fields(text)
        : date(text.substring(0, day))
            .then(fields(text.substring(day + CalendarField.DAY.digits())));
  }

  private static Automaton fields(String pattern) {
    Automaton automaton = new Automaton();
    int at = 0;
    while (at < pattern.length()) {
      char letter = pattern.charAt(at);
      Optional<CalendarField> field = CalendarField.of(letter);
      if (field.isPresent()) {
        String first = shown(field.get(), field.get().smallest());
        automaton.between(first, shown(field.get(), field.get().largest()), Symbols.DIGITS);
      } else {
        automaton.text(String.valueOf(letter));
      }
      at += field.map(CalendarField::digits).orElse(1);
    }
    return automaton;
  }

  private static String shown(CalendarField field, int value) {
    String digits = Integer.toString(value);
    return "0".repeat(field.digits() - digits.length()) + digits;
  }

  /**
   * A year, if there is one, a month, and one of its days.
   *
   * @param front the pattern up to the day
   */
  private static Automaton date(String front) {
    int month = front.indexOf(CalendarField.MONTH.letter());
    String year = front.substring(0, month);
    String behindMonth = front.substring(month + CalendarField.MONTH.digits());
    List<Automaton> dates = new ArrayList<>();
    MONTHS_BY_LAST_DAY.forEach(
        (last, months) ->
            dates.add(
                fields(year).anyOf(months).text(behindMonth).between("01", last, Symbols.DIGITS)));
    Automaton leap =
        year.indexOf(CalendarField.YEAR.letter()) < 0
            ? fields(year)
            : leapYear().then(fields(year.substring(YEAR_DIGITS)));
    dates.add(leap.text("02" + behindMonth + "29"));
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
