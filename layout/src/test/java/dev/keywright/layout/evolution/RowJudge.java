package dev.keywright.layout.evolution;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.time.AllTimeTypes;
import dev.keywright.runtime.time.TimeType;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes many keys in an older layout, and says whether a newer one loses a row: one that it
 * neither writes to the same bytes nor reads as the same values. It looks at keys alone.
 *
 * <p>By design, rows are lost, too, if what identifies them has another place, or the name of
 * another: parts and columns, the types of values, the order of the columns, and how many of them
 * are the partition key; and if other parts decide the bucket, even where a function looks at some
 * of them only, or a remainder is always the same.
 */
final class RowJudge {
  private static final int KEYS = 150;

  private final LayoutSignature old;
  private final LayoutSignature now;
  private final LayoutCodec before;
  private final LayoutCodec after;
  private final Random random;
  private Map<String, String> names = Map.of();
  private int keys;

  RowJudge(LayoutSignature old, LayoutSignature now, Random random) {
    this.old = old;
    this.now = now;
    this.before = LayoutCodec.of(old);
    this.after = LayoutCodec.of(now);
    this.random = random;
  }

  /** How many keys were written. */
  int keys() {
    return keys;
  }

  /** The first values whose row is lost, with a reason; empty if none is found. */
  Optional<String> lost() {
    Optional<Map<String, String>> renamed = NewNames.of(old, now);
    if (renamed.isEmpty() || !shape(old).equals(shape(now))) {
      return Optional.of("other names, places or types");
    }
    names = renamed.get();
    if (!bucketed(old).stream().map(names::get).toList().equals(bucketed(now))) {
      return Optional.of("a bucket of other parts");
    }
    return firstKey(this::isLost);
  }

  /**
   * The first values that the newer layout reads as others, though only types differ; empty if none
   * is found. A number stays the same number, and a time its first moment.
   */
  Optional<String> misread() {
    names = old.parts().collect(Collectors.toMap(PartSignature::name, PartSignature::name));
    return firstKey(this::isMisread);
  }

  private Optional<String> firstKey(Predicate<Map<String, Object>> fault) {
    Map<String, List<Object>> values = values();
    int most = values.values().stream().mapToInt(List::size).max().orElse(0);
    if (values.values().stream().anyMatch(List::isEmpty)) {
      return Optional.empty();
    }
    values.values().forEach(it -> Collections.shuffle(it, random));
    for (int i = 0; i < Math.max(most, KEYS); i++) {
      Map<String, Object> key = new LinkedHashMap<>();
      for (Map.Entry<String, List<Object>> part : values.entrySet()) {
        List<Object> drawn = part.getValue();
        int index = i < drawn.size() ? i : random.nextInt(drawn.size());
        key.put(part.getKey(), drawn.get(index));
      }
      if (fault.test(key)) {
        return Optional.of(shown(key));
      }
    }
    return Optional.empty();
  }

  /** Which parts decide the bucket, if there is one. */
  private static List<String> bucketed(LayoutSignature layout) {
    return layout.columns().get(0).bucket().map(BucketSignature::of).orElse(List.of());
  }

  private Map<String, List<Object>> values() {
    Set<Integer> ends = new LinkedHashSet<>();
    for (LayoutSignature layout : List.of(old, now)) {
      ends.add((int) layout.separator());
      layout.columns().stream()
          .flatMap(column -> column.template().stream())
          .flatMap(template -> template.literals().stream())
          .filter(literal -> !literal.isEmpty())
          .forEach(literal -> ends.add((int) literal.charAt(0)));
    }
    SampleValues samples = new SampleValues(ends, random);
    Map<String, List<Object>> values = new LinkedHashMap<>();
    old.parts()
        .forEach(
            part -> {
              Optional<PartSignature> other =
                  now.parts().filter(it -> it.name().equals(names.get(part.name()))).findFirst();
              PartCodec<?, ?> codec = before.part(part.name());
              values.put(part.name(), new ArrayList<>(samples.of(part, other, codec)));
            });
    return values;
  }

  /** What the old layout writes, if the values are those of a key. */
  private Optional<Map<String, Object>> written(Map<String, Object> key) {
    try {
      Map<String, Object> written = before.encode(key);
      keys++;
      return Optional.of(written);
    } catch (RuntimeException notAKey) {
      return Optional.empty();
    }
  }

  private boolean isLost(Map<String, Object> key) {
    return written(key)
        .filter(it -> !isWrittenTheSame(key, it) && !isReadTheSame(key, it))
        .isPresent();
  }

  private boolean isMisread(Map<String, Object> key) {
    return written(key).filter(it -> isMisread(key, it)).isPresent();
  }

