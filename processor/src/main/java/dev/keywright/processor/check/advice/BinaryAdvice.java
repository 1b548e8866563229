package dev.keywright.processor.check.advice;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.store.OwnStore;
import dev.keywright.runtime.time.TimeFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A key of text as one of bytes, with all that says something of digits left out. */
public final class BinaryAdvice {
  private BinaryAdvice() {}

  /** Empty where the store or the form of some part wants text. */
  public static Optional<Change> change(Layout layout) {
    boolean isText =
        layout.isBinary()
            || !OwnStore.takesBytes(layout)
            || layout.parts().anyMatch(it -> it.encoding().labels())
            || layout
                .parts()
                .flatMap(it -> it.encoding().number().stream())
                .anyMatch(it -> it.encoding().isText());
    if (isText) {
      return Optional.empty();
    }
    List<Change> edits = new ArrayList<>(List.of(new EntityEdits(layout).binary()));
    boolean isAlone = layout.keyName().isEmpty();
    if (isAlone && !layout.separatorSpot().equals(layout.entity().spot())) {
      edits.add(new EntityEdits(layout).removeSeparator());
    }
    for (Part part : layout.parts().filter(Part::isOfEntity).toList()) {
      change(layout, part).ifPresent(edits::add);
    }
    return Optional.of(Change.of(edits));
  }

  private static Optional<Change> change(Layout layout, Part part) {
    Set<String> written = part.declaration().written();
    List<Attribute> set = new ArrayList<>();
    List<String> left = new ArrayList<>();
    if (part.is(Kind.WHOLE)) {
      left.addAll(List.of("pad", "signed"));
    }
    if (part.is(Kind.TIME) && written.contains("time")) {
      Optional<TimeFormat> fields = part.encoding().time().filter(it -> !it.isCounted());
      if (part.period().isPresent()) {
        left.add("time");
      } else {
        fields.ifPresent(it -> set.add(new Attribute("time", Attribute.Name.of(it.asCount()))));
      }
    }
    part.hash()
        .filter(it -> it.digits() % 2 != 0)
        .ifPresent(it -> set.add(new Attribute("hashPrefix", it.digits() + 1)));
    left.retainAll(written);
    return set.isEmpty() && left.isEmpty()
        ? Optional.empty()
        : Optional.of(new Edits(layout).change(part, set, left));
  }
}
