package dev.keywright.processor.check.order;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.advice.UnitsOfTime;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.time.TimeFormat;
import java.time.temporal.ChronoUnit;

/** A clock is finer than most formats, so an entity that holds what it shows cannot be written. */
final class UnroundedTime implements LayoutCheck {
  private static final Advice AS_JAVA_WRITES =
      new Advice(
          "write time = TimeFormat.ISO_JAVA if some hold fractions, as Instant.toString() does");

  @Override
  public void check(Layout layout, Findings findings) {
    for (Column column : layout.encodedColumns()) {
      layout.ownParts(column).stream()
          .filter(UnroundedTime::isMoment)
          .filter(part -> !isRounded(part))
          .forEach(part -> report(layout, part, findings));
    }
  }

  // A type around the time has a constructor of its own, which can round.
  private static boolean isMoment(Part part) {
    return part.is(Kind.TIME)
        && part.isOfEntity()
        && !part.isOfElement()
        && part.period().isEmpty()
        && part.property().wrappings().isEmpty();
  }

  private static boolean isRounded(Part part) {
    return part.signature().time().isOfNanos()
        || part.encoding().floor().isPresent()
        || part.facts().step().isPresent();
  }

  private static void report(Layout layout, Part part, Findings findings) {
    TimeFormat format = part.signature().time();
    findings
        .info(CheckId.KW113, part.spot(), "")
        .problem(
            "%s takes %s only, so of(entity) throws for %s.now()",
            part.name(), UnitsOfTime.whole(format), part.type().name())
        .fix(fix(layout, part, format));
  }

  // Rows may hold any tick, and no floor is as short as a tick.
  private static Fix fix(Layout layout, Part part, TimeFormat format) {
    ChronoUnit unit = format.shortestFloor();
    boolean hasRows = layout.options().hasRows();
    if (hasRows && !unit.equals(format.finest())) {
      return Fix.advice("round it in the entity, where it is made");
    }
    Change floored = new Edits(layout).set(part, Edits.FLOOR, Attribute.Name.of(unit));
    return hasRows && format == TimeFormat.ISO && part.type().name().equals("Instant")
        ? Fix.of(floored.as("if all rows hold whole seconds")).or(AS_JAVA_WRITES)
        : Fix.of(floored.as("and of(entity) rounds down"));
  }
}
