package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.NearestWord;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import dev.keywright.processor.model.KeyOptions.TimeSlice;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.runtime.time.KnownTime;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An annotation names parts, which must be there. */
final class UnknownName implements LayoutCheck {
  private static final String PARTS = "parts of the key";

  @Override
  public void check(Layout layout, Findings findings) {
    if (layout.partitionColumns().isEmpty()) {
      return;
    }
    KeyOptions options = layout.options();
    List<String> ofEntity = layout.parts().filter(Part::isOfEntity).map(Part::name).toList();
    options
        .bucket()
        .ifPresent(
            bucket -> {
              if (bucket.of().isEmpty() && bucket.function().isEmpty()) {
                findings
                    .error(CheckId.KW014, bucket.spot(), "of")
                    .problem("@Bucket names no part, so nothing decides the bucket")
                    .fix(named("", ofEntity, PARTS));
              }
              bucket.of().forEach(it -> check(it, bucket.spot(), "of", ofEntity, findings));
            });
    List<String> names = layout.parts().map(Part::name).toList();
    for (AccessPattern pattern : options.patterns()) {
      pattern.equal().forEach(it -> check(it, pattern.spot(), "equal", names, findings));
      pattern.range().ifPresent(it -> check(it, pattern.spot(), "range", names, findings));
      pattern.prefix().ifPresent(it -> check(it, pattern.spot(), "prefix", names, findings));
    }
    options.slice().ifPresent(slice -> checkSlice(layout, slice, findings));
    Set<String> members = new LinkedHashSet<>(ofEntity);
    members.addAll(layout.entity().members());
    for (Part part : layout.parts().toList()) {
      part.facts().determinedBy().forEach(it -> checkDeciding(part, it, ofEntity, findings));
      part.facts().uniqueWithin().forEach(it -> checkWithin(layout, part, it, members, findings));
    }
  }

  // What a value is unique within need not be in the key: where it is not, two rows may share one.
  private static void checkWithin(
      Layout layout, Part part, String name, Set<String> members, Findings findings) {
    if (members.contains(name)) {
      return;
    }
    String entity = layout.entity().type().name();
    List<String> others = members.stream().filter(it -> !it.equals(part.name())).toList();
    findings
        .error(CheckId.KW014, part.facts().origins().spot(), "uniqueWithin")
        .problem(
            "uniqueWithin of %s names %s, but %s has no member of that name%s",
            part.name(), ShownValue.of(name), entity, part.facts().origins().remark("uniqueWithin"))
        .fix(
            others.isEmpty()
                ? "remove uniqueWithin, because " + entity + " has no other member"
                : named(name, others, "members of " + entity));
  }

  private static void checkDeciding(Part part, String name, List<String> names, Findings findings) {
    if (!names.contains(name)) {
      String problem =
          "determinedBy of %s names %s, but the key has no part of that name%s"
              .formatted(
                  part.name(), ShownValue.of(name), part.facts().origins().remark("determinedBy"));
      List<String> others = names.stream().filter(it -> !it.equals(part.name())).toList();
      if (others.isEmpty()) {
        findings
            .error(CheckId.KW014, part.facts().origins().spot(), "determinedBy")
            .problem(problem)
            .fix("remove determinedBy, because the key has no other part");
      } else {
        findings
            .error(CheckId.KW014, part.facts().origins().spot(), "determinedBy")
            .problem(problem)
            .fix(named(name, others, PARTS));
      }
    }
  }

  private static void check(
      String name, SourceSpot spot, String attribute, List<String> names, Findings findings) {
    if (!names.contains(name)) {
      findings
          .error(CheckId.KW014, spot, attribute)
          .problem(
              "%s names %s, but the key has no part of that name", attribute, ShownValue.of(name))
          .fix(named(name, names, PARTS));
    }
  }

  /** The name that was meant, or all that there are. */
  private static String named(String written, List<String> names, String what) {
    return NearestWord.of(written, names)
        .map(meant -> "did you mean " + meant + "?")
        .orElseGet(() -> "name " + what + ": " + String.join(", ", names));
  }

  private static void checkSlice(Layout layout, TimeSlice slice, Findings findings) {
    String entity = layout.entity().type().name();
    if (slice.access().isEmpty()) {
      findings
          .error(CheckId.KW014, slice.spot(), "by")
          .problem(
              "by names %s, but %s has no member of that name that the generated key can read",
              ShownValue.of(slice.by()), entity)
          .fix("name a record component, a field that is not private, or the property of a getter");
    } else if (slice.type().isEmpty()) {
      findings
          .error(CheckId.KW006, slice.spot(), "by")
          .problem(
              "%s is not a time, and @TimeSlice chooses the table of a row by a time", slice.by())
          .fix("name one of these types: " + times());
    }
  }

  private static String times() {
    return Stream.of(KnownTime.values())
        .map(time -> time.type().valueClass().getSimpleName())
        .collect(Collectors.joining(", "));
  }
}
