package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.NumberCost;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.time.CalendarField;
import dev.keywright.runtime.time.CalendarPattern;
import dev.keywright.runtime.time.FieldScale;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeType;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/** Reads texts of a fixed width as the fields of a date. */
final class CalendarTimes implements Typing {
  private static final long NONE = Long.MIN_VALUE;
  private static final List<Form<?>> FORMS = forms();

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    if (!span.isFixed()) {
      return;
    }
    for (Form<?> form : FORMS) {
      if (form.pattern().text().length() == span.shortest()) {
        read(form, span, Turn.NONE, readings);
        if (form.format == TimeFormat.BASIC) {
          read(form, span, Turn.DOWN, readings);
          read(form, span, Turn.REVERSED, readings);
        }
      }
    }
  }

  private static void read(Form<?> form, Span span, Turn turn, Consumer<Reading> readings) {
    long[] values = new long[span.size()];
    for (int key = 0; key < values.length; key++) {
      values[key] = form.value(span, key, turn);
      if (values[key] == NONE) {
        return;
      }
    }
    Reading date =
        Reading.of(
            form.type,
            Encoding.PLAIN.withTime(Optional.of(form.format)),
            "a date as " + form.pattern().text());
    Reading turned =
        switch (turn) {
          case NONE -> date;
          case DOWN -> date.countedDown();
          case REVERSED -> date.reversed();
        };
    NumberCost numbers = new NumberCost(values, CountedUnit.dates(form.perDay()));
    readings.accept(turned.plus(numbers.bitsOfTimes() + form.prior()));
  }

  /** How the digits of a date are turned. */
  private enum Turn {
    NONE,
    DOWN,
    REVERSED
  }

  /** All forms that look different, each of the first type that has it. */
  private static List<Form<?>> forms() {
    Map<String, Form<?>> forms = new LinkedHashMap<>();
    for (TimeFormat format : TimeFormat.values()) {
      for (SimpleType type : SimpleType.values()) {
        type.time()
            .filter(it -> it.hasYear() && it.takes(format))
            .filter(it -> !format.isCounted() && format.sorts())
            .<Form<?>>map(it -> Form.of(type, it, format))
            .ifPresent(it -> forms.putIfAbsent(it.pattern().text(), it));
      }
    }
    return List.copyOf(forms.values());
  }

  /** The fields of a type as a format writes them. */
  private record Form<T>(SimpleType type, TimeFormat format, FieldScale<T> scale) {

    static <T> Form<T> of(SimpleType type, TimeType<T> time, TimeFormat format) {
      return new Form<>(type, format, FieldScale.of(time, format));
    }

    CalendarPattern pattern() {
      return scale.pattern();
    }

    private CalendarField last() {
      List<CalendarField> fields = pattern().fields();
      return fields.get(fields.size() - 1);
    }

    double perDay() {
      return switch (last()) {
        case YEAR -> 1 / 365.0;
        case MONTH -> 1 / 30.0;
        case DAY -> 1;
        case HOUR -> 24;
        case MINUTE -> 1_440;
        case SECOND -> 86_400;
        case MILLI -> 86_400_000;
      };
    }

    // Few tables have a year or a month alone.
    double prior() {
      boolean isShort = last().compareTo(CalendarField.DAY) < 0;
      return format == TimeFormat.BASIC ? (isShort ? 5 : 2) : (isShort ? 2 : 1);
    }

    /** A number in the order of the dates, or {@link #NONE} if the text is none of this form. */
    long value(Span span, int key, Turn turn) {
      String text = pattern().text();
      Map<CalendarField, Integer> fields = new EnumMap<>(CalendarField.class);
      for (int i = 0; i < text.length(); i++) {
        byte b = span.at(key, turn == Turn.REVERSED ? text.length() - 1 - i : i);
        if (!pattern().isLike(i, (char) b)) {
          return NONE;
        }
        int digit = turn == Turn.DOWN ? '9' - b : b - '0';
        CalendarField.of(text.charAt(i))
            .ifPresent(it -> fields.merge(it, digit, (old, last) -> old * 10 + last));
      }
      return number(it -> fields.getOrDefault(it, it.smallest()));
    }

    private long number(ToIntFunction<CalendarField> fields) {
      int hour = fields.applyAsInt(CalendarField.HOUR);
      int minute = fields.applyAsInt(CalendarField.MINUTE);
      T value =
          scale.value(
              fields.applyAsInt(CalendarField.YEAR),
              fields.applyAsInt(CalendarField.MONTH),
              fields.applyAsInt(CalendarField.DAY),
              (hour * 100 + minute) * 100 + fields.applyAsInt(CalendarField.SECOND),
              fields.applyAsInt(CalendarField.MILLI) * 1_000_000);
      if (value == null || !CountedUnit.isPlausible(fields.applyAsInt(CalendarField.YEAR))) {
        return NONE;
      }
      LocalDateTime time = scale.type().utc(value);
      return switch (last()) {
        case YEAR -> time.getYear();
        case MONTH -> time.getYear() * 12L + time.getMonthValue();
        case DAY -> time.toLocalDate().toEpochDay();
        case HOUR, MINUTE, SECOND -> time.toEpochSecond(ZoneOffset.UTC);
        case MILLI -> time.toInstant(ZoneOffset.UTC).toEpochMilli();
      };
    }
  }
}
