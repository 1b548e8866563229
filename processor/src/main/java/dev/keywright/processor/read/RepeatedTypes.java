package dev.keywright.processor.read;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.ListType;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.read.KeyAnnotations.PartAnnotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Reads the types of parts, among them lists and maps: of records of parts, or of values. */
final class RepeatedTypes {
  /** What the parts of their type arguments are called, by the names of the types. */
  private static final Map<String, List<String>> PARTS =
      Map.of(
          "java.util.List", List.of(ListType.ELEMENT),
          "java.util.SortedMap", List.of(ListType.KEY, ListType.VALUE));

  private final PackageElement from;
  private final PartTypes partTypes;
  private final ElementParts elements;
  private final ElementFaults faults;

  RepeatedTypes(Types types, PackageElement from, LayoutFormat format, PartTypes partTypes) {
    this.from = from;
    this.partTypes = partTypes;
    this.elements = new ElementParts(types, format, partTypes);
    this.faults = new ElementFaults(format);
  }

  /** The type of a member, a list or not, as a part of one key. */
  PartTypes.ReadType read(AnnotatedMember member, PartAnnotation part) {
    return member.type() instanceof DeclaredType list
            && list.asElement() instanceof TypeElement type
            && PARTS.containsKey(type.getQualifiedName().toString())
        ? new Reading(member, part, type).read(list.getTypeArguments())
        : partTypes.read(member.type());
  }

  /** The facts about a list itself. */
  static Facts ofList(Facts declared, PartType type) {
    return isOfValues(type) ? declared.without("alphabet") : declared;
  }

  /** Whether a type is a list of values, or would be one if they were suitable. */
  static boolean isOfValues(PartType type) {
    return type instanceof PartType.Repeated list
        ? !list.arguments().stream().allMatch(PartType.Argument::isRecord)
        : type instanceof PartType.Foreign foreign && foreign.reason() == PartType.Reason.ELEMENT;
  }

  /** Reads one list or map. */
  private final class Reading {
    private final AnnotatedMember member;
    private final PartAnnotation part;
    private final String name;
    private final List<String> names;

    Reading(AnnotatedMember member, PartAnnotation part, TypeElement type) {
      this.member = member;
      this.part = part;
      this.name = type.getSimpleName().toString();
      this.names = Objects.requireNonNull(PARTS.get(type.getQualifiedName().toString()));
    }

    PartTypes.ReadType read(List<? extends TypeMirror> arguments) {
      if (arguments.size() != names.size() || !arguments.stream().allMatch(Reading::isKnown)) {
        String what = isMap() ? "keys and values" : "elements";
        return refused(name, "nothing says which " + what + " it has", ElementFaults.fix(isMap()));
      }
      List<ElementParts.Read> read = new ArrayList<>();
      for (int i = 0; i < names.size(); i++) {
        Optional<TypeElement> record = record(arguments.get(i));
        if (record.isEmpty()) {
          read.add(ofValue(names.get(i), arguments, i));
        } else if (Visibility.isReachable(record.get(), from)) {
          read.add(elements.ofRecord(record.get(), part.key(), isMap() ? names.get(i) : ""));
        } else {
          String type = TypeRefs.of(record.get()).name();
          return refused(
              name + "<" + shown(arguments) + ">",
              type + " is private, or not public in another package",
              "make it package-private in the package of the entity, or public");
        }
      }
      return list(read);
    }

    private static boolean isKnown(TypeMirror argument) {
      return argument.getKind() == TypeKind.DECLARED || argument.getKind() == TypeKind.ARRAY;
    }

    private static String shown(List<? extends TypeMirror> arguments) {
      return arguments.stream()
          .map(
              it ->
                  it instanceof DeclaredType declared
                          && declared.asElement() instanceof TypeElement element
                      ? TypeRefs.of(element).name()
                      : it.toString())
          .collect(Collectors.joining(", "));
    }

    private boolean isMap() {
      return names.size() > 1;
    }

    // Beside a map, an annotation is of the keys and the values that it can be of.
    private ElementParts.Read ofValue(
        String called, List<? extends TypeMirror> arguments, int index) {
      List<PartType> values =
          arguments.stream()
              .filter(it -> record(it).isEmpty())
              .map(it -> partTypes.read(it).type())
              .toList();
      PartTypes.ReadType own = partTypes.read(arguments.get(index));
      boolean hasWhole = values.stream().anyMatch(it -> it.is(Kind.WHOLE));
      boolean hasTime = values.stream().anyMatch(it -> it.is(Kind.TIME));
      boolean hasText = values.stream().anyMatch(RepeatedTypes::isText);
      boolean isNumbered =
          hasWhole ? own.type().is(Kind.WHOLE) : !hasTime || own.type().is(Kind.TIME);
      return elements.ofValue(
          called, member, part, own, isNumbered, !hasText || isText(own.type()));
    }

    private PartTypes.ReadType list(List<ElementParts.Read> read) {
      PartType.Repeated list =
          new PartType.Repeated(read.stream().map(ElementParts.Read::argument).toList());
      List<Element> used = read.stream().flatMap(it -> it.used().stream()).toList();
      Optional<String> missing = read.stream().flatMap(it -> it.missing().stream()).findFirst();
      PartType type = faults.firstOf(list).orElse(list);
      TypeRef javaType = TypeRef.of("java.util", name);
      return new PartTypes.ReadType(type, javaType, true, List.of(), used, List.of(), missing);
    }

    private PartTypes.ReadType refused(String shown, String problem, String fix) {
      return new PartTypes.ReadType(
          ElementFaults.foreign(shown, problem, fix),
          TypeRef.of("java.util", name),
          true,
          List.of(),
          List.of());
    }
  }

  private static Optional<TypeElement> record(TypeMirror type) {
    return Optional.of(type)
        .filter(DeclaredType.class::isInstance)
        .map(it -> ((DeclaredType) it).asElement())
        .filter(it -> it.getKind() == ElementKind.RECORD)
        .map(TypeElement.class::cast)
        .filter(it -> it.getTypeParameters().isEmpty());
  }

  private static boolean isText(PartType type) {
    return type.is(Kind.TEXT) || type.is(Kind.CHARACTER) || type.is(Kind.BYTES);
  }
}
