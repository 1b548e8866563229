package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.MalformedSignatureException;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.KeyOptions.Frozen;
import dev.keywright.processor.model.Layout;

/** A frozen layout is known by its signature, which must be one that a key has printed. */
final class MalformedSignature implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    int newest = layout.options().frozen().stream().mapToInt(Frozen::version).max().orElse(0);
    for (Frozen frozen : layout.options().frozen()) {
      if (frozen.signature().isPresent()) {
        check(frozen, frozen.signature().get(), findings);
      } else if (frozen.version() < newest) {
        findings
            .error(CheckId.KW015, frozen.spot(), "")
            .problem(
                "version %s has no signature, and version %s is newer", frozen.version(), newest)
            .fix("write the signature that the key had before version " + newest);
      }
    }
  }

  private static void check(Frozen frozen, String signature, Findings findings) {
    try {
      LayoutSignature.parse(signature);
    } catch (MalformedSignatureException malformed) {
      findings
          .error(CheckId.KW015, frozen.spot(), "signature")
          .problem(
              "version %s has a malformed signature: %s",
              frozen.version(), String.valueOf(malformed.getMessage()))
          .fix("copy the LAYOUT constant of the generated key as it was when rows were written");
    }
  }
}
