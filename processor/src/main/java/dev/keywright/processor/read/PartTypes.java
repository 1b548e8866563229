package dev.keywright.processor.read;

import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.TimeType;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.Wrapping;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
final class PartTypes {
  private static final Map<String, String> BOXES =
      Map.of(
          "java.lang.Byte", "byte",
          "java.lang.Short", "short",
          "java.lang.Integer", "int",
          "java.lang.Long", "long",
          "java.lang.Boolean", "boolean",
          "java.lang.Character", "char",
          "java.lang.Float", "float",
          "java.lang.Double", "double");

  private static final Map<String, PartType> CLASSES =
      Map.of(
          "java.lang.String", new PartType.Text(),
          "java.util.UUID", new PartType.Uuid(),
          "java.time.Instant", new PartType.Time(TimeType.INSTANT),
          "java.time.LocalDateTime", new PartType.Time(TimeType.DATE_TIME),
          "java.time.LocalDate", new PartType.Time(TimeType.DATE),
          "java.math.BigDecimal", new PartType.Floating("java.math.BigDecimal"));

  private static final Set<String> FOREIGN_TIMES =
      Set.of(
          "java.time.OffsetDateTime",
          "java.time.ZonedDateTime",
          "java.time.OffsetTime",
          "java.time.LocalTime",
          "java.time.Year",
          "java.time.YearMonth",
          "java.util.Date",
          "java.util.Calendar",
          "java.util.GregorianCalendar",
          "java.sql.Date",
          "java.sql.Time",
          "java.sql.Timestamp");

  private static final Set<String> OPTIONALS =
      Set.of(
          "java.util.Optional",
          "java.util.OptionalInt",
          "java.util.OptionalLong",
          "java.util.OptionalDouble");

  private final PackageElement from;
  private final SingleValueTypes singleValueTypes;

  PartTypes(PackageElement from, SingleValueTypes singleValueTypes) {
    this.from = from;
    this.singleValueTypes = singleValueTypes;
  }

  /**
   * A type that was read.
   *
   * @param javaType as generated code names it, primitive where the entity has a box
   * @param wrappings outermost first
   * @param used the classes and members that generated code will name
   * @param valuePlaces where annotations of the value inside single-value types may stand
   * @param missing the type inside a single-value type that does not exist yet
   */
  record ReadType(
      PartType type,
      TypeRef javaType,
      boolean boxed,
      List<Wrapping> wrappings,
      List<Element> used,
      List<Element> valuePlaces,
      Optional<String> missing) {

    ReadType(
        PartType type,
        TypeRef javaType,
        boolean boxed,
        List<Wrapping> wrappings,
        List<Element> used) {
      this(type, javaType, boxed, wrappings, used, List.of(), Optional.empty());
    }
  }

  /** Reads a type whose names are all resolved. */
  ReadType read(TypeMirror type) {
    return read(type, Set.of());
  }

  // Around are the single-value types that led here: one around itself would never come to an end.
  private ReadType read(TypeMirror type, Set<String> around) {
    if (type instanceof PrimitiveType) {
      return primitive(type.getKind().name().toLowerCase(Locale.ROOT), false);
    }
    if (type instanceof ArrayType array) {
      TypeMirror component = array.getComponentType();
      return component.getKind() == TypeKind.BYTE
          ? value(new PartType.Bytes(), "byte[]")
          : unsupported("an array of " + name(component), "of arrays, only byte[] can be a part");
    }
    if (type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element) {
      return declared(element, !declared.getTypeArguments().isEmpty(), around);
    }
    return unsupported("the type variable " + type, "a part needs one type for all keys");
  }

