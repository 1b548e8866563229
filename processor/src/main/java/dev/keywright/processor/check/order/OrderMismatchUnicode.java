package dev.keywright.processor.check.order;

import dev.keywright.description.store.StoreProfile;
import dev.keywright.description.store.StoreProfile.TextOrder;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.PartCheck;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.store.OwnStore;
import dev.keywright.runtime.alphabet.Alphabet;

/** Above U+FFFF, UTF-8 and UTF-16 sort differently: only one of them is the store's order. */
final class OrderMismatchUnicode implements PartCheck {
  private static final int BEHIND_SURROGATES = 0xe000;
  private static final Advice BY_ORDER =
      new Advice("compare keys only by ORDER of the generated key");
  private static final int SUPPLEMENTARY = 0x1_0000;

  @Override
  public void check(Layout layout, Part part, Findings findings) {
    if (part.is(Kind.TEXT) && part.keepsOrder()) {
      part.limits()
          .alphabet()
          .map(Alphabet::of)
          .ifPresent(alphabet -> check(layout, part, alphabet, findings));
    }
  }

  private static void check(Layout layout, Part part, Alphabet alphabet, Findings findings) {
    StoreProfile profile = OwnStore.of(layout);
    int low = alphabet.next(BEHIND_SURROGATES - 1);
    int high = alphabet.next(SUPPLEMENTARY - 1);
    if (high < 0 || low < 0 || low >= SUPPLEMENTARY) {
      return;
    }
    String lower = ShownValue.of(Character.toString(low));
    String upper = ShownValue.of(Character.toString(high));
    // Without a store, who compares the texts is not known either.
    Severity severity = profile.store().isPresent() ? Severity.WARNING : Severity.INFO;
    Change below =
        new Edits(layout)
            .declare(part, "alphabet", alphabet.intersection(Alphabet.basic()).toString())
            .to("remove the characters above U+FFFF from the alphabet");
    boolean isUtf16 = profile.characters().order() == TextOrder.UTF_16;
    findings
        .report(CheckId.KW109, severity, part.facts().origins().spot(), "alphabet")
        .problem(
            "%s may hold %s and %s: %s",
            part.name(),
            lower,
            upper,
            isUtf16
                ? profile.title()
                    + " sorts the second one first, by UTF-16 units, and ORDER of the generated key"
                    + " sorts it last"
                : profile.title()
                    + " sorts the second one last, by UTF-8 bytes, and String.compareTo sorts it"
                    + " first")
        .fix(isUtf16 ? Fix.of(below) : Fix.of(below, BY_ORDER));
  }
}
