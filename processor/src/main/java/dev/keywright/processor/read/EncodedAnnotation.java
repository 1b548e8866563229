package dev.keywright.processor.read;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Beside;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.read.KeyAnnotations.PartAnnotation;
import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;

/**
 * One {@code @EncodedNumber} or {@code @EncodedText}.
 *
 * @param owner the value of the single-value type that it stands at, such as {@code UserId.value};
 *     empty for that of a part
 * @param clash with another one of the same part
 */
record EncodedAnnotation(
    String name,
    Element annotated,
    AnnotationMirror mirror,
    String owner,
    Optional<Beside.Clash> clash) {
  static final String NUMBER = "EncodedNumber";
  static final String TEXT = "EncodedText";
  private static final String PACKAGE = "dev.keywright.";

  /** All of an element, their container unpacked. */
  static List<EncodedAnnotation> on(Element element, String name) {
    return KeyAnnotations.all(element, PACKAGE + name).stream()
        .map(mirror -> new EncodedAnnotation(name, element, mirror, "", Optional.empty()))
        .toList();
  }

  /** Those at the value of a type that are for a key, or else those for all keys. */
  static List<EncodedAnnotation> ofValue(List<Element> places, String key, String name) {
    List<EncodedAnnotation> all = all(places, name);
    List<EncodedAnnotation> ofKey = all.stream().filter(it -> it.key().equals(key)).toList();
    return ofKey.isEmpty() ? all.stream().filter(it -> it.key().isEmpty()).toList() : ofKey;
  }

  /**
   * The one of a component of an element. A record with keys of its own may have none for all keys,
   * so one for whatever key is better than none.
   */
  static Optional<EncodedAnnotation> ofElement(List<Element> places, String key, String name) {
    return Stream.concat(ofValue(places, key, name).stream(), all(places, name).stream())
        .findFirst();
  }

  /** The one of a member that is for a key. */
  static Optional<EncodedAnnotation> of(AnnotatedMember member, String key, String name) {
    return all(member.places(), name).stream().filter(it -> it.key().equals(key)).findFirst();
  }

  // The places of a component share copies of its annotations.
  private static List<EncodedAnnotation> all(List<Element> places, String name) {
    Set<String> seen = new HashSet<>();
    List<EncodedAnnotation> all = new ArrayList<>();
    for (Element place : places) {
      on(place, name).stream()
          .filter(it -> seen.add(AnnotationValues.written(it.mirror)))
          .forEach(all::add);
    }
    return all;
  }

  /** Refuses those of a member that are for a key that it is no part of, or that has another. */
  static void refuseIdle(AnnotatedMember member, Findings findings) {
    refuseIdle(member, NUMBER, findings);
    refuseIdle(member, TEXT, findings);
  }

  private static void refuseIdle(AnnotatedMember member, String name, Findings findings) {
    Set<String> keys = new HashSet<>();
    Set<String> used = new HashSet<>();
    member.parts().stream().map(PartAnnotation::key).forEach(keys::add);
    for (EncodedAnnotation annotation : all(member.places(), name)) {
      String key = annotation.key().isEmpty() ? "the default key" : "key " + annotation.key();
      if (!keys.contains(annotation.key())) {
        findings.error(
            CheckId.KW006,
            annotation.spot(),
            "key",
            "@" + name + " is for " + key + ", and " + member.name() + " is no part of that",
            "write the key of the @PartitionKey or @SortKey that it belongs to");
      } else if (!used.add(annotation.key())) {
        findings.error(
            CheckId.KW006,
            annotation.spot(),
            "key",
            "two @" + name + " of " + member.name() + " are for " + key,
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

  /** What it says of a text; escapes without a partner are left alone for a check to see. */
  TextForm text() {
    AnnotationValues values = AnnotationValues.of(mirror);
    int fill = values.integer("fill");
    List<String> escapes = values.strings("escapes");
    List<TextForm.Escape> pairs = new ArrayList<>();
    for (int i = 0; i < escapes.size(); i += 2) {
      String by = i + 1 < escapes.size() ? escapes.get(i + 1) : "";
      pairs.add(new TextForm.Escape(escapes.get(i), by));
    }
    return new TextForm(
        values.constant("as", TextEncoding.class),
        values.integer("width"),
        fill < 0 ? OptionalInt.empty() : OptionalInt.of(fill),
        values.integer("lengthBytes"),
        values.integer("end"),
        pairs);
  }

  /** The same, at the value of a single-value type. */
  EncodedAnnotation of(String value) {
    return new EncodedAnnotation(name, annotated, mirror, value, clash);
  }

  /** The same, of which another one says something else. */
  EncodedAnnotation clashing(Beside.Clash with) {
    return new EncodedAnnotation(name, annotated, mirror, owner, Optional.of(with));
  }

  /** Where it stands, for messages and fixes. */
  Beside beside() {
    return new Beside(name, spot(), AnnotationValues.of(mirror).names(), owner, clash);
  }

  /** As users write it, and where it stands unless that is the part. */
  String shown() {
    String attributes = AnnotationValues.of(mirror).shown();
    return "@" + name + "(" + attributes + ")" + (owner.isEmpty() ? "" : " of " + owner);
  }

  String key() {
    return AnnotationValues.of(mirror).text("key");
  }
}
