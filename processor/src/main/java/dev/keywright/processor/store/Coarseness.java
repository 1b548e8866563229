package dev.keywright.processor.store;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.model.Cardinality;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.time.DigitScale;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeType;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Parts that keep one value for an hour or more: what they alone decide is the same for all rows of
 * that time.
 */
public final class Coarseness {
  private static final long SECONDS_OF_DAY = 86_400;
  private static final long MILLIS_OF_HOUR = 3_600_000;
  private static final Instant START = Instant.parse("2001-01-01T00:00:00Z");

  private Coarseness() {}

  /** Whether a part grows, but so slowly that many rows have the newest value. */
  public static boolean isCoarse(Part part) {
    if (!LeadingPart.grows(part) || part.facts().unique()) {
      return false;
    }
    long step = part.facts().step().orElse(1);
    if (part.is(Kind.TIME)) {
      return part.period().isPresent()
          || step >= part.encoding().time().map(Coarseness::hour).orElse(Long.MAX_VALUE);
    }
    // A number that goes in hours or days is a time, whoever declares it.
    return step >= SECONDS_OF_DAY && (step % SECONDS_OF_DAY == 0 || step % MILLIS_OF_HOUR == 0);
  }

  private static long hour(TimeFormat format) {
    // Of what Java writes, no number says how coarse it is.
    return format.sorts() ? numbers(format, Duration.ofHours(1)) : Long.MAX_VALUE;
  }

  /** By how much the numbers of a format grow in a time: by one at least. */
  public static long numbers(TimeFormat format, Duration time) {
    DigitScale<Instant> scale = DigitScale.of(TimeType.of(Instant.class), format);
    return Math.max(1, scale.number(START.plus(time)) - scale.number(START));
  }

  /** A part that differs among the rows of one value of the coarse ones, with many values. */
  public static Optional<Part> finer(Layout layout, int values) {
    List<Part> coarse = layout.parts().filter(Coarseness::isCoarse).toList();
    return layout
        .parts()
        .filter(part -> part.isOfEntity() && !part.declaration().nativeType())
        .filter(part -> !coarse.contains(part) && !Cardinality.isDetermined(part, coarse))
        .filter(part -> Cardinality.of(part).orElse(Long.MAX_VALUE) >= values)
        .findFirst();
  }
}
