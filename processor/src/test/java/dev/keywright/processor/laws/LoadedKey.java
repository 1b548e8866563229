package dev.keywright.processor.laws;

import dev.keywright.processor.CodecConstants;
import dev.keywright.processor.laws.Design.Column;
import dev.keywright.processor.laws.Design.NamedPart;
import dev.keywright.runtime.Key;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** A generated class, by reflection. */
final class LoadedKey {
  private static final Comparator<Method> SHORTEST_FIRST =
      Comparator.comparingInt(Method::getParameterCount);

  private static final UUID ROW = new UUID(3, 6);

  private final Class<?> type;
  private final Call constructor;
  private final Call of;
  private final Call entity;
  private final Call decode;
  private final Call decodeColumns;
  private final Call tryDecode;
  private final Map<String, Call> calls = new ConcurrentHashMap<>();
  private final Map<String, Object> constants = new ConcurrentHashMap<>();
  private final Class<?>[] partTypes;
  private final Type[] wholeTypes;
  private final Class<?>[] entityTypes;
  private final int entityArguments;

  LoadedKey(ClassLoader loader, String name) {
    this(loader, name, IndexKind.NONE);
  }

  LoadedKey(ClassLoader loader, Design design) {
    this(loader, design.name(), design.index());
  }

  private LoadedKey(ClassLoader loader, String name, IndexKind index) {
    this.type = load(loader, name + index.className());
    Class<?> entityType = load(loader, name);
    Constructor<?> made = type.getConstructors()[0];
    this.constructor = Call.of(made);
    this.partTypes = made.getParameterTypes();
    this.wholeTypes = made.getGenericParameterTypes();
    this.entityTypes = entityType.getConstructors()[0].getParameterTypes();
    this.entityArguments = entityTypes.length - (index.hasTableBeside() ? 1 : 0);
    this.entity = Call.of(entityType.getConstructors()[0]);
    this.of = Call.of(of(type).max(SHORTEST_FIRST).orElseThrow());
    this.decode = Call.of(overload(type, "decode", false));
    this.decodeColumns =
        Call.of(
            Arrays.stream(type.getMethods())
                .filter(it -> it.getName().equals("decode") && isOfColumns(it))
                .findFirst()
                .orElseThrow());
    this.tryDecode = Call.of(overload(type, "tryDecode", false));
  }

