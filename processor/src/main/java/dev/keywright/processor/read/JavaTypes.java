package dev.keywright.processor.read;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.MemberType.Value;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.Reason;
import dev.keywright.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Java type to part type. The first rule that fits decides. */
record JavaTypes(PackageElement from, SingleValueTypes singleValueTypes, Annotations annotations) {
  static final Map<String, SimpleType> TYPES =
      Stream.of(SimpleType.values())
          .collect(
              Collectors.toUnmodifiableMap(
                  type -> type.valueClass().getCanonicalName(), Function.identity()));
  private static final Map<String, SimpleType> PRIMITIVES =
      Stream.of(SimpleType.values())
          .filter(JavaTypes::isPrimitive)
          .collect(Collectors.toUnmodifiableMap(SimpleType::toString, Function.identity()));

  private static final String OF_PARTS =
      Stream.of(SimpleType.values())
          .filter(type -> type.kind().hasForm(LayoutFormat.TEXT))
          .map(SimpleType::toString)
          .collect(
              Collectors.joining(
                  ", ",
                  "declare it as ",
                  ", an enum, or a record with one component of such a type"));

  static final Map<String, Reason> FOREIGN =
      Map.ofEntries(
          Map.entry("java.math.BigDecimal", Reason.FRACTION),
          Map.entry("java.time.OffsetDateTime", Reason.TIME),
          Map.entry("java.time.ZonedDateTime", Reason.TIME),
          Map.entry("java.time.OffsetTime", Reason.TIME),
          Map.entry("java.time.LocalTime", Reason.TIME),
          Map.entry("java.util.Date", Reason.TIME),
          Map.entry("java.util.Calendar", Reason.TIME),
          Map.entry("java.util.GregorianCalendar", Reason.TIME),
          Map.entry("java.sql.Date", Reason.TIME),
          Map.entry("java.sql.Time", Reason.TIME),
          Map.entry("java.sql.Timestamp", Reason.TIME),
          Map.entry("java.util.Optional", Reason.ABSENT),
          Map.entry("java.util.OptionalInt", Reason.ABSENT),
          Map.entry("java.util.OptionalLong", Reason.ABSENT),
          Map.entry("java.util.OptionalDouble", Reason.ABSENT));

  /**
   * A type that was read.
   *
   * @param used the classes and members that generated code will name
   * @param missing the type inside a single-value type that does not exist yet
   */
  record ReadType(Value type, List<Element> used, Optional<String> missing) {
    static ReadType of(Value type, List<Element> used) {
      return new ReadType(type, used, Optional.empty());
    }
  }

  /** Reads a type whose names are all resolved. */
  ReadType read(TypeMirror type) {
    return read(type, Set.of());
  }

  // Around are the single-value types that led here: one around itself would never come to an end.
  private ReadType read(TypeMirror type, Set<String> around) {
    if (type instanceof PrimitiveType) {
      String word = type.getKind().name().toLowerCase(Locale.ROOT);
      return primitive(Objects.requireNonNull(PRIMITIVES.get(word)), false);
    }
    if (type instanceof ArrayType array) {
      TypeMirror component = array.getComponentType();
      return component.getKind() == TypeKind.BYTE
          ? value(new PartType.Plain(SimpleType.BYTES), "byte[]")
          : unsupported(
              "an array of " + name(component),
              "of arrays, only byte[] can be a part",
              CollectionAdvice.ofArray(component).orElse(OF_PARTS));
    }
    if (type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element) {
      return CollectionAdvice.of(declared)
          .map(
              fix ->
                  unsupported(element.getQualifiedName().toString(), CollectionAdvice.PROBLEM, fix))
          .orElseGet(() -> declared(element, !declared.getTypeArguments().isEmpty(), around));
    }
    return unsupported("the type variable " + type, "a part needs one type for all keys");
  }

