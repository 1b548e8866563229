package dev.keywright.layout.automaton;

import dev.keywright.runtime.binary.BinaryTime;
import dev.keywright.runtime.text.IsoTimePart;
import dev.keywright.runtime.text.NumberPart;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.time.CountScale;
import dev.keywright.runtime.time.FieldScale;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeScale;
import dev.keywright.runtime.time.TimeType;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** What times are written as: the fields of a calendar, or counts that mean a time. */
final class TimeLanguage {
  /** Of more counts with gaps between them, those in the gaps are taken, too. */
  private static final int MOST_LISTED = 1_000;

  private TimeLanguage() {}

  /** What counts between two are written as. */
  private interface Counts {
    Automaton between(long first, long last);
  }

  static Automaton of(IsoTimePart<?> part) {
    return fields(part.scale());
  }

  /** What {@code Instant.toString()} writes: as few digits of a second as show it. */
  static Automaton ofInstants() {
    List<Automaton> ends = new ArrayList<>();
    ends.add(new Automaton().text("Z"));
    for (int before = 0; before <= 6; before += 3) {
      Automaton digits = new Automaton().text(".").many(Symbols.DIGITS, before, before);
      ends.add(digits.between("001", "999", Symbols.DIGITS).text("Z"));
    }
    TimeType<LocalDateTime> seconds = TimeType.of(LocalDateTime.class);
    return CalendarLanguage.of(FieldScale.of(seconds, TimeFormat.ISO).pattern())
        .then(new Automaton().oneOf(ends));
  }

  static Automaton of(TimePart<?> part) {
    NumberPart digits = part.digits();
    if (part.scale() instanceof FieldScale<?> calendar) {
      Automaton fields = fields(calendar);
      Automaton written = Complements.ofDecimal(fields, part.descending());
      return digits.reversed() ? written.reversed() : written;
    }
    return of(part.scale(), (first, last) -> NumberLanguage.of(digits.atLeast(first).atMost(last)));
  }

  private static Automaton fields(FieldScale<?> calendar) {
    Automaton all = CalendarLanguage.of(calendar.pattern());
    return calendar.isFloored() ? all.inexact() : all;
  }

  static Automaton of(BinaryTime<?> part) {
    return of(
        part.scale(), (first, last) -> PartLanguage.of(part.count().atLeast(first).atMost(last)));
  }

  private static <T> Automaton of(TimeScale<T> scale, Counts counts) {
    long first = scale.number(scale.first());
    long last = scale.number(scale.last());
    if (!(scale instanceof CountScale<T> some) || first == last || isNext(some, first + 1)) {
      return counts.between(first, last);
    }
    List<Automaton> each = new ArrayList<>();
    OptionalLong next = some.next(first);
    while (next.isPresent() && each.size() <= MOST_LISTED) {
      each.add(counts.between(next.getAsLong(), next.getAsLong()));
      next = next.getAsLong() == last ? OptionalLong.empty() : some.next(next.getAsLong() + 1);
    }
    return next.isEmpty() ? new Automaton().oneOf(each) : counts.between(first, last).inexact();
  }

  // All counts are as far from each other as these, or nearly so.
  private static boolean isNext(CountScale<?> scale, long count) {
    OptionalLong next = scale.next(count);
    return next.isPresent() && next.getAsLong() == count;
  }
}
