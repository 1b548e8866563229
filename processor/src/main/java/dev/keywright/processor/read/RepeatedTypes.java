package dev.keywright.processor.read;

import dev.keywright.processor.model.Declaration;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.runtime.layout.Encoding;
import dev.keywright.runtime.layout.Kind;
import dev.keywright.runtime.layout.LayoutFormat;
import dev.keywright.runtime.layout.ListType;
import dev.keywright.runtime.time.TimeFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Reads the types of parts, among them lists: of records of parts, or of values. */
final class RepeatedTypes {
  private static final String LIST = "java.util.List";
  private static final String FIX =
      "use a List of a supported type, or of a record whose components have supported types";

  private final Types types;
  private final PackageElement from;
  private final LayoutFormat format;
  private final PartTypes partTypes;

  RepeatedTypes(Types types, PackageElement from, LayoutFormat format, PartTypes partTypes) {
    this.types = types;
    this.from = from;
    this.format = format;
    this.partTypes = partTypes;
  }

  /** The type of a member, a list or not. */
  PartTypes.ReadType read(Member member) {
    if (!(member.type() instanceof DeclaredType list)
        || !(list.asElement() instanceof TypeElement type)
        || !type.getQualifiedName().contentEquals(LIST)) {
      return partTypes.read(member.type());
    }
    if (list.getTypeArguments().size() != 1
        || !(list.getTypeArguments().get(0) instanceof DeclaredType element)
        || !(element.asElement() instanceof TypeElement declared)) {
      return refused("List", "nothing says which elements it has", FIX);
    }
    boolean isRecord =
        declared.getKind() == ElementKind.RECORD && declared.getTypeParameters().isEmpty();
    return isRecord ? ofRecords(declared) : ofValues(member, element);
  }

  private PartTypes.ReadType ofValues(Member member, TypeMirror element) {
    PartTypes.ReadType read = partTypes.read(element);
    SourceSpot spot = new ElementSpot(member.annotated(), member.parts().get(0).mirror());
    Facts facts = ofElements(KeyAnnotations.facts(member.places(), spot));
    Declared declared = declaration(spot, member.places());
    Part part = part(ListType.ELEMENT, read, "", false, facts, declared);
    return list(read.javaType(), false, List.of(part), read.used(), read.missing());
  }

  // Lengths count the elements; characters are those of the elements.
  private static Facts ofElements(Facts declared) {
    Facts none = Facts.none(declared.origins().spot());
    return declared
        .limits()
        .alphabet()
        .map(it -> none.with(none.limits().withAlphabet(it)))
        .orElse(none);
  }

  /** The facts about a list itself. */
  static Facts ofList(Facts declared, PartType type) {
    return isOfValues(type) ? declared.without("alphabet") : declared;
  }

  /** Whether a type is a list of values, or would be one if they were suitable. */
  static boolean isOfValues(PartType type) {
    return type instanceof PartType.Repeated list
        ? !list.isRecord()
        : type instanceof PartType.Foreign foreign && foreign.reason() == PartType.Reason.ELEMENT;
  }

  private PartTypes.ReadType ofRecords(TypeElement record) {
    TypeRef name = TypeRefs.of(record);
    if (!Visibility.isReachable(record, from)) {
      return refused(
          "List<" + name.name() + ">",
          name.name() + " is private, or not public in another package",
          "make it package-private in the package of the entity, or public");
    }
    List<Part> parts = new ArrayList<>();
    List<Element> used = new ArrayList<>(record.getEnclosedElements());
    used.add(record);
    Optional<String> missing = Optional.empty();
    for (RecordComponentElement component : record.getRecordComponents()) {
      String unresolved = Unresolved.in(component.asType());
      if (unresolved != null) {
        return list(name, true, List.of(), used, Optional.of(unresolved));
      }
      PartTypes.ReadType read = partTypes.read(component.asType());
      missing = missing.or(read::missing);
      used.addAll(read.used());
      parts.add(component(record, component, read));
    }
    return list(name, true, parts, used, missing);
  }

