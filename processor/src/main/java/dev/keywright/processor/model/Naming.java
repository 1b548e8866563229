package dev.keywright.processor.model;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** The names of generated classes and methods that are made of other names. */
public final class Naming {
  private Naming() {}

  /**
   * The key class of an entity, or the key interface of a family: {@code Outer_InnerKey} for a
   * nested one.
   */
  public static String keyClass(TypeRef type, String keyName) {
    return String.join("_", type.simpleNames()) + capitalized(keyName) + "Key";
  }

  /** What messages call a key. */
  public static String shown(String keyName) {
    return keyName.isEmpty() ? "the default key" : "key \"" + keyName + "\"";
  }

  /** The simple names of all classes that a generated key names: itself and the user's. */
  public static Set<String> typesIn(Layout key) {
    Set<String> names = new LinkedHashSet<>(key.entity().type().simpleNames());
    names.add(key.keyClass());
    Stream.concat(
            key.bucket().flatMap(Bucket::function).map(BucketClass::type).stream(),
            key.parts().flatMap(Naming::typesOf))
        .forEach(type -> names.addAll(type.simpleNames()));
    return names;
  }

  private static Stream<TypeRef> typesOf(Part part) {
    Stream<TypeRef> inList =
        part.type() instanceof PartType.Repeated list
            ? Stream.concat(
                list.arguments().stream().map(PartType.Argument::type),
                list.parts().stream().map(it -> it.property().type()))
            : Stream.of();
    return Stream.of(
            Stream.of(part.property().type(), part.storedType()),
            inList,
            part.property().wrappings().stream().map(SingleValueAccess::type))
        .flatMap(it -> it);
  }

  /** The same name where it follows another word. */
  public static String capitalized(String name) {
    return name.isEmpty()
        ? name
        : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }
}
