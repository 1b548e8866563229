package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.witness.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.alphabet.Alphabet;

/** An alphabet is the body of a regex class, or the encoder could not follow it. */
final class MalformedAlphabet implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (Part part : layout.parts().toList()) {
      boolean mayHaveOne = part.is(Kind.TEXT) || part.is(Kind.CHARACTER);
      if (mayHaveOne) {
        part.limits().alphabet().ifPresent(alphabet -> check(part, alphabet, findings));
      }
    }
  }

  private static void check(Part part, String alphabet, Findings findings) {
    try {
      Alphabet.of(alphabet);
    } catch (IllegalArgumentException refused) {
      String declared = "alphabet = " + ShownValue.of(alphabet) + " of " + part.name();
      findings.error(
          CheckId.KW009,
          part.facts().origins().spot(),
          "alphabet",
          declared
              + " cannot be read "
              + reason(refused)
              + part.facts().origins().remark("alphabet"),
          "write the characters and ranges of a regex class, such as alphabet = \"0-9A-Za-z_\"");
    }
  }

  // The reason begins with the place, "at character 3: ", or is a sentence of its own.
  private static String reason(IllegalArgumentException refused) {
    String reason = String.valueOf(refused.getMessage());
    return reason.startsWith("at ") ? reason : "as a regex class: " + reason;
  }
}
