package dev.keywright.processor.read;

import dev.keywright.layout.signature.ListType;
import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.MemberType;
import dev.keywright.processor.declared.MemberType.Component;
import dev.keywright.processor.declared.MemberType.Repeated;
import dev.keywright.processor.declared.MemberType.TypeArgument;
import dev.keywright.processor.declared.MemberType.Value;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Reads the types of members, among them lists and maps: of records of parts, or of values. */
final class TypeReader {
  /** What the parts of their type arguments are called, by the names of the types. */
  private static final Map<String, List<String>> PARTS =
      Map.of(
          "java.util.List", List.of(ListType.ELEMENT),
          "java.util.SortedMap", List.of(ListType.KEY, ListType.VALUE));

  private final Types types;
  private final PackageElement from;
  private final JavaTypes partTypes;
  private final Annotations annotations;
  private final List<Element> used = new ArrayList<>();
  private Optional<String> missing = Optional.empty();

  TypeReader(Types types, PackageElement from, Annotations annotations) {
    this.types = types;
    this.from = from;
    this.annotations = annotations;
    this.partTypes = new JavaTypes(from, new SingleValueTypes(types), annotations);
  }

  /** The classes and members that generated code will name, of all types that were read. */
  List<Element> used() {
    return used;
  }

  /** The type of a member. */
  MemberType of(AnnotatedMember member) throws UnresolvedTypeException {
    MemberType type =
        member.type() instanceof DeclaredType list
                && list.asElement() instanceof TypeElement element
                && PARTS.containsKey(element.getQualifiedName().toString())
            ? repeated(element, list.getTypeArguments())
            : value(member.type());
    if (missing.isPresent()) {
      throw UnresolvedTypeException.type(member.spot(), member.name(), missing.get());
    }
    return type;
  }

  private Value value(TypeMirror type) {
    JavaTypes.ReadType read = partTypes.read(type);
    used.addAll(read.used());
    missing = missing.or(read::missing);
    return read.type();
  }

  private Repeated repeated(TypeElement type, List<? extends TypeMirror> arguments) {
    List<String> names = Objects.requireNonNull(PARTS.get(type.getQualifiedName().toString()));
    String name = type.getSimpleName().toString();
    String shown =
        arguments.stream()
            .map(it -> shown(it).name())
            .collect(Collectors.joining(", ", name + "<", ">"));
    Optional<TypeRef> unreachable =
        arguments.stream()
            .flatMap(it -> record(it).stream())
            .filter(it -> !Visibility.isReachable(it, from))
            .findFirst()
            .map(TypeRefs::of);
    boolean isKnown =
        arguments.size() == names.size() && arguments.stream().allMatch(TypeReader::isKnown);
    List<TypeArgument> read = new ArrayList<>();
    for (int i = 0; i < names.size() && isKnown && unreachable.isEmpty(); i++) {
      read.add(argument(names.get(i), arguments.get(i)));
    }
    return new Repeated(
        name, names.size() > 1, shown, isKnown ? unreachable : Optional.empty(), read);
  }

  private static boolean isKnown(TypeMirror argument) {
    return argument.getKind() == TypeKind.DECLARED || argument.getKind() == TypeKind.ARRAY;
  }

  private static TypeRef shown(TypeMirror type) {
    return Supertypes.element(type)
        .map(TypeRefs::of)
        .findFirst()
        .orElseGet(() -> TypeRefs.plain(type.toString()));
  }

  private static Optional<TypeElement> record(TypeMirror type) {
    return Supertypes.element(type)
        .filter(it -> it.getKind() == ElementKind.RECORD && it.getTypeParameters().isEmpty())
        .findFirst();
  }

  private TypeArgument argument(String name, TypeMirror type) {
    Optional<TypeElement> record = record(type);
    if (record.isEmpty()) {
      Annotated unnamed = new Annotated(name, new SourceSpot() {}, List.of());
      Component value = new Component(unnamed, "", /* nullable= */ false, value(type));
      return new TypeArgument(name, shown(type), /* isRecord= */ false, List.of(value));
    }
    used.addAll(record.get().getEnclosedElements());
    used.add(record.get());
    List<Component> components = new ArrayList<>();
    for (RecordComponentElement component : record.get().getRecordComponents()) {
      String unresolved = MissingTypes.in(component.asType());
      if (unresolved != null) {
        missing = missing.or(() -> Optional.of(unresolved));
        break;
      }
      components.add(component(record.get(), component));
    }
    return new TypeArgument(name, shown(type), /* isRecord= */ true, components);
  }

  private Component component(TypeElement record, RecordComponentElement component) {
    String name = component.getSimpleName().toString();
    List<Element> places = new PropertyMatching(types, record).placesOf(component);
    return new Component(
        annotations.annotated(name, places),
        name + "()",
        places.stream().anyMatch(Annotations::saysNullable),
        value(component.asType()));
  }
}