  private static Class<?> load(ClassLoader loader, String name) {
    try {
      return loader.loadClass(UserTypes.PACKAGE + "." + name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  // Beside the one for an entity that was stored, a key with a suffix has one that draws it.
  private static Stream<Method> of(Class<?> type) {
    return Arrays.stream(type.getMethods()).filter(it -> it.getName().equals("of"));
  }

  /** The public method with a name which takes buffers, or which takes none. */
  private static Method overload(Class<?> type, String name, boolean ofBuffers) {
    return Arrays.stream(type.getMethods())
        .filter(it -> it.getName().equals(name))
        .filter(it -> List.of(it.getParameterTypes()).contains(ByteBuffer.class) == ofBuffers)
        .filter(it -> !isOfColumns(it))
        .findFirst()
        .orElseThrow(() -> new AssertionError(type + " has no " + name));
  }

  private static boolean isOfColumns(Method method) {
    return Arrays.equals(method.getParameterTypes(), new Class<?>[] {Map.class});
  }

  /** The public method with a name. */
  static Method method(Class<?> type, String name) {
    return Arrays.stream(type.getMethods())
        .filter(it -> it.getName().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError(type + " has no " + name));
  }

  /** The public method with a name and so many parameters. */
  static Optional<Method> method(Class<?> type, String name, int parameters) {
    return Arrays.stream(type.getMethods())
        .filter(it -> it.getName().equals(name) && it.getParameterCount() == parameters)
        .findFirst();
  }

  /** The generated class and those within it. */
  List<Class<?>> classes() {
    List<Class<?>> classes = new ArrayList<>(List.of(type.getDeclaredClasses()));
    classes.add(type);
    return classes;
  }

  /** The arguments for a tuple of values: narrowed, wrapped, and enums looked up. */
  Object[] arguments(List<Object> tuple) {
    Object[] arguments = new Object[tuple.size()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = argument(i, tuple.get(i));
    }
    return arguments;
  }

  /** One argument. */
  Object argument(int part, Object value) {
    return Argument.of(wholeTypes[part], value);
  }

  /** What a scan takes as the beginning of a part: texts and bytes as they are inside its type. */
  Object beginning(int part, Object value) {
    return partTypes[part] == wholeTypes[part] ? value : argument(part, value);
  }

  /** A single-value type around null, if this part has one that can hold it. */
  Optional<Object> emptyWrapper(int part) {
    return Argument.aroundNull(partTypes[part]);
  }

  boolean isPrimitive(int part) {
    return partTypes[part].isPrimitive();
  }

  /** Whether the entity may hold null where this part comes from. */
  boolean isNullableInEntity(int part) {
    return part >= entityArguments || !entityTypes[part].isPrimitive();
  }

  Key make(Object... arguments) {
    return (Key) constructor.on(arguments);
  }

  Key ofEntity(Object... arguments) {
    Object made = entity(arguments);
    Object[] suffix = Arrays.copyOfRange(arguments, entityArguments, arguments.length);
    return (Key) of.on(Stream.concat(Stream.of(made), Stream.of(suffix)).toArray());
  }

  /** The key of an entity that was never stored, with a suffix of its own. */
  Key ofNewEntity(Object... arguments) {
    return (Key) Call.of(of(type).min(SHORTEST_FIRST).orElseThrow()).on(entity(arguments));
  }

  // The key of the table is no part of an index that the store keeps.
  private Object entity(Object... arguments) {
    Object[] components = Arrays.copyOf(arguments, entityTypes.length);
    if (entityTypes.length > entityArguments) {
      components[entityArguments] = ROW;
    }
    return entity.on(components);
  }

  /** {@code bucketOf} the parts that decide. */
  int bucketOf(Object... deciding) {
    return (Integer) call("bucketOf").on(deciding);
  }

  int bucket(Key key) {
    return (Integer) call("bucket").on(key);
  }

  /** {@code encodePartitionKey} and its like. */
  Call encoder(String column) {
    return call(encode(column), false);
  }

  /** The same, with a buffer as the last parameter. */
  Call bufferEncoder(String column) {
    return call(encode(column), true);
  }

  private static String encode(String column) {
    String name = javaName(column);
    return "encode" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  private static String javaName(String column) {
    StringBuilder name = new StringBuilder();
    for (String word : column.split("[^A-Za-z0-9]+", 0)) {
      String small =
          word.equals(word.toUpperCase(Locale.ROOT)) ? word.toLowerCase(Locale.ROOT) : word;
      String first = small.substring(0, 1);
      name.append(name.isEmpty() ? first.toLowerCase(Locale.ROOT) : first.toUpperCase(Locale.ROOT));
      name.append(small.substring(1));
    }
    return name.toString();
  }

  /** {@code decode} of buffers, or of native columns beside them. */
  Key decodeSlices(Object... columns) {
    return (Key) call("decode", true).on(columns);
  }

  Optional<?> tryDecodeSlices(Object... columns) {
    return (Optional<?>) call("tryDecode", true).on(columns);
  }

  Key decode(Object... columns) {
    return (Key) decode.on(columns);
  }

  /** The key in columns by name. */
  Key decodeColumns(Map<String, ?> columns) {
    return (Key) decodeColumns.on(columns);
  }

  Optional<?> tryDecode(Object... columns) {
    return (Optional<?>) tryDecode.on(columns);
  }

  /** The parts of a key, by its accessors. */
  List<Object> parts(Design design, Key key) {
    List<Object> parts = new ArrayList<>();
    for (NamedPart part : design.parts()) {
      parts.add(call(part.name()).on(key));
    }
    return parts;
  }

  /** What {@code key.<column>()} gives. */
  Object column(Column column, Key key) {
    return call(javaName(column.name())).on(key);
  }

  private Call call(String name) {
    return calls.computeIfAbsent(name, it -> Call.of(method(type, it)));
  }

  private Call call(String name, boolean ofBuffers) {
    return calls.computeIfAbsent(name + ofBuffers, it -> Call.of(overload(type, name, ofBuffers)));
  }

  @SuppressWarnings("unchecked") // it compares keys of this very class
  Comparator<Key> order() {
    return (Comparator<Key>) constant("ORDER");
  }

  /** The layout signature. */
  String layout() {
    return (String) constant("LAYOUT");
  }

  /** The codecs that it holds, and those of its signature. */
  CodecConstants codecs() {
    try {
      return CodecConstants.of(type);
    } catch (IllegalAccessException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private Object constant(String name) {
    return constants.computeIfAbsent(name, this::read);
  }

  private Object read(String constant) {
    try {
      return type.getField(constant).get(null);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  Object scan() {
    return call("scan").on();
  }
}