  private boolean isMisread(Map<String, Object> key, Map<String, Object> written) {
    try {
      Map<String, Object> read = after.decode(written.values().toArray());
      return !plain(after.encode(read)).equals(plain(written))
          || key.keySet().stream().anyMatch(it -> !isTheSame(key.get(it), read.get(it)));
    } catch (RuntimeException refused) {
      return true;
    }
  }

  private static boolean isTheSame(Object was, @Nullable Object is) {
    Optional<LocalDateTime> before = moment(was);
    Optional<LocalDateTime> after = moment(is);
    if (before.isPresent() && after.isPresent()) {
      return before.equals(after);
    }
    // Which number a time has, its format says.
    return before.isPresent()
        || after.isPresent()
        || plain(was).equals(is == null ? null : plain(is));
  }

  private static Optional<LocalDateTime> moment(@Nullable Object value) {
    return Stream.of(AllTimeTypes.values())
        .flatMap(it -> moment(it.type(), value).stream())
        .findFirst();
  }

  private static <T> Optional<LocalDateTime> moment(TimeType<T> type, @Nullable Object value) {
    return type.valueClass().isInstance(value)
        ? Optional.of(type.utc(type.valueClass().cast(value)))
        : Optional.empty();
  }

  private boolean isWrittenTheSame(Map<String, Object> key, Map<String, Object> written) {
    try {
      Map<String, Object> renamed = new LinkedHashMap<>();
      key.forEach((part, value) -> renamed.put(names.get(part), renamed(part, value)));
      return plain(after.encode(renamed)).equals(plain(written));
    } catch (RuntimeException refused) {
      return false;
    }
  }

  private boolean isReadTheSame(Map<String, Object> key, Map<String, Object> written) {
    try {
      Map<String, Object> renamed = new LinkedHashMap<>();
      key.forEach((part, value) -> renamed.put(names.get(part), renamed(part, value)));
      return plain(after.decode(written.values().toArray())).equals(plain(renamed));
    } catch (RuntimeException refused) {
      return false;
    }
  }

  private Object renamed(String part, Object value) {
    return renamed(type(old, part), type(now, names.get(part)), value);
  }

  private static TypeSignature type(LayoutSignature layout, String part) {
    return layout.parts().filter(it -> it.name().equals(part)).findFirst().orElseThrow().type();
  }

  /**
   * The name that a constant has now: another one only if the code stayed and the old name went.
   */
  private static Object renamed(TypeSignature was, TypeSignature is, Object value) {
    if (was instanceof CodesType before && is instanceof CodesType after) {
      List<String> names = Arrays.asList(after.names());
      int index = Arrays.asList(before.names()).indexOf(value);
      int same = Arrays.asList(after.codes()).indexOf(before.codes()[index]);
      boolean isRenamed =
          !names.contains(value)
              && same >= 0
              && !Arrays.asList(before.names()).contains(names.get(same));
      return isRenamed ? names.get(same) : value;
    }
    if (was instanceof ListType before && is instanceof ListType after) {
      List<Object> elements = new ArrayList<>();
      for (Object element : (List<?>) value) {
        List<Object> row = new ArrayList<>();
        List<?> values = before.isOfValues() ? List.of(element) : (List<?>) element;
        for (int i = 0; i < values.size(); i++) {
          row.add(
              renamed(before.parts().get(i).type(), after.parts().get(i).type(), values.get(i)));
        }
        elements.add(before.isOfValues() ? row.get(0) : row);
      }
      return elements;
    }
    return value;
  }

  /** What is compared of a layout besides its names. */
  private static List<Object> shape(LayoutSignature layout) {
    List<Object> shape = new ArrayList<>(List.of(layout.partitionColumns()));
    layout.columns().stream()
        .flatMap(column -> column.parts().stream())
        .forEach(part -> shape.add(shape(part.type())));
    return shape;
  }

  private static String shape(TypeSignature type) {
    if (type instanceof ListType list) {
      return (list.isMap() ? "map" : "list")
          + list.parts().stream().map(it -> shape(it.type())).toList();
    }
    return type instanceof CodesType ? "enum" : type.toString();
  }

  private static Object plain(Object value) {
    if (value instanceof byte[] bytes) {
      return List.of("bytes", Arrays.toString(bytes));
    }
    if (value instanceof Map<?, ?> map) {
      Map<Object, Object> plain = new LinkedHashMap<>();
      map.forEach((key, it) -> plain.put(key, plain(it)));
      return plain;
    }
    if (value instanceof Byte || value instanceof Short || value instanceof Integer) {
      return ((Number) value).longValue();
    }
    return value instanceof List<?> list ? list.stream().map(RowJudge::plain).toList() : value;
  }

  private String shown(Map<String, Object> key) {
    String read;
    try {
      read = "read as " + plain(after.decode(before.encode(key).values().toArray()));
    } catch (RuntimeException refused) {
      read = "refused: " + refused.getMessage();
    }
    return plain(key) + ", written as " + plain(before.encode(key)) + ", is " + read;
  }
}
