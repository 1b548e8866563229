package dev.keywright.processor.read;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.read.KeyAnnotations.PartAnnotation;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;

/** One {@code @EncodedNumber}. */
record NumberAnnotation(Element annotated, AnnotationMirror mirror) {
  private static final String NAME = "dev.keywright.EncodedNumber";

  /** All of an element, their container unpacked. */
  static List<NumberAnnotation> on(Element element) {
    return KeyAnnotations.all(element, NAME).stream()
        .map(mirror -> new NumberAnnotation(element, mirror))
        .toList();
  }

  /** The one of a member that is for a key. */
  static Optional<NumberAnnotation> of(Member member, String key) {
    return of(member).stream().filter(it -> it.key().equals(key)).findFirst();
  }

  // The places of a component share copies of its annotations.
  private static List<NumberAnnotation> of(Member member) {
    Set<String> seen = new HashSet<>();
    List<NumberAnnotation> all = new ArrayList<>();
    for (Element place : member.places()) {
      on(place).stream()
          .filter(it -> seen.add(AnnotationValues.written(it.mirror)))
          .forEach(all::add);
    }
    return all;
  }

  /** Refuses those of a member that are for a key that it is no part of, or that has another. */
  static void refuseIdle(Member member, Findings findings) {
    Set<String> keys = new HashSet<>();
    Set<String> used = new HashSet<>();
    member.parts().stream().map(PartAnnotation::key).forEach(keys::add);
    for (NumberAnnotation annotation : of(member)) {
      String key = annotation.key().isEmpty() ? "the default key" : "key " + annotation.key();
      if (!keys.contains(annotation.key())) {
        findings.error(
            CheckId.KW006,
            annotation.spot(),
            "key",
            "@EncodedNumber is for " + key + ", and " + member.name() + " is no part of that",
            "write the key of the @PartitionKey or @SortKey that it belongs to");
      } else if (!used.add(annotation.key())) {
        findings.error(
            CheckId.KW006,
            annotation.spot(),
            "key",
            "two @EncodedNumber of " + member.name() + " are for " + key,
            "keep one of them");
      }
    }
  }

  SourceSpot spot() {
    return new ElementSpot(annotated, mirror);
  }

  NumberForm form() {
    AnnotationValues values = AnnotationValues.of(mirror);
    Long countDownFrom = values.get("countDownFrom", Long.class);
    return new NumberForm(
        values.constant("as", NumberEncoding.class),
        values.integer("width"),
        values.flag("upperCase"),
        countDownFrom == null || countDownFrom == Long.MIN_VALUE
            ? OptionalLong.empty()
            : OptionalLong.of(countDownFrom),
        Optional.of(values.constant("floor", ChronoUnit.class))
            .filter(unit -> unit != ChronoUnit.FOREVER));
  }

  private String key() {
    return AnnotationValues.of(mirror).text("key");
  }
}
