package dev.keywright.processor.read;

import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.processor.model.Declaration;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.read.KeyAnnotations.Direction;
import dev.keywright.processor.read.KeyAnnotations.PartAnnotation;
import dev.keywright.runtime.time.TimeFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Types;

/** Reads the parts of an element of a list, or of an entry of a map. */
final class ElementParts {
  private final Types types;
  private final LayoutFormat format;
  private final PartTypes partTypes;

  ElementParts(Types types, LayoutFormat format, PartTypes partTypes) {
    this.types = types;
    this.format = format;
    this.partTypes = partTypes;
  }

  /**
   * The type of the elements, as far as it is known.
   *
   * @param used the classes and members that generated code will name
   * @param missing a type that does not exist yet
   */
  record Read(PartType.Argument argument, List<Element> used, Optional<String> missing) {}

  /**
   * A value that is one part. What stands beside the list says how it is written.
   *
   * @param list the annotation that makes the list a part of a key
   * @param isNumbered whether this holds for {@code @EncodedNumber}
   * @param isText whether it holds for {@code @EncodedText} and the alphabet
   */
  Read ofValue(
      String name,
      AnnotatedMember member,
      PartAnnotation list,
      PartTypes.ReadType read,
      boolean isNumbered,
      boolean isText) {
    SourceSpot spot = new ElementSpot(member.annotated(), list.mirror());
    String key = list.key();
    Declared declared =
        declared(
            new PartEncodings(key, read.values()),
            spot,
            EncodedAnnotation.of(member, key, EncodedAnnotation.NUMBER).filter(it -> isNumbered),
            EncodedAnnotation.of(member, key, EncodedAnnotation.TEXT).filter(it -> isText));
    Facts beside = ofElements(KeyAnnotations.facts(member.places(), spot), isText);
    Part part = part(name, read, "", false, PartFacts.of(beside, read), declared);
    return new Read(
        new PartType.Argument(read.javaType(), false, List.of(part)), read.used(), read.missing());
  }

  // Lengths count the elements; characters are those of the elements.
  private static Facts ofElements(Facts declared, boolean isText) {
    Facts none = Facts.none(declared.origins().spot());
    return declared
        .limits()
        .alphabet()
        .filter(it -> isText)
        .map(it -> none.with(none.limits().withAlphabet(it)))
        .orElse(none);
  }

  /**
   * A record, whose components are the parts.
   *
   * @param key the name of the key that the list is a part of
   * @param only what the part is called if it is the only one; empty for the name of the component
   */
  Read ofRecord(TypeElement record, String key, String only) {
    List<Part> parts = new ArrayList<>();
    List<Element> used = new ArrayList<>(record.getEnclosedElements());
    used.add(record);
    Optional<String> missing = Optional.empty();
    List<? extends RecordComponentElement> components = record.getRecordComponents();
    for (RecordComponentElement component : components) {
      String unresolved = Unresolved.in(component.asType());
      if (unresolved != null) {
        PartType.Argument unread = new PartType.Argument(TypeRefs.of(record), true, List.of());
        return new Read(unread, used, Optional.of(unresolved));
      }
      PartTypes.ReadType read = partTypes.read(component.asType());
      missing = missing.or(read::missing);
      used.addAll(read.used());
      String name = component.getSimpleName().toString();
      boolean isNamed = only.isEmpty() || components.size() > 1;
      parts.add(component(record, component, isNamed ? name : only, key, read));
    }
    return new Read(new PartType.Argument(TypeRefs.of(record), true, parts), used, missing);
  }

  private Part component(
      TypeElement record,
      RecordComponentElement component,
      String name,
      String key,
      PartTypes.ReadType read) {
    List<Element> places = new Properties(types, record).placesOf(component);
    SourceSpot spot = new ElementSpot(places.get(0), null);
    Facts facts = PartFacts.of(places, read, spot);
    boolean nullable = places.stream().anyMatch(KeyAnnotations::saysNullable);
    String access = component.getSimpleName() + "()";
    Declared declared =
        declared(
            new PartEncodings(key, read.values()),
            spot,
            EncodedAnnotation.ofElement(places, key, EncodedAnnotation.NUMBER),
            EncodedAnnotation.ofElement(places, key, EncodedAnnotation.TEXT));
    Declared own =
        new Declared(
            declared.declaration().with(attributes(places)), declared.number(), declared.text());
    return part(name, read, access, nullable, facts, own);
  }

  // A record whose components make a key of its own may be an element. What it says of the form of
  // its own keys has no effect here, which the author should know.
  private static Set<String> attributes(List<Element> places) {
    Set<String> asking = new TreeSet<>();
    for (Element place : places) {
      for (PartAnnotation part : KeyAnnotations.parts(place)) {
        AnnotationValues values = part.values();
        Stream.of("pad", "hashPrefix").filter(it -> values.integer(it) != 0).forEach(asking::add);
        Stream.of("signed", "reversed", "reversedLabels").filter(values::flag).forEach(asking::add);
        if (values.constant("direction", Direction.class) == Direction.DESC) {
          asking.add("direction");
        }
        if (values.constant("time", TimeFormat.class) != TimeFormat.EPOCH_MILLIS) {
          asking.add("time");
        }
      }
    }
    return asking;
  }

  /** Where the annotations of an element stand, and what they say. */
  private record Declared(
      Declaration declaration,
      Optional<EncodedAnnotation> number,
      Optional<EncodedAnnotation> text) {}

  private static Declared declared(
      PartEncodings encodings,
      SourceSpot spot,
      Optional<EncodedAnnotation> ownNumber,
      Optional<EncodedAnnotation> ownText) {
    Optional<EncodedAnnotation> number = encodings.of(EncodedAnnotation.NUMBER, ownNumber);
    Optional<EncodedAnnotation> text = encodings.of(EncodedAnnotation.TEXT, ownText);
    return new Declared(
        new Declaration(
            Set.of(),
            -1,
            "",
            false,
            spot,
            number.map(EncodedAnnotation::beside),
            text.map(EncodedAnnotation::beside),
            /* isOnly= */ true),
        number,
        text);
  }

  private Part part(
      String name,
      PartTypes.ReadType read,
      String access,
      boolean nullable,
      Facts facts,
      Declared declared) {
    boolean isNumber = declared.number().isPresent();
    Optional<TimeFormat> time =
        read.type()
            .signature()
            .filter(it -> it.takesTime(format) || (it.kind() == Kind.TIME && isNumber))
            .map(it -> TimeFormat.EPOCH_MILLIS);
    Encoding encoding =
        Encoding.PLAIN
            .withTime(time)
            .withNumber(declared.number().map(EncodedAnnotation::form))
            .withText(declared.text().map(EncodedAnnotation::text));
    Property property =
        new Property(
            read.javaType(), read.boxed(), nullable, read.wrappings(), access, Optional.empty());
    return new Part(
        name,
        read.type(),
        encoding,
        Optional.empty(),
        /* ordered= */ true,
        facts,
        property,
        declared.declaration());
  }
}
