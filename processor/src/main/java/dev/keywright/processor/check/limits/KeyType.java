package dev.keywright.processor.check.limits;

import dev.keywright.description.store.StoreProfile;
import dev.keywright.description.store.StoreProfile.Holds;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.processor.check.advice.PaddingAdvice;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.store.OwnStore;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A key column holds what the store has a type for, in the places where it may be. */
final class KeyType implements LayoutCheck {
  /** Up to here, a double has each whole number. */
  private static final long MOST_EXACT = 1L << 53;

  @Override
  public void check(Layout layout, Findings findings) {
    StoreProfile profile = OwnStore.of(layout);
    for (int i = 0; i < layout.columns().size(); i++) {
      Column column = layout.columns().get(i);
      boolean isLast = i == layout.columns().size() - 1;
      Holds kind = kind(layout, column);
      if (!profile.canHold(kind, isLast)) {
        report(layout, column, profile, kind, findings);
        // The remedy is for all columns.
        return;
      }
      if (column.nativeType()) {
        checkNative(layout, column.parts().get(0), profile, findings);
      }
    }
  }

  private static void checkNative(
      Layout layout, Part part, StoreProfile profile, Findings findings) {
    if (part.encoding().descending() && !profile.holds().contains(Holds.DESCENDING)) {
      findings
          .error(CheckId.KW305, part.spot(), "direction")
          .problem(
              "direction = DESC puts the largest %s first, and key columns of %s are always"
                  + " ascending",
              part.name(), profile.title())
          .fix(Fix.of(new Edits(layout).leave(part, "direction")));
    }
    if (profile.holds().contains(Holds.DOUBLE) && part.is(Kind.WHOLE)) {
      checkExact(layout, part, profile, findings);
    }
  }

  private static void checkExact(
      Layout layout, Part part, StoreProfile profile, Findings findings) {
    PartSignature signature = part.signature();
    List<Attribute> bounds = new ArrayList<>();
    if (signature.min() < -MOST_EXACT) {
      bounds.add(new Attribute("min", -MOST_EXACT));
    }
    if (signature.max() > MOST_EXACT) {
      bounds.add(new Attribute("max", MOST_EXACT));
    }
    if (!bounds.isEmpty()) {
      boolean isAbove = signature.max() > MOST_EXACT;
      long last = isAbove ? MOST_EXACT : -MOST_EXACT;
      long beyond = isAbove ? MOST_EXACT + 1 : -MOST_EXACT - 1;
      String is = part.name() + " = ";
      findings
          .error(CheckId.KW305, part.spot(), "nativeType")
          .problem(
              "%s keeps %s as a double, so %s and %s become the same key",
              profile.title(), part.name(), is + last, is + beyond)
          .fix(Fix.of(new Edits(layout).declare(part, bounds.toArray(Attribute[]::new))));
    }
  }

  private static Holds kind(Layout layout, Column column) {
    if (!column.nativeType()) {
      return layout.isBinary() ? Holds.BYTES : Holds.TEXT;
    }
    return OwnStore.kind(column.parts().get(0));
  }

  private static String words(Holds kind) {
    return switch (kind) {
      case BYTES, BYTES_LAST -> "bytes";
      case BOOLEAN -> "a boolean";
      case UUID -> "a UUID";
      case TIMESTAMP -> "a time";
      case DATE -> "a date";
      case TEXT, LONG, DOUBLE, DESCENDING -> "a number";
    };
  }

  private static void report(
      Layout layout, Column column, StoreProfile profile, Holds kind, Findings findings) {
    SourceSpot spot =
        column.parts().isEmpty() ? column.spot(layout.entity()) : column.parts().get(0).spot();
    boolean isPlace = kind == Holds.BYTES && profile.holds().contains(Holds.BYTES_LAST);
    findings
        .error(CheckId.KW305, spot, column.nativeType() ? "nativeType" : "")
        .problem(
            "%s holds %s%s",
            column.name(),
            words(kind),
            isPlace
                ? ", which " + profile.title() + " allows only in the last key column"
                : held(profile, kind))
        .fix(fix(layout, column, isPlace));
  }

  // Of a store with numbers, it is the last column that has none.
  private static String held(StoreProfile profile, Holds kind) {
    if (profile.canHold(kind, false)) {
      return ", and the last key column of " + profile.title() + " holds text";
    }
    List<String> held =
        Stream.of(Holds.TEXT, Holds.BYTES, Holds.LONG, Holds.BOOLEAN)
            .filter(it -> profile.canHold(it, false))
            .map(it -> it == Holds.TEXT ? "text" : words(it))
            .toList();
    return ", and key columns of " + profile.title() + " hold " + String.join(" or ", held);
  }

  private static Fix fix(Layout layout, Column column, boolean isPlace) {
    if (column.nativeType()) {
      Part part = column.parts().get(0);
      List<Attribute> pad =
          part.is(Kind.WHOLE) ? List.of(PaddingAdvice.attributes(part)) : List.of();
      return Fix.of(new Edits(layout).change(part, pad, List.of("nativeType")));
    }
    List<Change> edits = new ArrayList<>(List.of(new EntityEdits(layout).text()));
    edits.addAll(pads(layout));
    Fix text = Fix.of(Change.of(edits));
    return isPlace && layout.columns().size() > 1
        ? text.or(new Advice("put all parts in one column"))
        : text;
  }

  // Bytes of fixed width need no digits, which text then does.
  private static List<Change> pads(Layout layout) {
    return layout.encodedColumns().stream()
        .flatMap(column -> column.parts().stream())
        .filter(part -> part.isOfEntity() && part.keepsOrder() && part.is(Kind.WHOLE))
        .map(part -> new Edits(layout).set(part, PaddingAdvice.attributes(part)))
        .toList();
  }
}
