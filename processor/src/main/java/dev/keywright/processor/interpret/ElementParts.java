package dev.keywright.processor.interpret;

import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.declared.DeclaredMember;
import dev.keywright.processor.declared.MemberType.Component;
import dev.keywright.processor.declared.MemberType.TypeArgument;
import dev.keywright.processor.declared.MemberType.Value;
import dev.keywright.processor.fact.CombinedFacts;
import dev.keywright.processor.fact.DomainFacts;
import dev.keywright.processor.model.Declaration;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.Property;
import dev.keywright.runtime.time.TimeFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Makes the parts of an element of a list, or of an entry of a map. */
record ElementParts(LayoutFormat format) {
  /** How far the annotations next to a list are those of one of its arguments. */
  record Scope(boolean isNumbered, boolean isText) {
    boolean has(String encoding) {
      return encoding.equals(EncodedAnnotation.NUMBER) ? isNumbered : isText;
    }
  }

  /**
   * A value that is one part. The annotations of the list say how it is written.
   *
   * @param member what has the list
   * @param list the annotation that makes the list a part of a key
   */
  PartType.Argument ofValue(
      Component value, DeclaredMember member, DeclaredAnnotation list, Scope scope) {
    EncodingAnnotations encodings =
        EncodingAnnotations.of(
            list.key(),
            value.type().values(),
            name ->
                EncodedAnnotation.of(member.declared(), name, list.key())
                    .filter(it -> scope.has(name)));
    Facts beside = ofElements(DomainFacts.of(member.declared(), list.spot()), scope.isText());
    Part part =
        part(
            value,
            CombinedFacts.of(beside, value.type()),
            encodings,
            encodings.beside(Declaration.at(list.spot())));
    return new PartType.Argument(value.type().javaType(), false, List.of(part));
  }

  // Lengths count the elements; characters are those of the elements.
  private static Facts ofElements(Facts declared, boolean isText) {
    Facts none = Facts.none(declared.origins().spot());
    return declared
        .limits()
        .alphabet()
        .filter(it -> isText)
        .map(it -> none.with("alphabet", it))
        .orElse(none);
  }

  /**
   * A record, whose components are the parts.
   *
   * @param key the name of the key that the list is a part of
   * @param only what the part is called if it is the only one; empty for the name of the component
   */
  PartType.Argument ofRecord(TypeArgument record, String key, String only) {
    boolean isNamed = only.isEmpty() || record.components().size() > 1;
    List<Part> parts =
        record.components().stream()
            .map(it -> component(it, key))
            .map(it -> isNamed ? it : it.named(only))
            .toList();
    return new PartType.Argument(record.type(), true, parts);
  }

  private Part component(Component component, String key) {
    Annotated declared = component.declared();
    EncodingAnnotations encodings =
        EncodingAnnotations.of(
            key,
            component.type().values(),
            name -> EncodedAnnotation.ofElement(declared, name, key));
    Facts own = DomainFacts.of(declared, declared.spot());
    // A record whose components make a key of its own may be an element. What it says of the form
    // of its own keys has no effect here, which the author should know.
    Set<String> ofForm = new TreeSet<>();
    declared.parts().forEach(it -> ofForm.addAll(new PartAnnotation(it).ofForm()));
    return part(
        component,
        CombinedFacts.of(own, declared, component.type(), /* isIdentity= */ false),
        encodings,
        encodings.beside(Declaration.at(declared.spot())).with(ofForm));
  }

  private Part part(
      Component component, Facts facts, EncodingAnnotations encodings, Declaration declaration) {
    Value type = component.type();
    boolean isNumber = encodings.number().isPresent();
    Optional<TimeFormat> time =
        type.partType()
            .signature()
            .filter(it -> it.takesTime(format) || (it.kind() == Kind.TIME && isNumber))
            .map(TypeSignature::usualTime);
    Encoding encoding =
        Encoding.PLAIN
            .withTime(time)
            .withNumber(encodings.number().map(EncodedAnnotation::form))
            .withFloor(encodings.floor())
            .withText(encodings.text().map(EncodedAnnotation::text));
    Property property =
        Interpretation.property(type, component.access(), component.nullable(), Optional.empty());
    return Part.of(component.declared().name(), type.partType(), property, declaration)
        .with(encoding)
        .with(facts);
  }
}
