package dev.keywright.processor.check.limits;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.store.EncodedLength;
import dev.keywright.processor.store.Limit;
import dev.keywright.processor.store.Profiles;
import dev.keywright.processor.store.StoreProfile;
import java.util.Optional;

/** Where nothing bounds a part, the store will refuse the first key that is too long for it. */
final class KeyLengthUnbounded implements LayoutCheck {
  // Nobody writes a longer key by accident.
  private static final long LARGE = 1 << 20;

  @Override
  public void check(Layout layout, Findings findings) {
    StoreProfile profile = Profiles.of(layout);
    for (Column column : layout.columns()) {
      Optional<Limit> limit =
          KeyTooLong.limit(profile, column)
              .or(() -> profile.limits().keyBytes())
              .filter(it -> it.value() <= LARGE);
      for (Part part : column.parts()) {
        if (limit.isPresent() && EncodedLength.of(layout, column, part).isEmpty()) {
          findings.info(
              CheckId.KW302,
              part.spot(),
              "",
              part.name()
                  + " has no largest length, and "
                  + profile.title()
                  + " takes "
                  + limit.get().value()
                  + " bytes",
              Fix.of(
                  Change.of(Edits.of(layout).declare(part, "maxLength", 64))
                      .to("declare it, and the encoder refuses longer values")));
        }
      }
    }
  }
}
