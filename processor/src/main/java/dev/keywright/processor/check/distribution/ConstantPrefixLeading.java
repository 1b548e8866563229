package dev.keywright.processor.check.distribution;

import dev.keywright.description.store.StoreProfile;
import dev.keywright.description.store.Trait;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Moves;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.Constant;
import dev.keywright.processor.store.LeadingPart;
import dev.keywright.processor.store.LightLoad;
import dev.keywright.processor.store.OwnStore;
import java.util.List;
import java.util.Optional;

/** What all keys begin with tells none of them apart, and keeps them together. */
final class ConstantPrefixLeading implements LayoutCheck {
  private static final int SHORTEST = 2;

  @Override
  public void check(Layout layout, Findings findings) {
    if (isLiteral(layout)) {
      checkLiteral(layout, findings);
    }
    LeadingPart.atFront(layout)
        .filter(lead -> !lead.profile().is(Trait.COMMON_FIRST))
        .filter(lead -> lead.profile().sortsPartitions() || isOnePartition(layout))
        .filter(lead -> !lead.hasFewWrites())
        .ifPresent(lead -> check(lead, findings));
  }

  // A row of literals alone is one row.
  private static boolean isLiteral(Layout layout) {
    return layout.partitionParts().isEmpty()
        && layout.bucket().isEmpty()
        && !layout.partitionColumns().isEmpty()
        && layout.parts().findAny().isPresent();
  }

  /** Whether a hash sends all rows to one place, and they are more than one place is meant for. */
  private static boolean isOnePartition(Layout layout) {
    return layout.partitionParts().stream().allMatch(LeadingPart::isConstant)
        && !layout.parts().allMatch(LeadingPart::isConstant)
        && !new LightLoad(layout).isSmall();
  }

  private static void checkLiteral(Layout layout, Findings findings) {
    StoreProfile profile = OwnStore.of(layout);
    boolean isSpread =
        !profile.keepsValuesTogether() && !layout.parts().allMatch(LeadingPart::isConstant);
    if (isSpread
        || profile.is(Trait.COMMON_FIRST)
        || !profile.spreadsLoad()
        || (!profile.sortsPartitions() && !isOnePartition(layout))
        || new LightLoad(layout).hasFewWrites()) {
      return;
    }
    findings
        .warning(CheckId.KW204, layout.partitionColumns().get(0).spot(layout.entity()), "")
        .problem("the partition key is the same in all rows: it does not spread rows")
        .fix("name a part with many values in @PartitionTemplate");
  }

  private static void check(LeadingPart lead, Findings findings) {
    Part part = lead.part();
    if (LeadingPart.isConstant(part)) {
      if (isFault(lead)) {
        report(lead, findings);
      }
    } else if (part.type() instanceof PartType.Codes codes) {
      checkCodes(lead.layout(), part, codes, findings);
    }
  }

  // A constant that tells kinds of row apart is there for that, if other parts spread the rows.
  private static boolean isFault(LeadingPart lead) {
    boolean isKind = lead.part().type() instanceof PartType.Codes;
    List<Part> spreading =
        lead.profile().keepsValuesTogether() ? lead.together() : lead.layout().parts().toList();
    return !isKind || spreading.stream().allMatch(LeadingPart::isConstant);
  }

  private static void report(LeadingPart lead, Findings findings) {
    Part part = lead.part();
    findings
        .warning(CheckId.KW204, part.spot(), "")
        .problem(
            "the key begins with %s, which has only one value: it does not spread rows",
            part.name())
        .fix(fix(lead));
  }

  private static void checkCodes(
      Layout layout, Part part, PartType.Codes codes, Findings findings) {
    String prefix = prefix(codes.constants());
    if (prefix.length() >= SHORTEST) {
      findings
          .warning(CheckId.KW204, part.spot(), "")
          .problem(
              "every key begins with %s, as all codes of %s do: keys that begin alike stay"
                  + " together",
              ShownValue.of(prefix), part.name())
          .fix(
              Fix.of(
                  Change.of(
                          codes.constants().stream()
                              .map(it -> new Edits(layout).code(codes, it, rest(it, prefix)))
                              .toList())
                      .to("remove the common beginning from the codes")));
    }
  }

  private static String rest(Constant constant, String prefix) {
    String rest = constant.code().substring(prefix.length());
    return rest.startsWith("-") || rest.startsWith("_") ? rest.substring(1) : rest;
  }

  private static Fix fix(LeadingPart lead) {
    Moves moves = new Moves(lead.layout());
    Optional<Change> other =
        lead.together().stream()
            .filter(it -> it.isOfEntity() && !LeadingPart.isConstant(it) && !LeadingPart.grows(it))
            .findFirst()
            .flatMap(it -> moves.first(lead.column(), it));
    return new Fix(List.of(), "put a part with many values in place of " + lead.part().name())
        .or(moves.without(lead.part()))
        .or(other);
  }

  private static String prefix(List<Constant> constants) {
    String prefix = constants.get(0).code();
    for (Constant constant : constants) {
      while (!constant.code().startsWith(prefix)) {
        prefix = prefix.substring(0, prefix.length() - 1);
      }
    }
    // Where one code is the beginning of all others, nothing would be left of it.
    String common = prefix;
    return constants.stream().anyMatch(it -> it.code().equals(common)) ? "" : prefix;
  }
}
