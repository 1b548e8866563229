package dev.keywright.processor.check.form;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.KeyOptions.Frozen;
import dev.keywright.processor.model.Layout;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.layout.MalformedSignatureException;

/** A frozen layout is known by its signature, which must be one that a key has printed. */
final class MalformedSignature implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (Frozen frozen : layout.options().frozen()) {
      try {
        LayoutSignature.parse(frozen.signature());
      } catch (MalformedSignatureException malformed) {
        findings.error(
            CheckId.KW015,
            frozen.spot(),
            "signature",
            "version "
                + frozen.version()
                + " has no signature that can be read: "
                + malformed.getMessage(),
            "copy the LAYOUT constant of the generated key as it was when rows were written");
      }
    }
  }
}
