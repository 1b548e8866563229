package dev.keywright.processor.check.limits;

import dev.keywright.description.store.StoreProfile;
import dev.keywright.description.store.StoreProfile.Holds;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.advice.PaddingAdvice;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edit;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.store.Profiles;
import java.util.ArrayList;
import java.util.List;

/** A key column holds what the store has a type for, in the places where it may be. */
final class KeyType implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    StoreProfile profile = Profiles.of(layout);
    for (int i = 0; i < layout.columns().size(); i++) {
      Column column = layout.columns().get(i);
      boolean isLast = i == layout.columns().size() - 1;
      Holds kind = kind(layout, column);
      if (!profile.canHold(kind, isLast)) {
        report(layout, column, profile, kind, findings);
        // The remedy is for all columns.
        return;
      }
    }
  }

  private static Holds kind(Layout layout, Column column) {
    if (!column.nativeType()) {
      return layout.isBinary() ? Holds.BYTES : Holds.TEXT;
    }
    Part stored = column.parts().get(0);
    if (stored.is(Kind.TEXT)) {
      return Holds.TEXT;
    }
    return stored.is(Kind.BYTES) ? Holds.BYTES : Holds.LONG;
  }

  private static void report(
      Layout layout, Column column, StoreProfile profile, Holds kind, Findings findings) {
    SourceSpot spot =
        column.parts().isEmpty() ? column.spot(layout.entity()) : column.parts().get(0).spot();
    boolean isPlace = kind == Holds.BYTES && profile.holds().contains(Holds.BYTES_LAST);
    String problem =
        "%s holds %s%s"
            .formatted(
                column.name(),
                kind == Holds.BYTES ? "bytes" : "a number",
                isPlace
                    ? ", which " + profile.title() + " takes in the last key column only"
                    : ", and key columns of " + profile.title() + " hold " + held(profile));
    findings.error(
        CheckId.KW305,
        spot,
        column.nativeType() ? "nativeType" : "",
        problem,
        fix(layout, column, isPlace));
  }

  private static String held(StoreProfile profile) {
    return profile.holds().contains(Holds.BYTES) ? "text or bytes" : "text";
  }

  private static Fix fix(Layout layout, Column column, boolean isPlace) {
    if (column.nativeType()) {
      Part part = column.parts().get(0);
      List<Attribute> pad =
          part.is(Kind.WHOLE) ? List.of(PaddingAdvice.attributes(part)) : List.of();
      return Fix.of(Edits.of(layout).change(part, pad, List.of("nativeType")));
    }
    List<Edit> edits = new ArrayList<>(List.of(EntityEdits.of(layout).text()));
    edits.addAll(pads(layout));
    Fix text = Fix.of(Change.of(edits));
    return isPlace && layout.columns().size() > 1
        ? text.or(new Advice("make every part a part of one column"))
        : text;
  }

  // Bytes of fixed width need no digits, which text then does.
  private static List<Edit> pads(Layout layout) {
    List<Edit> pads = new ArrayList<>();
    for (Column column : layout.encodedColumns()) {
      for (Part part : column.parts()) {
        if (part.isOfEntity() && part.keepsOrder() && part.is(Kind.WHOLE)) {
          pads.add(Edits.of(layout).set(part, PaddingAdvice.attributes(part)));
        }
      }
    }
    return pads;
  }
}
