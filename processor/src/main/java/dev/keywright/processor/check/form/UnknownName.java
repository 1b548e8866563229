package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.NearestWord;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import dev.keywright.processor.model.KeyOptions.TimeSlice;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.runtime.time.TimeType;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

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
                String problem = "@Bucket names no part, so nothing decides the bucket";
                findings
                    .error(CheckId.KW014, bucket.spot(), "of")
                    .problem(problem)
                    .fix(listed(ofEntity, PARTS));
              }
              Naming naming =
                  new Naming(
                      bucket.spot(), "of", ofEntity, it -> new EntityEdits(layout).bucket(it));
              names(bucket.of(), naming, it -> "@Bucket(of = " + it + ")", findings);
            });
    checkPatterns(layout, findings);
    options.slice().ifPresent(slice -> checkSlice(layout, slice, findings));
    Set<String> members = new LinkedHashSet<>(ofEntity);
    members.addAll(layout.entity().members());
    for (Part part : layout.parts().toList()) {
      part.facts()
          .determinedBy()
          .forEach(it -> checkDeciding(layout, part, it, ofEntity, findings));
      part.facts().uniqueWithin().forEach(it -> checkWithin(layout, part, it, members, findings));
    }
  }

  private static void checkPatterns(Layout layout, Findings findings) {
    List<String> names = layout.parts().map(Part::name).toList();
    for (AccessPattern pattern : layout.options().patterns()) {
      Function<Attribute, Change> edit = it -> new EntityEdits(layout).ask(pattern, List.of(it));
      BiConsumer<String, List<String>> check =
          (attribute, written) ->
              names(
                  written,
                  new Naming(pattern.spot(), attribute, names, edit),
                  it -> "access pattern " + pattern.name() + ": " + attribute + " = " + it,
                  findings);
      check.accept("equal", pattern.equal());
      check.accept("range", pattern.range().stream().toList());
      check.accept("prefix", pattern.prefix().stream().toList());
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
    String problem =
        "uniqueWithin of %s names %s, but %s has no member of that name%s"
            .formatted(
                part.name(),
                ShownValue.of(name),
                entity,
                part.facts().origins().remark("uniqueWithin"));
    Fix fix =
        others.isEmpty()
            ? Fix.advice("remove uniqueWithin, because " + entity + " has no other member")
            : fact(layout, part, "uniqueWithin", others)
                .fix(name, List.of(name), "members of " + entity);
    findings
        .error(CheckId.KW014, part.facts().origins().spot(), "uniqueWithin")
        .problem(problem)
        .fix(fix);
  }

  private static void checkDeciding(
      Layout layout, Part part, String name, List<String> names, Findings findings) {
    if (!names.contains(name)) {
      String problem =
          "determinedBy of %s names %s, but the key has no part of that name%s"
              .formatted(
                  part.name(), ShownValue.of(name), part.facts().origins().remark("determinedBy"));
      List<String> others = names.stream().filter(it -> !it.equals(part.name())).toList();
      List<String> written = List.copyOf(part.facts().determinedBy());
      Fix fix =
          others.isEmpty()
              ? Fix.advice("remove determinedBy, because the key has no other part")
              : fact(layout, part, "determinedBy", others).fix(name, written, PARTS);
      findings
          .error(CheckId.KW014, part.facts().origins().spot(), "determinedBy")
          .problem(problem)
          .fix(fix);
    }
  }

  private static Naming fact(Layout layout, Part part, String fact, List<String> names) {
    return new Naming(
        part.facts().origins().spot(), fact, names, it -> new Edits(layout).declare(part, it));
  }

  private static void names(
      List<String> written, Naming naming, UnaryOperator<String> shown, Findings findings) {
    for (String name : written) {
      if (!naming.names().contains(name)) {
        findings
            .error(CheckId.KW014, naming.spot(), naming.attribute())
            .problem(shown.apply(ShownValue.of(name)) + " names no part of the key")
            .fix(naming.fix(name, written, PARTS));
      }
    }
  }

  /**
   * An attribute that names parts.
   *
   * @param names those that it may name
   * @param edit how it gets another value
   */
  private record Naming(
      SourceSpot spot, String attribute, List<String> names, Function<Attribute, Change> edit) {
    /** The name that was meant instead of one, or all that there are. */
    Fix fix(String name, List<String> written, String what) {
      String all = listed(names, what);
      return NearestWord.of(name, names)
          .map(meant -> written.stream().map(it -> it.equals(name) ? meant : it).distinct())
          .map(it -> Attribute.names(attribute, it.toList()))
          .map(it -> Fix.of(edit.apply(it)).otherwise(all))
          .orElseGet(() -> Fix.advice(all));
    }
  }

  private static String listed(List<String> names, String what) {
    return "name " + what + ": " + String.join(", ", names);
  }

  private static void checkSlice(Layout layout, TimeSlice slice, Findings findings) {
    String entity = layout.entity().type().name();
    if (slice.access().isEmpty()) {
      String problem =
          "by names %s, but %s has no member of that name that the generated key can read"
              .formatted(ShownValue.of(slice.by()), entity);
      String advice =
          "name a record component, a field that is not private, or the property of a getter";
      Fix fix =
          NearestWord.of(slice.by(), layout.entity().members())
              .filter(meant -> !meant.equals(slice.by()))
              .map(meant -> new Attribute("by", meant))
              .map(it -> Fix.of(EntityEdits.rewritten("TimeSlice", slice.spot(), it)))
              .map(it -> it.otherwise(advice))
              .orElseGet(() -> Fix.advice(advice));
      findings.error(CheckId.KW014, slice.spot(), "by").problem(problem).fix(fix);
    } else if (slice.type().isEmpty()) {
      findings
          .error(CheckId.KW006, slice.spot(), "by")
          .problem(
              slice.by() + " is not a time, and @TimeSlice chooses the table of a row by a time")
          .fix("name one of these types: " + times());
    }
  }

  private static String times() {
    return TimeType.withMoment()
        .map(type -> type.valueClass().getSimpleName())
        .collect(Collectors.joining(", "));
  }
}
