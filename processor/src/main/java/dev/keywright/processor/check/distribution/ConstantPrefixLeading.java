package dev.keywright.processor.check.distribution;

import dev.keywright.processor.check.witness.Lead;
import dev.keywright.processor.check.witness.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.Constant;
import dev.keywright.processor.store.StoreProfile.Advice;
import java.util.List;

/** What all keys begin with tells none of them apart, and keeps them together. */
final class ConstantPrefixLeading implements LayoutCheck {
  private static final int SHORTEST = 2;

  @Override
  public void check(Layout layout, Findings findings) {
    Lead.atFront(layout)
        .filter(lead -> lead.profile().advice() != Advice.COMMON_FIRST)
        .filter(lead -> lead.profile().sortsPartitions() && !lead.hasFewWrites())
        .ifPresent(lead -> check(lead, findings));
  }

  private static void check(Lead lead, Findings findings) {
    Part part = lead.part();
    if (Lead.isConstant(part)) {
      if (isFault(lead)) {
        report(lead, findings);
      }
    } else if (part.type() instanceof PartType.Codes codes) {
      checkCodes(part, codes, findings);
    }
  }

  // A constant that tells kinds of row apart is there for that, if other parts spread the rows.
  private static boolean isFault(Lead lead) {
    boolean isKind = lead.part().type() instanceof PartType.Codes;
    List<Part> spreading =
        lead.profile().keepsValuesTogether() ? lead.together() : lead.layout().parts().toList();
    return !isKind || spreading.stream().allMatch(Lead::isConstant);
  }

  private static void report(Lead lead, Findings findings) {
    Part part = lead.part();
    findings.warning(
        CheckId.KW204,
        part.spot(),
        "",
        "the key begins with " + part.name() + ", which has one value only: it spreads no rows",
        fix(lead));
  }

  private static void checkCodes(Part part, PartType.Codes codes, Findings findings) {
    String prefix = prefix(codes.constants());
    if (prefix.length() >= SHORTEST) {
      findings.warning(
          CheckId.KW204,
          part.spot(),
          "",
          "every key begins with "
              + ShownValue.of(prefix)
              + ", as all codes of "
              + part.name()
              + " do: keys that begin alike stay together",
          "leave "
              + ShownValue.of(prefix)
              + " out of the codes: @KeyCode("
              + ShownValue.of(rest(codes.constants().get(0), prefix))
              + ") "
              + codes.constants().get(0).name());
    }
  }

  private static String rest(Constant constant, String prefix) {
    String rest = constant.code().substring(prefix.length());
    return rest.startsWith("-") || rest.startsWith("_") ? rest.substring(1) : rest;
  }

  private static String fix(Lead lead) {
    String name = lead.part().name();
    return lead.layout().parts().count() > 1
        ? "leave " + name + " out of the key, or let another part come first"
        : "let a part with many values take the place of " + name;
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
