package dev.keywright.processor.store;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.model.Cardinality;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.time.TimeFormat;
import java.util.List;
import java.util.Optional;

/**
 * Parts that keep one value for an hour or more: what they alone decide is the same for all rows of
 * that time.
 */
public final class Coarseness {
  private static final long SECONDS_OF_DAY = 86_400;
  private static final long MILLIS_OF_HOUR = 3_600_000;
  private static final long TICKS_OF_HOUR = MILLIS_OF_HOUR * 10_000;

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
    return switch (format) {
      case EPOCH_SECONDS -> MILLIS_OF_HOUR / 1_000;
      case EPOCH_MILLIS -> MILLIS_OF_HOUR;
      case EPOCH_MICROS -> MILLIS_OF_HOUR * 1_000;
      case EPOCH_NANOS -> MILLIS_OF_HOUR * 1_000_000;
      case EPOCH_HOURS, EPOCH_DAYS -> 1;
      case DOTNET_TICKS -> TICKS_OF_HOUR;
      // A step of its digits, 10000 for each hour.
      case BASIC, ISO -> 10_000;
      case ISO_MILLIS -> 10_000_000;
      // No number says how coarse it is.
      case ISO_JAVA -> Long.MAX_VALUE;
    };
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
