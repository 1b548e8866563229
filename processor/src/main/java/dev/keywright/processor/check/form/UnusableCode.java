package dev.keywright.processor.check.form;

import dev.keywright.layout.rule.CodeRules;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.Codes;
import dev.keywright.processor.model.PartType.Constant;
import dev.keywright.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Each constant of an enum has a code of its own that can be written. */
final class UnusableCode implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    List<TypeRef> seen = new ArrayList<>();
    for (Part part : layout.parts().toList()) {
      if (part.type() instanceof PartType.Codes codes && !seen.contains(codes.type())) {
        seen.add(codes.type());
        check(part, codes, findings);
      }
    }
  }

  private static void check(Part part, Codes codes, Findings findings) {
    String type = codes.type().name();
    if (codes.constants().isEmpty()) {
      findings
          .error(CheckId.KW011, part.spot(), "")
          .problem(type + " has no constants, so " + part.name() + " can have no value")
          .fix("give " + type + " a constant, or remove " + part.name() + " from the key");
    }
    Map<String, String> faults = CodeRules.of((CodesType) codes.signature().orElseThrow());
    for (Constant constant : codes.constants()) {
      String fault = faults.get(constant.name());
      if (fault != null) {
        String code = ShownValue.of(constant.code());
        findings
            .error(CheckId.KW011, constant.spot(), "value")
            .problem("code %s of %s.%s %s", code, type, constant.name(), fault)
            .fix(fix(constant));
      }
    }
  }

  private static String fix(Constant constant) {
    return "write @KeyCode with a short code that only " + constant.name() + " has";
  }
}
