package dev.keywright.processor.check.order;

import dev.keywright.description.store.StoreProfile;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.store.OwnStore;

/**
 * Null is never a part: every text that could mean it is the text of some value. And a column that
 * is empty is one that some stores refuse.
 */
final class NullableOrEmpty implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    checkEmpty(layout, findings);
    for (Part part : layout.parts().toList()) {
      String name = part.name();
      if (part.type() instanceof PartType.Foreign type && type.reason() == PartType.Reason.ABSENT) {
        String optional = type.name();
        findings
            .error(CheckId.KW110, part.spot(), "")
            .problem(name + " has type " + optional + ", and " + clash(optional))
            .fix(forNone(layout).formatted(name, optional));
      } else if (part.property().nullable() && layout.hasForm(part) && !isLeftOut(layout, part)) {
        findings
            .error(CheckId.KW110, part.spot(), "")
            .problem("%s may be null, and a row without %s would have no key", name, name)
            .fix(required(layout, part));
      }
    }
  }

  private static String forNone(Layout layout) {
    return layout.index().isPresent()
        ? "declare %s @Nullable, not %s, and add sparse = true to @Index if it may be missing"
        : "declare %s without %s, and reserve one value that means none";
  }

  private static Fix required(Layout layout, Part part) {
    Advice advice =
        new Advice("make " + part.name() + " required, or reserve one value that means none");
    return layout
        .index()
        .filter(index -> index.ownParts(layout).contains(part))
        .map(index -> new EntityEdits(layout).index(index, new Attribute("sparse", true)))
        .map(edit -> Fix.of(edit.as("if rows without it have no entry")).or(advice))
        .orElseGet(() -> Fix.of(advice));
  }

  // A row without it has no entry.
  private static boolean isLeftOut(Layout layout, Part part) {
    return layout
        .index()
        .filter(index -> index.isSparse() && index.ownParts(layout).contains(part))
        .isPresent();
  }

  private static void checkEmpty(Layout layout, Findings findings) {
    StoreProfile profile = OwnStore.of(layout);
    for (Column column : layout.columns()) {
      column.parts().stream()
          .filter(part -> isRefused(profile, column) && isAlone(layout, column))
          .filter(part -> mayBeEmpty(layout, column, part))
          .forEach(part -> reportEmpty(layout, profile, column, part, findings));
    }
  }

  private static boolean isAlone(Layout layout, Column column) {
    return column.parts().size() == 1
        && layout.template(column).literals().stream().allMatch(String::isEmpty);
  }

  private static boolean isRefused(StoreProfile profile, Column column) {
    return switch (profile.characters().empty()) {
      case TAKEN -> false;
      case REFUSED_AS_PARTITION -> column.isPartition();
      case REFUSED -> true;
    };
  }

  private static boolean mayBeEmpty(Layout layout, Column column, Part part) {
    boolean isBucketed = layout.isBucketed(column);
    // Descending bytes have an end, even of nothing, and so has each element of a tuple.
    boolean isElement = layout.format() == LayoutFormat.FDB_TUPLE;
    boolean isEnded = isElement || (layout.isBinary() && part.encoding().descending());
    boolean isVariable = part.is(Kind.TEXT) || part.is(Kind.BYTES);
    return isVariable
        && !part.property().nullable()
        && !isBucketed
        && !isEnded
        && part.hash().isEmpty()
        && part.limits().minLength().orElse(0) == 0;
  }

  // Whether it ever is empty, only the user knows; so this is no error.
  private static void reportEmpty(
      Layout layout, StoreProfile profile, Column column, Part part, Findings findings) {
    String name = part.name();
    findings
        .info(CheckId.KW110, part.spot(), "")
        .problem(
            "%s may be empty, and %s holds nothing else; %s refuses an empty key column",
            name, column.name(), profile.title())
        .fix(Fix.of(new Edits(layout).declare(part, "minLength", 1)));
  }

  private static String clash(String optional) {
    return optional.equals("Optional")
        ? "Optional.empty() and Optional.of(\"\") would have the same key"
        : optional + ".empty() has no digits that are not a number's";
  }
}
