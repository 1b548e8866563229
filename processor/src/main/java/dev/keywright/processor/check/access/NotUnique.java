package dev.keywright.processor.check.access;

import static java.util.Comparator.comparing;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.advice.UnitsOfTime;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Cardinality;
import dev.keywright.processor.model.IndexKey;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.Uniqueness;
import dev.keywright.processor.model.Volume;
import dev.keywright.processor.store.Amounts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Two rows with the same key are one row: the later write replaces the earlier. */
final class NotUnique implements LayoutCheck {
  private static final int LENGTH = 8;
  private static final long FEW = Cardinality.FEW;

  @Override
  public void check(Layout layout, Findings findings) {
    Optional<IndexKey> index = layout.index();
    if (index.isPresent()) {
      checkIndex(layout, index.get(), findings);
      return;
    }
    List<Part> parts = layout.parts().toList();
    if (parts.isEmpty() || parts.stream().anyMatch(part -> Uniqueness.tells(part, layout))) {
      return;
    }
    OptionalLong rows = layout.volume(Volume::rows);
    OptionalLong keys = Cardinality.of(parts);
    if (rows.isPresent() && keys.isPresent() && rows.getAsLong() > keys.getAsLong()) {
      reportTooFew(layout, parts, rows.getAsLong(), keys.getAsLong(), findings);
      return;
    }
    for (Part part : parts) {
      if (!part.facts().uniqueWithin().isEmpty()) {
        reportWithin(layout, part, parts, findings);
        return;
      }
    }
    sharedTime(parts).ifPresent(time -> reportTime(layout, parts, time, findings));
  }

  /**
   * The time that rows of one owner may share, whatever the order of the parts. Two parts with many
   * values may tell rows apart together; and one row for each day or window of an owner is usual.
   */
  private static Optional<Part> sharedTime(List<Part> parts) {
    List<Part> owners =
        parts.stream()
            .filter(part -> part.isOfEntity() && !part.is(Kind.TIME))
            .filter(part -> Cardinality.of(part).orElse(FEW) >= FEW)
            .toList();
    return parts.stream()
        .filter(part -> part.is(Kind.TIME))
        .min(comparing(NotUnique::unit, UnitsOfTime.FINEST_FIRST).thenComparing(Part::name))
        .filter(time -> owners.isEmpty() || (owners.size() == 1 && isMoment(time)));
  }

  private static boolean isMoment(Part time) {
    return time.period().isEmpty() && time.facts().step().isEmpty();
  }

  // The table's key tells the entries of rows apart, if it is in them.
  private static void checkIndex(Layout layout, IndexKey index, Findings findings) {
    boolean isUnique = layout.parts().anyMatch(part -> part.facts().unique());
    if (isUnique && !index.table().isInEntries()) {
      return;
    }
    Optional<Part> coarse = layout.parts().filter(it -> isCoarse(it, index)).findFirst();
    if (coarse.isPresent()) {
      reportCoarse(layout, coarse.get(), index, findings);
    } else if (!isUnique && !index.tellsRowsApart(layout)) {
      reportShared(layout, index, findings);
    }
  }

  /** Whether times that the table tells apart are one in the index, which the application keeps. */
  private static boolean isCoarse(Part part, IndexKey index) {
    return index.isOfApplication()
        && part.encoding().floor().isPresent()
        && index
            .table()
            .part(part.name())
            .filter(it -> UnitsOfTime.FINEST_FIRST.compare(unit(it), unit(part)) < 0)
            .isPresent();
  }

  private static void reportCoarse(Layout layout, Part time, IndexKey index, Findings findings) {
    findings
        .error(CheckId.KW405, index.spot(), "")
        .problem(
            "%s rounds %s down to the %s, so an entry cannot lead to its row, and rows in one %s"
                + " may share an entry",
            layout.keyName(), time.name(), unit(time), unit(time))
        .fix(
            "remove floor from the @EncodedNumber(key = \"%s\") of %s",
            layout.keyName(), time.name());
  }

  private static void reportShared(Layout layout, IndexKey index, Findings findings) {
    List<Part> own = index.ownParts(layout);
    findings
        .error(CheckId.KW405, index.spot(), "tableKey")
        .problem(
            "two rows with the same %s share an entry of the index, and the later write replaces"
                + " the earlier",
            Part.names(own))
        .fix(Fix.of(new EntityEdits(layout).leaveIndex(index, "tableKey")));
  }

  private static void reportTooFew(
      Layout layout, List<Part> parts, long rows, long keys, Findings findings) {
    findings
        .warning(CheckId.KW405, parts.get(parts.size() - 1).spot(), "")
        .problem(
            "%s rows have at most %s keys, so some share a key, and the later write replaces"
                + " the earlier",
            Amounts.number(rows), Amounts.number(keys))
        .fix(
            suffixed(
                layout,
                endsNative(layout)
                    ? "add a part that tells them apart, in a column of its own"
                    : "add a part that tells them apart"));
  }

  private static void reportWithin(Layout layout, Part part, List<Part> parts, Findings findings) {
    List<String> names = parts.stream().map(Part::name).toList();
    String missing =
        String.join(
            ", ", part.facts().uniqueWithin().stream().filter(it -> !names.contains(it)).toList());
    findings
        .warning(CheckId.KW405, part.spot(), "")
        .problem(
            "%s is unique within %s only, which the key does not hold: two rows with the same"
                + " %s share a key, and the later write replaces the earlier",
            part.name(), missing, part.name())
        .fix(suffixed(layout, "add " + missing + " to the key"));
  }

  private static void reportTime(Layout layout, List<Part> parts, Part time, Findings findings) {
    List<Part> others =
        parts.stream().filter(part -> part.isOfEntity() && !part.equals(time)).toList();
    String same = Part.names(others);
    Attribute within =
        others.isEmpty()
            ? new Attribute("unique", true)
            : Attribute.names("uniqueWithin", others.stream().map(Part::name).toList());
    Change declared = new Edits(layout).declare(time, within).to("say that it cannot happen");
    findings
        .info(CheckId.KW405, time.spot(), "")
        .problem(
            "two rows %sin one %s share a key, and the later write replaces the earlier",
            same.isEmpty() ? "" : "with the same " + same + " ", unit(time))
        .fix(
            endsNative(layout)
                ? Fix.of(declared)
                : Fix.of(new EntityEdits(layout).suffix(LENGTH), declared));
  }

  private static Fix suffixed(Layout layout, String part) {
    Fix fix = Fix.advice(part);
    return endsNative(layout) ? fix : fix.or(new EntityEdits(layout).suffix(LENGTH));
  }

  // To what the store holds as its own type, no suffix can be added.
  private static boolean endsNative(Layout layout) {
    return layout.lastColumn().nativeType();
  }

  private static String unit(Part time) {
    return time.period()
        .or(() -> time.encoding().floor().map(UnitsOfTime::unit))
        .orElseGet(() -> UnitsOfTime.unit(time.signature().time()));
  }
}
