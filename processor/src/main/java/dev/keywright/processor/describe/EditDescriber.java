package dev.keywright.processor.describe;

import dev.keywright.description.finding.AnnotationEdit;
import dev.keywright.description.finding.AnnotationEdit.Action;
import dev.keywright.description.finding.FindingPlace;
import dev.keywright.processor.describe.FindingDescriber.Places;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edit;
import dev.keywright.processor.fix.Target;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** Edits as data: names of annotations and attributes, and values as source writes them. */
record EditDescriber(Places places) {
  private static final String OURS = "dev.keywright.";

  AnnotationEdit of(Edit edit) {
    if (edit instanceof Edit.Setting setting) {
      return described(Action.SET, edit).with(settings(setting.set()), setting.left());
    }
    if (edit instanceof Edit.Renaming renaming) {
      return described(Action.REPLACE, edit)
          .with(settings(renaming.set()), renaming.left())
          .becoming(OURS + renaming.annotation());
    }
    return described(Action.REMOVE, edit);
  }

  private AnnotationEdit described(Action action, Edit edit) {
    Target target = edit.target();
    String annotation = OURS + target.annotation();
    FindingPlace at = places.of(target.spot(), "");
    boolean isMeant = at.annotation().filter(annotation::equals).isPresent();
    return AnnotationEdit.of(action, isMeant ? at : at.declaration(), annotation, target.key());
  }

  private static List<AnnotationEdit.Setting> settings(List<Attribute> attributes) {
    return attributes.stream().map(EditDescriber::of).toList();
  }

  private static AnnotationEdit.Setting of(Attribute attribute) {
    return new AnnotationEdit.Setting(
        attribute.name(), attribute.literal(), typeOf(attribute.value()));
  }

  private static Optional<String> typeOf(Object value) {
    if (!(value instanceof Attribute.Name name)) {
      return Optional.empty();
    }
    boolean isUnit = name.type().equals(ChronoUnit.class.getSimpleName());
    return Optional.of(isUnit ? ChronoUnit.class.getName() : OURS + name.type());
  }
}