  private ReadType declared(TypeElement element, boolean hasArguments, Set<String> around) {
    String name = element.getQualifiedName().toString();
    SimpleType known = TYPES.get(name);
    if (known != null) {
      return isPrimitive(known)
          ? primitive(known, true)
          : ReadType.of(Value.of(new PartType.Plain(known), TypeRefs.of(element)), List.of());
    }
    Reason reason = FOREIGN.get(name);
    if (reason != null) {
      return value(new PartType.Foreign(reason, name), name);
    }
    if (element.getKind() == ElementKind.ENUM) {
      return reachable(element, codes(element));
    }
    if (around.contains(name)) {
      return unsupported(name, "it wraps itself");
    }
    Optional<SingleValueTypes.Shape> shape =
        hasArguments ? Optional.empty() : singleValueTypes.shape(element, from);
    return shape
        .map(it -> reachable(element, wrapped(element, it, around)))
        .orElseGet(
            () ->
                unsupported(
                    name,
                    "it is not a supported type, nor a record with one component of a supported"
                        + " type"));
  }

  // In order of declaration, as far as the compiler knows it: ECJ sorts binary ones.
  private ReadType codes(TypeElement element) {
    List<Element> used = new ArrayList<>(List.of(element));
    element.getEnclosedElements().stream()
        .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
        .forEach(used::add);
    List<Annotated> constants = used.stream().skip(1).map(annotations::annotated).toList();
    TypeRef type = TypeRefs.of(element);
    return ReadType.of(Value.of(new PartType.Codes(type, List.of()), type).with(constants), used);
  }

  private ReadType wrapped(TypeElement element, SingleValueTypes.Shape shape, Set<String> around) {
    Set<String> inside = new HashSet<>(around);
    inside.add(element.getQualifiedName().toString());
    Optional<String> missing = Optional.ofNullable(MissingTypes.in(shape.valueType()));
    ReadType inner =
        missing.isPresent()
            ? unsupported(element.getQualifiedName().toString(), "its value has no type yet")
            : read(shape.valueType(), inside);
    List<Element> used = new ArrayList<>(inner.used());
    used.add(element);
    used.addAll(shape.used());
    return new ReadType(
        inner.type().inside(TypeRefs.of(element), shape.access(), value(element, shape)),
        used,
        missing.or(inner::missing));
  }

  private Annotated value(TypeElement type, SingleValueTypes.Shape shape) {
    String name = TypeRefs.of(type).name() + "." + shape.access().replace("()", "");
    return shape.places().isEmpty()
        ? new Annotated(name, new ElementSpot(type, null), List.of())
        : annotations.annotated(name, shape.places());
  }

  private ReadType reachable(TypeElement element, ReadType read) {
    return Visibility.isReachable(element, from)
        ? read
        : value(
            new PartType.Foreign(
                Reason.UNSUPPORTED,
                element.getQualifiedName().toString(),
                "the generated key cannot reach it, because it is private or not public in another"
                    + " package",
                "make "
                    + element.getSimpleName()
                    + " package-private in the package of the entity,"
                    + " or public"),
            element.getQualifiedName().toString());
  }

  /** Whether Java has a primitive type for it, which generated code uses instead of the box. */
  private static boolean isPrimitive(SimpleType type) {
    return !type.toString().equals(type.valueClass().getSimpleName());
  }

  private static ReadType primitive(SimpleType type, boolean boxed) {
    TypeRef javaType = TypeRefs.plain(type.toString());
    Value value = Value.of(new PartType.Plain(type), javaType);
    return ReadType.of(boxed ? value : value.unboxed(), List.of());
  }

  private static ReadType value(PartType type, String javaName) {
    return ReadType.of(Value.of(type, TypeRefs.plain(javaName)), List.of());
  }

  private static ReadType unsupported(String javaName, String reason) {
    return unsupported(javaName, reason, OF_PARTS);
  }

  private static ReadType unsupported(String javaName, String reason, String fix) {
    return value(new PartType.Foreign(Reason.UNSUPPORTED, javaName, reason, fix), javaName);
  }

  private static String name(TypeMirror type) {
    return type instanceof DeclaredType declared
            && declared.asElement() instanceof TypeElement element
        ? element.getQualifiedName().toString()
        : type.getKind().name().toLowerCase(Locale.ROOT);
  }
}