  private Part component(
      TypeElement record, RecordComponentElement component, PartTypes.ReadType read) {
    List<Element> places = new Properties(types, record).placesOf(component);
    SourceSpot spot = new ElementSpot(places.get(0), null);
    Facts facts = PartFacts.of(places, read, spot);
    boolean nullable = places.stream().anyMatch(KeyAnnotations::saysNullable);
    String name = component.getSimpleName().toString();
    return part(name, read, name + "()", nullable, facts, declaration(spot, places));
  }

  /** Where the annotations of an element stand, and what they say. */
  private record Declared(
      Declaration declaration,
      Optional<EncodedAnnotation> number,
      Optional<EncodedAnnotation> text) {}

  private static Declared declaration(SourceSpot spot, List<Element> places) {
    Optional<EncodedAnnotation> number = EncodedAnnotation.first(places, EncodedAnnotation.NUMBER);
    Optional<EncodedAnnotation> text = EncodedAnnotation.first(places, EncodedAnnotation.TEXT);
    return new Declared(
        new Declaration(
            Set.of(),
            -1,
            "",
            false,
            spot,
            number.map(EncodedAnnotation::spot),
            text.map(EncodedAnnotation::spot),
            text.map(EncodedAnnotation::names).orElse(Set.of()),
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
        new Encoding(
            0,
            false,
            time,
            declared.number().map(EncodedAnnotation::form),
            declared.text().map(EncodedAnnotation::text),
            false,
            false,
            false);
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

  private PartTypes.ReadType list(
      TypeRef element,
      boolean isRecord,
      List<Part> parts,
      List<Element> used,
      Optional<String> missing) {
    PartType type =
        unsuitable(element, parts).orElseGet(() -> new PartType.Repeated(element, isRecord, parts));
    return new PartTypes.ReadType(
        type,
        TypeRef.of("java.util", "List"),
        true,
        List.of(),
        List.copyOf(used),
        List.of(),
        missing);
  }

  private Optional<PartType> unsuitable(TypeRef element, List<Part> parts) {
    String name = "List<" + element.name() + ">";
    if (parts.isEmpty()) {
      return Optional.of(foreign(name, element.name() + " has no components", FIX));
    }
    for (Part part : parts) {
      String shown =
          part.name().equals(ListType.ELEMENT) && parts.size() == 1
              ? "its elements are"
              : part.name() + " of " + element.name() + " is";
      if (part.type() instanceof PartType.Foreign type) {
        String reason = type.problem().isEmpty() ? "which is no supported type" : type.problem();
        return Optional.of(foreign(name, shown + " " + type.name() + ": " + reason, FIX));
      }
      boolean isText = format.isText();
      if (isText && part.is(Kind.FRACTION)) {
        return Optional.of(
            foreign(
                name,
                shown + " " + part.type().name() + ", which has no form in TEXT",
                "write the key in BINARY: @KeyFormat(Format.BINARY)"));
      }
      if (isText && part.is(Kind.WHOLE) && part.encoding().number().isEmpty()) {
        return Optional.of(
            foreign(
                name,
                shown + " " + part.type().name() + ", whose digits have no fixed width",
                "add @EncodedNumber(as = NumberEncoding.DECIMAL, width = 6) to it"));
      }
      if (part.is(Kind.BYTES)) {
        return Optional.of(
            foreign(
                name,
                shown + " byte[], which can change inside a list and has no equality of its own",
                "use a String, a UUID or numbers instead of byte[]"));
      }
    }
    return Optional.empty();
  }

  private static PartType.Foreign foreign(String name, String problem, String fix) {
    return new PartType.Foreign(PartType.Reason.ELEMENT, name, problem, fix);
  }

  private static PartTypes.ReadType refused(String name, String problem, String fix) {
    return new PartTypes.ReadType(
        foreign(name, problem, fix), TypeRef.of("java.util", "List"), true, List.of(), List.of());
  }
}
