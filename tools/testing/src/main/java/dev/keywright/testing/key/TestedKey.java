package dev.keywright.testing.key;

import dev.keywright.layout.assembly.BucketFunctions;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.BucketRule;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.Key;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A generated key class, as its public methods and its {@code LAYOUT} show it. */
public final class TestedKey {
  private final Class<? extends Key> type;
  private final LayoutCodec codec;
  private final Constructor<? extends Key> constructor;
  private final Comparator<Key> order;
  private final List<RecordComponent> components;

  @SuppressWarnings("unchecked") // ORDER compares keys of its class
  private TestedKey(Class<? extends Key> type, String layout) {
    this.type = type;
    LayoutSignature signature = LayoutSignature.parse(layout);
    this.codec = LayoutCodec.of(signature, functions(signature));
    this.components = List.of(type.getRecordComponents());
    this.constructor = canonical(type);
    this.order = (Comparator<Key>) Objects.requireNonNull(Reflected.constant(type, "ORDER"));
  }

  /**
   * The key of a class.
   *
   * @throws IllegalArgumentException if it is no generated key
   */
  public static TestedKey of(Class<?> type) {
    if (!type.isRecord()
        || !Key.class.isAssignableFrom(type)
        || !(Reflected.constant(type, "LAYOUT") instanceof String layout)) {
      throw new IllegalArgumentException(
          type.getName() + " is not a generated key; pass the key's class: PurchaseKey.class");
    }
    return new TestedKey(type.asSubclass(Key.class), layout);
  }

  private static <T> Constructor<T> canonical(Class<T> type) {
    Class<?>[] types =
        Arrays.stream(type.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    try {
      return type.getDeclaredConstructor(types);
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private BucketFunctions functions(LayoutSignature signature) {
    Class<?>[] ofUser =
        bucket(signature).stream()
            .map(BucketSignature::rule)
            .filter(BucketRule.Function.class::isInstance)
            .map(rule -> ((BucketRule.Function) rule).name())
            .filter(name -> !BucketFunctions.ready().named(name).isKnown())
            .map(this::named)
            .toArray(Class<?>[]::new);
    return ofUser.length == 0 ? BucketFunctions.ready() : BucketFunctions.of(ofUser);
  }

  // LAYOUT names a nested class as Java sources do.
  private Class<?> named(String name) {
    try {
      return Class.forName(name, true, type.getClassLoader());
    } catch (ClassNotFoundException missing) {
      int dot = name.lastIndexOf('.');
      if (dot < 0) {
        throw new IllegalStateException(
            "LAYOUT of " + type.getName() + " names a missing class", missing);
      }
      return named(name.substring(0, dot) + '$' + name.substring(dot + 1));
    }
  }

  public Class<? extends Key> type() {
    return type;
  }

  public String name() {
    return type.getName();
  }

  public LayoutCodec codec() {
    return codec;
  }

  /** A codec of another layout of the key. */
  public LayoutCodec codec(LayoutSignature other) {
    return LayoutCodec.of(other, functions(other));
  }

  public LayoutSignature layout() {
    return codec.signature();
  }

  /** How the class itself compares keys. */
  public Comparator<Key> order() {
    return order;
  }

  /** The parts that a key is made of, in the order of its constructor. */
  public List<RecordComponent> components() {
    return components;
  }

  /** How the buckets of the layout are chosen, or empty if it has none. */
  public Optional<BucketSignature> bucket() {
    return bucket(layout());
  }

  private static Optional<BucketSignature> bucket(LayoutSignature signature) {
    return signature.columns().stream()
        .map(ColumnSignature::bucket)
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** A key of these values, one for each component. */
  public Key create(Map<String, ? extends @Nullable Object> values) {
    return Reflected.create(
        constructor, components.stream().map(it -> values.get(it.getName())).toArray());
  }

  /** One value of a key. */
  public Object component(Key key, RecordComponent component) {
    return Objects.requireNonNull(Reflected.call(component.getAccessor(), key));
  }

  /** What the key of these columns is decoded to. */
  public Key decode(Map<String, Object> columns) {
    Method ofMap =
        methods("decode")
            .filter(it -> it.getParameterTypes()[0] == Map.class)
            .findFirst()
            .orElseThrow();
    return (Key) Objects.requireNonNull(Reflected.call(ofMap, null, columns));
  }

  /** What {@code tryDecode} makes of these columns. */
  public Optional<?> tryDecode(Map<String, Object> columns) {
    Object[] contents = columns.values().toArray();
    Method ofColumns =
        methods("tryDecode").filter(it -> takes(it, contents)).findFirst().orElseThrow();
    return (Optional<?>) Objects.requireNonNull(Reflected.call(ofColumns, null, contents));
  }

  private static boolean takes(Method method, Object[] arguments) {
    Class<?>[] types = method.getParameterTypes();
    boolean takes = types.length == arguments.length;
    for (int i = 0; takes && i < types.length; i++) {
      takes = types[i].isPrimitive() || types[i].isInstance(arguments[i]);
    }
    return takes;
  }

  /** What a method without parameters returns. */
  public Object call(Key key, String method) {
    return Objects.requireNonNull(
        Reflected.call(
            methods(method).filter(it -> it.getParameterCount() == 0).findFirst().orElseThrow(),
            key));
  }

  /** The methods of a name that the class declares. */
  public Stream<Method> methods(String name) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(it -> it.getName().equals(name) && !it.isSynthetic());
  }

  /** The first stage of a scan. */
  public Object scan() {
    return Objects.requireNonNull(Reflected.call(methods("scan").findFirst().orElseThrow(), null));
  }
}
