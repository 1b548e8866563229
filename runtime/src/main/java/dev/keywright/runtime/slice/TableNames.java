package dev.keywright.runtime.slice;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The names of the tables of one pattern, such as {@code purchases_{yyyyMM}}.
 *
 * @param before what is before the period
 * @param form the letters between the braces, with {@code -} or {@code _} between fields
 * @param after what is after the period
 */
record TableNames(SlicePeriod period, String before, String form, String after) {
  private static final int LAST_YEAR = 9999;

  /** What is wrong with a pattern, as a sentence without a full stop; nothing if it is sound. */
  static Optional<String> fault(String pattern, SlicePeriod period) {
    String fields = "{" + period.fields() + "}";
    int open = pattern.indexOf('{');
    int close = pattern.indexOf('}');
    if (open < 0
        || close < open
        || pattern.indexOf('{', open + 1) >= 0
        || pattern.indexOf('}', close + 1) >= 0) {
      return Optional.of(
          "table = \"" + pattern + "\" must hold " + fields + " once, in the place of the period");
    }
    String form = pattern.substring(open + 1, close);
    String letters = letters(form);
    if (letters.equals(period.fields()) && isJoined(form)) {
      return Optional.empty();
    }
    return Optional.of(
        "table = \"" + pattern + "\" must hold " + fields + ", " + reason(letters, period));
  }

  private static String reason(String letters, SlicePeriod period) {
    if (letters.equals(period.fields())) {
      return "with at most one - or _ between two fields";
    }
    return period.fields().startsWith(letters)
        ? "because two " + unit(period) + "s would share a table otherwise"
        : "because each table holds one " + unit(period);
  }

  private static String unit(SlicePeriod period) {
    return switch (period) {
      case HOUR -> "hour";
      case DAY -> "day";
      case MONTH -> "month";
      case YEAR -> "year";
    };
  }

  private static String letters(String form) {
    return form.replace("-", "").replace("_", "");
  }

  // A sign stands between two fields, and only one.
  private static boolean isJoined(String form) {
    for (int i = 0; i < form.length(); i++) {
      boolean isSign = form.charAt(i) == '-' || form.charAt(i) == '_';
      boolean isBetween =
          i > 0
              && i + 1 < form.length()
              && Character.isLetter(form.charAt(i - 1))
              && Character.isLetter(form.charAt(i + 1))
              && form.charAt(i - 1) != form.charAt(i + 1);
      if (isSign && !isBetween) {
        return false;
      }
    }
    return true;
  }

  /** The names of a pattern without fault. */
  static TableNames of(String pattern, SlicePeriod period) {
    fault(pattern, period)
        .ifPresent(
            fault -> {
              throw new IllegalArgumentException(fault);
            });
    int open = pattern.indexOf('{');
    int close = pattern.indexOf('}');
    return new TableNames(
        period,
        pattern.substring(0, open),
        pattern.substring(open + 1, close),
        pattern.substring(close + 1));
  }

  /** The pattern, as it was given. */
  String pattern() {
    return before + "{" + form + "}" + after;
  }

  /** The name of the table of a slice. */
  String name(LocalDateTime start) {
    StringBuilder name = new StringBuilder(before);
    int at = 0;
    while (at < form.length()) {
      char letter = form.charAt(at);
      int end = at;
      while (end < form.length() && form.charAt(end) == letter) {
        end++;
      }
      if (Character.isLetter(letter)) {
        String digits = Integer.toString(field(start, letter));
        name.append("0".repeat(end - at - digits.length())).append(digits);
      } else {
        name.append(letter);
      }
      at = end;
    }
    return name.append(after).toString();
  }

  private static int field(LocalDateTime time, char letter) {
    return switch (letter) {
      case 'y' -> time.getYear();
      case 'M' -> time.getMonthValue();
      case 'd' -> time.getDayOfMonth();
      default -> time.getHour();
    };
  }

  /** The beginning of the slice that a table has, or null if no table is called that. */
  @Nullable LocalDateTime start(String table) {
    if (table.length() != before.length() + form.length() + after.length()) {
      return null;
    }
    int[] fields = {0, 1, 1, 0};
    boolean[] seen = new boolean[fields.length];
    for (int i = 0; i < form.length(); i++) {
      int field = "yMdH".indexOf(form.charAt(i));
      if (field >= 0) {
        int digit = table.charAt(before.length() + i) - '0';
        if (digit < 0 || digit > 9) {
          return null;
        }
        fields[field] = (seen[field] ? fields[field] : 0) * 10 + digit;
        seen[field] = true;
      }
    }
    LocalDateTime start = time(fields);
    return start != null && name(start).equals(table) ? start : null;
  }

  private static @Nullable LocalDateTime time(int[] fields) {
    try {
      return LocalDateTime.of(fields[0], fields[1], fields[2], fields[3], 0);
    } catch (DateTimeException noSuchDate) {
      return null;
    }
  }

  /** Whether a year has four digits. */
  static boolean hasName(LocalDateTime time) {
    return time.getYear() >= 0 && time.getYear() <= LAST_YEAR;
  }
}
