package dev.keywright.processor.interpret;

import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.StatedEncoding;
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

/**
 * One {@code @EncodedNumber} or {@code @EncodedText}.
 *
 * @param owner the value of the single-value type that it is written at, such as {@code
 *     UserId.value}; empty for that of a part
 * @param clash with another one of the same part
 */
record EncodedAnnotation(
    DeclaredAnnotation values, String owner, Optional<StatedEncoding.Clash> clash) {
  static final String NUMBER = "EncodedNumber";
  static final String TEXT = "EncodedText";

  private static Stream<EncodedAnnotation> all(Annotated declared, String name, String owner) {
    return declared.all(name).stream()
        .map(it -> new EncodedAnnotation(it, owner, Optional.empty()));
  }

  /** Those at the value of a type that are for a key, or else those for all keys. */
  static List<EncodedAnnotation> ofValue(Annotated value, String name, String key) {
    return ofKey(value, name, key, value.name());
  }

  private static List<EncodedAnnotation> ofKey(
      Annotated declared, String name, String key, String owner) {
    List<EncodedAnnotation> ofKey =
        all(declared, name, owner).filter(it -> it.key().equals(key)).toList();
    return ofKey.isEmpty()
        ? all(declared, name, owner).filter(it -> it.key().isEmpty()).toList()
        : ofKey;
  }

  /**
   * The one of a component of an element. A record with keys of its own may have none for all keys,
   * so one for whatever key is better than none.
   */
  static Optional<EncodedAnnotation> ofElement(Annotated component, String name, String key) {
    return Stream.concat(ofKey(component, name, key, "").stream(), all(component, name, ""))
        .findFirst();
  }

  /** The one of a member that is for a key. */
  static Optional<EncodedAnnotation> of(Annotated member, String name, String key) {
    return all(member, name, "").filter(it -> it.key().equals(key)).findFirst();
  }

  /** Refuses those of a member that are for a key that it is no part of, or that has another. */
  static void refuseIdle(Annotated member, Findings findings) {
    refuseIdle(member, NUMBER, findings);
    refuseIdle(member, TEXT, findings);
  }

  private static void refuseIdle(Annotated member, String name, Findings findings) {
    Set<String> keys = new HashSet<>();
    Set<String> used = new HashSet<>();
    member.parts().stream().map(DeclaredAnnotation::key).forEach(keys::add);
    for (DeclaredAnnotation annotation : member.all(name)) {
      String key = annotation.key().isEmpty() ? "the default key" : "key " + annotation.key();
      if (!keys.contains(annotation.key())) {
        findings
            .error(CheckId.KW006, annotation.spot(), "key")
            .problem("@%s is for %s, and %s is not a part of that", name, key, member.name())
            .fix("write the key of the @PartitionKey or @SortKey that it belongs to");
      } else if (!used.add(annotation.key())) {
        findings
            .error(CheckId.KW006, annotation.spot(), "key")
            .problem("two @" + name + " of " + member.name() + " are for " + key)
            .fix("keep one of them");
      }
    }
  }

  String key() {
    return values.key();
  }

  boolean isNumber() {
    return values.name().equals(NUMBER);
  }

  NumberForm form() {
    long countDownFrom = values.number("countDownFrom");
    return new NumberForm(
        values.constant("as", NumberEncoding.class),
        values.integer("width"),
        values.flag("upperCase"),
        countDownFrom == Long.MIN_VALUE ? OptionalLong.empty() : OptionalLong.of(countDownFrom));
  }

  /** The unit that an annotation of a part says its times are rounded down to. */
  static Optional<ChronoUnit> floor(DeclaredAnnotation annotation) {
    return Optional.of(annotation.constant("floor", ChronoUnit.class))
        .filter(unit -> unit != ChronoUnit.FOREVER);
  }

  /** What it says of a text; escapes without a partner are left alone for a check to see. */
  TextForm text() {
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
        values.find("end", List.class).isEmpty() ? "\0" : TextForm.bytes(values.integers("end")),
        pairs);
  }

  /** The same, of which another one says something else. */
  EncodedAnnotation clashing(StatedEncoding.Clash with) {
    return new EncodedAnnotation(values, owner, Optional.of(with));
  }

  /** Where it is, for messages and fixes. */
  StatedEncoding beside() {
    return new StatedEncoding(
        values.name(), values.spot(), values.written().keySet(), owner, clash);
  }

  /** As users write it, and where it is unless that is the part. */
  String shown() {
    return values.shown()
        + "("
        + values.attributes()
        + ")"
        + (owner.isEmpty() ? "" : " of " + owner);
  }
}
