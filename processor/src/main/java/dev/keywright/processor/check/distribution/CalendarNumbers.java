package dev.keywright.processor.check.distribution;

import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.time.CalendarField;
import dev.keywright.runtime.time.CalendarPattern;
import dev.keywright.runtime.time.FieldScale;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeType;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The numbers that the digits of a calendar make, such as 202405 for a month: no month is 00, so
 * some remainders never come.
 *
 * @param shown how they look: {@code yyyyMM}
 * @param fields the values of each pair of digits from the last one on, and then the years
 */
record CalendarNumbers(String shown, List<Field> fields) {
  private static final int PAIR = 100;
  private static final Field YEARS = new Field(1970, 2069);

  /** The smallest and the largest value of some digits. */
  record Field(int from, int to) {
    static Field of(CalendarField field) {
      return field == CalendarField.YEAR ? YEARS : new Field(field.smallest(), field.largest());
    }
  }

  /** Those of a part; empty unless it is a BASIC time without larger steps. */
  static Optional<CalendarNumbers> of(Layout layout, Part part) {
    boolean isBasic =
        part.encoding().time().filter(it -> it == TimeFormat.BASIC).isPresent()
            && !layout.isBinary()
            && part.facts().step().orElse(1) == 1;
    return isBasic
        ? part.type().signature().flatMap(TypeSignature::time).map(CalendarNumbers::of)
        : Optional.empty();
  }

  private static CalendarNumbers of(TimeType<?> type) {
    CalendarPattern pattern = FieldScale.of(type, TimeFormat.BASIC).pattern();
    List<Field> fields = new ArrayList<>(pattern.fields().stream().map(Field::of).toList());
    Collections.reverse(fields);
    return new CalendarNumbers(pattern.text(), fields);
  }

  /** The remainders that numbers of a century leave when they are divided by a count. */
  BitSet remainders(int count) {
    BitSet remainders = new BitSet(count);
    remainders.set(0);
    long place = 1;
    for (Field field : fields) {
      BitSet sums = new BitSet(count);
      for (int value = field.from(); value <= field.to(); value++) {
        long addend = value * place;
        remainders.stream().forEach(it -> sums.set((int) ((it + addend) % count)));
      }
      remainders = sums;
      place *= PAIR;
    }
    return remainders;
  }

  /** The next smaller count whose remainders all come. */
  int countBelow(int count) {
    int fewer = count - 1;
    while (fewer > 2 && remainders(fewer).cardinality() < fewer) {
      fewer--;
    }
    return fewer;
  }
}