  private ReadType declared(TypeElement element, boolean hasArguments, Set<String> around) {
    String name = element.getQualifiedName().toString();
    String primitive = BOXES.get(name);
    if (primitive != null) {
      return primitive(primitive, true);
    }
    PartType known = CLASSES.get(name);
    if (known != null) {
      return new ReadType(known, TypeRefs.of(element), true, List.of(), List.of());
    }
    if (FOREIGN_TIMES.contains(name)) {
      return value(new PartType.ForeignTime(name), name);
    }
    if (OPTIONALS.contains(name)) {
      return value(new PartType.Absent(name), name);
    }
    if (element.getKind() == ElementKind.ENUM) {
      return reachable(element, codes(element));
    }
    if (around.contains(name)) {
      return unsupported(name, "it is a single-value type around itself");
    }
    Optional<SingleValueTypes.Shape> shape =
        hasArguments ? Optional.empty() : singleValueTypes.shape(element, from);
    return shape
        .map(it -> reachable(element, wrapped(element, it, around)))
        .orElseGet(
            () ->
                unsupported(
                    name,
                    "it is neither a part type nor a type of one single value: a record with one"
                        + " component, or a class with one constructor of one parameter and one"
                        + " accessor of its type"));
  }

  private ReadType codes(TypeElement element) {
    PartType codes = new PartType.Codes(TypeRefs.of(element), EnumCodes.of(element));
    List<Element> used = new ArrayList<>();
    used.add(element);
    element.getEnclosedElements().stream()
        .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
        .forEach(used::add);
    return new ReadType(codes, TypeRefs.of(element), true, List.of(), used);
  }

  private ReadType wrapped(TypeElement element, SingleValueTypes.Shape shape, Set<String> around) {
    Set<String> inside = new HashSet<>(around);
    inside.add(element.getQualifiedName().toString());
    Optional<String> missing = Optional.ofNullable(Unresolved.in(shape.valueType()));
    ReadType inner =
        missing.isPresent()
            ? unsupported(element.getQualifiedName().toString(), "its value has no type yet")
            : read(shape.valueType(), inside);
    List<Wrapping> wrappings = new ArrayList<>();
    wrappings.add(new Wrapping(TypeRefs.of(element), shape.access(), inner.javaType()));
    wrappings.addAll(inner.wrappings());
    List<Element> used = new ArrayList<>(inner.used());
    used.add(element);
    used.addAll(shape.used());
    List<Element> valuePlaces = new ArrayList<>(inner.valuePlaces());
    valuePlaces.addAll(shape.places());
    return new ReadType(
        inner.type(),
        TypeRefs.of(element),
        true,
        List.copyOf(wrappings),
        List.copyOf(used),
        List.copyOf(valuePlaces),
        missing.or(inner::missing));
  }

  private ReadType reachable(TypeElement element, ReadType read) {
    return Visibility.isReachable(element, from)
        ? read
        : value(
            new PartType.Unsupported(
                element.getQualifiedName().toString(),
                "the generated key cannot reach it, because it is private or not public in another"
                    + " package",
                "make "
                    + element.getSimpleName()
                    + " package-private in the package of the entity,"
                    + " or public"),
            element.getQualifiedName().toString());
  }

  private static ReadType primitive(String name, boolean boxed) {
    PartType type =
        switch (name) {
          case "byte" -> new PartType.Whole(name, Byte.MIN_VALUE, Byte.MAX_VALUE);
          case "short" -> new PartType.Whole(name, Short.MIN_VALUE, Short.MAX_VALUE);
          case "int" -> new PartType.Whole(name, Integer.MIN_VALUE, Integer.MAX_VALUE);
          case "long" -> new PartType.Whole(name, Long.MIN_VALUE, Long.MAX_VALUE);
          case "boolean" -> new PartType.Flag();
          case "char" -> new PartType.Char();
          default -> new PartType.Floating(name);
        };
    return new ReadType(type, TypeRefs.plain(name), boxed, List.of(), List.of());
  }

  private static ReadType value(PartType type, String javaName) {
    return new ReadType(type, TypeRefs.plain(javaName), true, List.of(), List.of());
  }

  private static ReadType unsupported(String javaName, String reason) {
    return value(new PartType.Unsupported(javaName, reason), javaName);
  }

  private static String name(TypeMirror type) {
    return type instanceof DeclaredType declared
            && declared.asElement() instanceof TypeElement element
        ? element.getQualifiedName().toString()
        : type.getKind().name().toLowerCase(Locale.ROOT);
  }
}
