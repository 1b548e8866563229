package dev.keywright.processor.declared;

import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.model.SourceSpot;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One annotation as it is written.
 *
 * @param name the simple name of ours, {@code SortKey}; of another library the family and the
 *     simple name, so that javax and jakarta are the same: {@code validation.Size}
 * @param written the attributes that are in the source, in that order: numbers, booleans,
 *     characters, texts, a {@link EnumConstant}, a {@code BucketClass}, or a list of these. What
 *     the compiler could not make sense of has a value of another type, and counts as absent: the
 *     compiler reports it.
 * @param defaults the values of attributes that are left out
 * @param spot where it is
 */
public record DeclaredAnnotation(
    String name, Map<String, Object> written, Map<String, Object> defaults, SourceSpot spot) {
  private static final String KEY = "key";
  private static final Set<String> IDS = Set.of("persistence.Id", "spring.Id");

  public DeclaredAnnotation {
    written = Collections.unmodifiableMap(new LinkedHashMap<>(written));
  }

  /** The same with another value of an attribute. */
  public DeclaredAnnotation with(String attribute, Object value) {
    Map<String, Object> changed = new LinkedHashMap<>(written);
    changed.put(attribute, value);
    return new DeclaredAnnotation(name, changed, defaults, spot);
  }

  /** The same without an attribute. */
  public DeclaredAnnotation without(String attribute) {
    Map<String, Object> changed = new LinkedHashMap<>(written);
    changed.remove(attribute);
    return new DeclaredAnnotation(name, changed, defaults, spot);
  }

  /** An annotation of another name with the same attributes. */
  public DeclaredAnnotation named(String other) {
    return new DeclaredAnnotation(other, written, defaults, spot);
  }

  /** The same at another place. */
  public DeclaredAnnotation at(SourceSpot place) {
    return new DeclaredAnnotation(name, written, defaults, place);
  }

  /** Whether this is a copy: compilers copy the annotations of a component to its accessor. */
  public boolean isCopyOf(DeclaredAnnotation other) {
    return name.equals(other.name) && written.equals(other.written);
  }

  /** As messages call it, without attributes: {@code @Size}. */
  public String shown() {
    return "@" + name.substring(name.lastIndexOf('.') + 1);
  }

  /** Whether it says which value identifies a row. */
  public boolean isId() {
    return IDS.contains(name);
  }

  /** The key that it speaks of; empty for the default key. */
  public String key() {
    return text(KEY);
  }

  /** Whether it names a key, if only the default one. */
  public boolean namesKey() {
    return written.containsKey(KEY);
  }

  /** What is written, if it is of this class. */
  public <T> Optional<T> find(String attribute, Class<T> type) {
    return Optional.ofNullable(written.get(attribute)).filter(type::isInstance).map(type::cast);
  }

  /** What is written, or something else if nothing of its class is. */
  public <T> T get(String attribute, T absent) {
    @SuppressWarnings("unchecked") // the class of a T
    Class<T> type = (Class<T>) absent.getClass();
    return find(attribute, type).orElse(absent);
  }

  /** A number that is written. */
  public OptionalLong findNumber(String attribute) {
    Optional<Number> number = find(attribute, Number.class);
    return number.isPresent() ? OptionalLong.of(number.get().longValue()) : OptionalLong.empty();
  }

  private <T> Optional<T> effective(String attribute, Class<T> type) {
    return find(attribute, type)
        .or(
            () ->
                Optional.ofNullable(defaults.get(attribute))
                    .filter(type::isInstance)
                    .map(type::cast));
  }

  /** What is written, or the default. */
  public int integer(String attribute) {
    return effective(attribute, Number.class).map(Number::intValue).orElse(0);
  }

  /** What is written, or the default. */
  public long number(String attribute) {
    return effective(attribute, Number.class).map(Number::longValue).orElse(0L);
  }

  /** What is written, or the default. */
  public boolean flag(String attribute) {
    return effective(attribute, Boolean.class).orElse(false);
  }

  /** What is written, or the default. */
  public char character(String attribute) {
    return effective(attribute, Character.class).orElse('\0');
  }

  /** What is written, or the default. */
  public String text(String attribute) {
    return effective(attribute, String.class).orElse("");
  }

  /** A text that may be left out, or empty. */
  public Optional<String> optional(String attribute) {
    return Optional.of(text(attribute)).filter(text -> !text.isEmpty());
  }

  /** The elements of an array that is written. */
  public List<?> list(String attribute) {
    return find(attribute, List.class).orElse(List.of());
  }

  /** The texts of an array. */
  public List<String> strings(String attribute) {
    return list(attribute).stream()
        .filter(String.class::isInstance)
        .map(String.class::cast)
        .toList();
  }

  /** The numbers of an array. */
  public List<Integer> integers(String attribute) {
    return list(attribute).stream()
        .filter(Integer.class::isInstance)
        .map(Integer.class::cast)
        .toList();
  }

  /**
   * The constant of the same name as the one that is written, or that is the default.
   *
   * @throws UnknownConstantException if there is none
   */
  public <E extends Enum<E>> E constant(String attribute, Class<E> type) {
    // The compiler could not make sense of what is missing, so it is never compiled.
    return effective(attribute, EnumConstant.class)
        .map(it -> constant(attribute, it, type))
        .orElseGet(() -> type.getEnumConstants()[0]);
  }

  /**
   * The one constant of an array that has none or one.
   *
   * @throws UnknownConstantException if none of the type has its name
   */
  public <E extends Enum<E>> Optional<E> constants(String attribute, Class<E> type) {
    return list(attribute).stream()
        .filter(EnumConstant.class::isInstance)
        .map(it -> constant(attribute, (EnumConstant) it, type))
        .reduce((first, last) -> last);
  }

  private static <E extends Enum<E>> E constant(
      String attribute, EnumConstant value, Class<E> type) {
    try {
      return Enum.valueOf(type, value.constant());
    } catch (IllegalArgumentException unknown) {
      throw new UnknownConstantException(attribute, value.constant(), unknown);
    }
  }

  /** The attributes that are written, as users write them: {@code as = NumberEncoding.HEX}. */
  public String attributes() {
    return written.entrySet().stream()
        .map(it -> it.getKey() + " = " + shown(it.getValue()))
        .collect(Collectors.joining(", "));
  }

  private static String shown(Object value) {
    if (value instanceof List<?> values && values.size() == 1) {
      return shown(values.get(0));
    }
    if (value instanceof List<?> values) {
      return values.stream()
          .map(DeclaredAnnotation::shown)
          .collect(Collectors.joining(", ", "{", "}"));
    }
    return value instanceof String text ? JavaLiteral.of(text) : String.valueOf(value);
  }
}
