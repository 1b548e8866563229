package dev.keywright.analysis.infer;

import dev.keywright.runtime.time.TimeFormat;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads texts of a fixed width as the fields of a date. */
final class CalendarTimes implements Typing {
  private static final long MILLIS_OF_A_DAY = 86_400_000;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    if (!span.isFixed()) {
      return;
    }
    for (Form form : Form.values()) {
      if (form.pattern.length() == span.shortest()) {
        read(form, span, Turn.NONE, readings);
        if (form.unit == TimeFormat.BASIC) {
          read(form, span, Turn.DOWN, readings);
          read(form, span, Turn.REVERSED, readings);
        }
      }
    }
  }

  private static void read(Form form, Span span, Turn turn, Consumer<Reading> readings) {
    long[] values = new long[span.size()];
    for (int key = 0; key < values.length; key++) {
      Long value = form.value(span, key, turn);
      if (value == null) {
        return;
      }
      values[key] = value;
    }
    double prior = form.prior;
    Numbers numbers = new Numbers(values, Plausible.days(form.perDay));
    readings.accept(
        new Reading(
            Reading.TIME,
            form.type + " time=" + form.unit + turn.declaration,
            "a date as " + form.pattern + turn.words,
            numbers.bitsOfTimes() + prior + turn.prior,
            true));
  }

  /** How the digits of a date are turned. */
  private enum Turn {
    NONE("", "", 0),
    DOWN(" DESC", ", counted down", Priors.DESCENDING),
    REVERSED(" reversed", ", written back to front", Priors.REVERSED);

    private final String declaration;
    private final String words;
    private final double prior;

    Turn(String declaration, String words, double prior) {
      this.declaration = declaration;
      this.words = words;
      this.prior = prior;
    }
  }

  /** The forms of dates, as patterns: a letter is a digit of the field with this letter. */
  private enum Form {
    SECOND("yyyyMMddHHmmss", "Instant", TimeFormat.BASIC, 86_400, 2),
    DAY("yyyyMMdd", "LocalDate", TimeFormat.BASIC, 1, 2),
    MONTH("yyyyMM", "YearMonth", TimeFormat.BASIC, 1 / 30.0, 5),
    YEAR("yyyy", "Year", TimeFormat.BASIC, 1 / 365.0, 5),
    ISO_MONTH("yyyy-MM", "YearMonth", TimeFormat.ISO, 1 / 30.0, 2),
    ISO_DAY("yyyy-MM-dd", "LocalDate", TimeFormat.ISO, 1, 1),
    ISO_LOCAL("yyyy-MM-ddTHH:mm:ss", "LocalDateTime", TimeFormat.ISO, 86_400, 1),
    ISO_INSTANT("yyyy-MM-ddTHH:mm:ssZ", "Instant", TimeFormat.ISO, 86_400, 1),
    ISO_LOCAL_MILLIS(
        "yyyy-MM-ddTHH:mm:ss.SSS", "LocalDateTime", TimeFormat.ISO_MILLIS, MILLIS_OF_A_DAY, 1),
    ISO_INSTANT_MILLIS(
        "yyyy-MM-ddTHH:mm:ss.SSSZ", "Instant", TimeFormat.ISO_MILLIS, MILLIS_OF_A_DAY, 1);

    private static final String FIELDS = "yMdHmsS";

    private final String pattern;
    private final String type;
    private final TimeFormat unit;
    private final double perDay;
    private final double prior;

    Form(String pattern, String type, TimeFormat unit, double perDay, double prior) {
      this.pattern = pattern;
      this.type = type;
      this.unit = unit;
      this.perDay = perDay;
      this.prior = prior;
    }

    /** A number in the order of the dates, or null if the text is none of this form. */
    private @Nullable Long value(Span span, int key, Turn turn) {
      int[] fields = new int[FIELDS.length()];
      for (int i = 0; i < pattern.length(); i++) {
        byte b = span.at(key, turn == Turn.REVERSED ? pattern.length() - 1 - i : i);
        int field = FIELDS.indexOf(pattern.charAt(i));
        if (field < 0 ? b != pattern.charAt(i) : !Bytes.isDigit(b)) {
          return null;
        }
        if (field >= 0) {
          fields[field] = fields[field] * 10 + (turn == Turn.DOWN ? '9' - b : b - '0');
        }
      }
      return number(fields);
    }

    private @Nullable Long number(int... fields) {
      boolean hasDay = pattern.contains("d");
      boolean hasMonth = pattern.contains("M");
      if (!Plausible.isYear(fields[0]) || fields[3] > 23 || fields[4] > 59 || fields[5] > 59) {
        return null;
      }
      if (!hasMonth) {
        return (long) fields[0];
      }
      try {
        LocalDate day = LocalDate.of(fields[0], fields[1], hasDay ? fields[2] : 1);
        return hasDay ? ofDay(day, fields) : fields[0] * 12L + fields[1];
      } catch (DateTimeException noDate) {
        return null;
      }
    }

    private long ofDay(LocalDate day, int... fields) {
      long seconds = (fields[3] * 60L + fields[4]) * 60 + fields[5];
      if (perDay < 2) {
        return day.toEpochDay();
      }
      return perDay == MILLIS_OF_A_DAY
          ? day.toEpochDay() * MILLIS_OF_A_DAY + seconds * 1000 + fields[6]
          : day.toEpochDay() * 86_400 + seconds;
    }
  }
}
