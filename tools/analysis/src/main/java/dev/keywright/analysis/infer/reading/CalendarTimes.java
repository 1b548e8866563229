package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.NumberCost;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.time.TimeFormat;
import java.time.YearMonth;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads texts of a fixed width as the fields of a date. */
final class CalendarTimes implements Typing {
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
      values[key] = form.value(span, key, turn);
      if (values[key] == Form.NONE) {
        return;
      }
    }
    Reading date =
        Reading.of(
            form.type,
            Encoding.PLAIN.withTime(Optional.of(form.unit)),
            "a date as " + form.pattern);
    Reading turned =
        switch (turn) {
          case NONE -> date;
          case DOWN -> date.countedDown();
          case REVERSED -> date.reversed();
        };
    NumberCost numbers = new NumberCost(values, CountedUnit.dates(form.perDay));
    readings.accept(turned.plus(numbers.bitsOfTimes() + form.prior));
  }

  /** How the digits of a date are turned. */
  private enum Turn {
    NONE,
    DOWN,
    REVERSED
  }

  /** The forms of dates, as patterns: a letter is a digit of the field with this letter. */
  private enum Form {
    SECOND("yyyyMMddHHmmss", SimpleType.INSTANT, TimeFormat.BASIC, 86_400, 2),
    DAY("yyyyMMdd", SimpleType.LOCAL_DATE, TimeFormat.BASIC, 1, 2),
    MONTH("yyyyMM", SimpleType.YEAR_MONTH, TimeFormat.BASIC, 1 / 30.0, 5),
    YEAR("yyyy", SimpleType.YEAR, TimeFormat.BASIC, 1 / 365.0, 5),
    ISO_MONTH("yyyy-MM", SimpleType.YEAR_MONTH, TimeFormat.ISO, 1 / 30.0, 2),
    ISO_DAY("yyyy-MM-dd", SimpleType.LOCAL_DATE, TimeFormat.ISO, 1, 1),
    ISO_LOCAL("yyyy-MM-ddTHH:mm:ss", SimpleType.LOCAL_DATE_TIME, TimeFormat.ISO, 86_400, 1),
    ISO_INSTANT("yyyy-MM-ddTHH:mm:ssZ", SimpleType.INSTANT, TimeFormat.ISO, 86_400, 1),
    ISO_LOCAL_MILLIS(
        "yyyy-MM-ddTHH:mm:ss.SSS",
        SimpleType.LOCAL_DATE_TIME,
        TimeFormat.ISO_MILLIS,
        86_400_000,
        1),
    ISO_INSTANT_MILLIS(
        "yyyy-MM-ddTHH:mm:ss.SSSZ", SimpleType.INSTANT, TimeFormat.ISO_MILLIS, 86_400_000, 1);

    private static final String FIELDS = "yMdHmsS";
    private static final long NONE = Long.MIN_VALUE;

    private final String pattern;
    private final SimpleType type;
    private final TimeFormat unit;
    private final double perDay;
    private final double prior;

    Form(String pattern, SimpleType type, TimeFormat unit, double perDay, double prior) {
      this.pattern = pattern;
      this.type = type;
      this.unit = unit;
      this.perDay = perDay;
      this.prior = prior;
    }

    /** A number in the order of the dates, or {@link #NONE} if the text is none of this form. */
    private long value(Span span, int key, Turn turn) {
      int[] fields = new int[FIELDS.length()];
      for (int i = 0; i < pattern.length(); i++) {
        byte b = span.at(key, turn == Turn.REVERSED ? pattern.length() - 1 - i : i);
        int field = FIELDS.indexOf(pattern.charAt(i));
        if (field < 0 ? b != pattern.charAt(i) : !Bytes.isDigit(b)) {
          return NONE;
        }
        if (field >= 0) {
          fields[field] = fields[field] * 10 + (turn == Turn.DOWN ? '9' - b : b - '0');
        }
      }
      return number(fields);
    }

    private long number(int... fields) {
      int month = pattern.contains("M") ? fields[1] : 1;
      int day = pattern.contains("d") ? fields[2] : 1;
      boolean isTime = fields[3] < 24 && fields[4] < 60 && fields[5] < 60;
      if (!CountedUnit.isPlausible(fields[0]) || month < 1 || month > 12 || day < 1 || !isTime) {
        return NONE;
      }
      YearMonth all = YearMonth.of(fields[0], month);
      if (day > all.lengthOfMonth()) {
        return NONE;
      }
      if (perDay < 1) {
        return pattern.contains("M") ? fields[0] * 12L + month : fields[0];
      }
      long units = (long) perDay;
      long seconds = (fields[3] * 60L + fields[4]) * 60 + fields[5];
      return all.atDay(day).toEpochDay() * units + units * seconds / 86_400 + fields[6];
    }
  }
}
