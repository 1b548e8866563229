package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.NamedPart;
import dev.keywright.processor.laws.FixedValues.Uuids;
import dev.keywright.processor.laws.PartSpec.Trait;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A map to the end of a key: its entries, in the order of their keys.
 *
 * @param key how each key is declared
 * @param value how each value is declared
 * @param most how many entries there may be
 */
record Maps(PartSpec key, PartSpec value, int most) implements Oracle {
  private static final int FEW = 16;

  /** The last part of a key. */
  static NamedPart part(PartSpec key, boolean isOfUuids, int most, int samples) {
    PartSpec value = isOfUuids ? new Uuids(false).spec() : key;
    PartSpec spec =
        new PartSpec(
            "java.util.SortedMap<"
                + Lists.boxed(key.type())
                + ", "
                + Lists.boxed(value.type())
                + ">",
            List.of(),
            key.facts(),
            key.said(),
            new Maps(key, value, most),
            key.shape(),
            EnumSet.of(Trait.LIST),
            Optional.empty());
    return new NamedPart(
        "list", most == Integer.MAX_VALUE ? spec : spec.knowing("maxLength = " + most), samples);
  }

  // Every other one is sorted the other way round by its owner, which changes no key.
  static Object map(Object... keysAndValues) {
    boolean isTurned = keysAndValues.length % 4 == 0;
    SortedMap<Object, Object> map =
        isTurned ? new TreeMap<>(Collections.reverseOrder()) : new TreeMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      map.put(keysAndValues[i], keysAndValues[i + 1]);
    }
    return map;
  }

  @Override
  public List<Object> candidates() {
    List<Object> keys = key.oracle().candidates();
    List<Object> values = value.oracle().candidates();
    List<Object> maps = new ArrayList<>();
    maps.add(map());
    for (int i = 0; i < keys.size(); i++) {
      Object one = keys.get(i);
      Object of = values.get(i % values.size());
      maps.add(map(one, of));
      if (i < FEW) {
        Object next = keys.get((i + 1) % keys.size());
        maps.add(map(one, values.get(0), next, of));
        maps.add(map(keys.get(0), of, one, of, keys.get((i + 3) % keys.size()), values.get(0)));
      }
    }
    return maps.stream().distinct().toList();
  }

  /** The entries as they are written: each a row of a key and a value. */
  List<List<Object>> entries(Object map) {
    return ((SortedMap<?, ?>) map)
        .entrySet().stream()
            .map(it -> List.<Object>of(it.getKey(), it.getValue()))
            .sorted((a, b) -> key.oracle().compare(a.get(0), b.get(0)))
            .toList();
  }

  @Override
  public boolean isLegal(Object map, Place place) {
    Map<?, ?> entries = (Map<?, ?>) map;
    return entries.size() <= most
        && entries.keySet().stream().allMatch(it -> key.oracle().isLegal(it, Lists.inside(place)))
        && entries.values().stream()
            .allMatch(it -> value.oracle().isLegal(it, Lists.inside(place)));
  }

  @Override
  public String written(Object map, Place place) {
    return entries(map).stream()
        .flatMap(
            it ->
                Stream.of(
                    key.oracle().written(it.get(0), Lists.inside(place)),
                    value.oracle().written(it.get(1), Lists.inside(place))))
        .collect(Collectors.joining(String.valueOf(place.separator())));
  }

  @Override
  public byte[] bytes(Object map, boolean ended) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (List<Object> entry : entries(map)) {
      bytes.writeBytes(key.oracle().bytes(entry.get(0), true));
      bytes.writeBytes(value.oracle().bytes(entry.get(1), true));
    }
    return bytes.toByteArray();
  }

  @Override
  public int compare(Object a, Object b) {
    List<List<Object>> one = entries(a);
    List<List<Object>> other = entries(b);
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      int order = key.oracle().compare(one.get(i).get(0), other.get(i).get(0));
      if (order == 0) {
        order = value.oracle().compare(one.get(i).get(1), other.get(i).get(1));
      }
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(one.size(), other.size());
  }

  /** The maps of the first entries of some maps. */
  List<Object> beginnings(List<Object> maps) {
    return maps.stream()
        .flatMap(
            map -> IntStream.rangeClosed(0, ((Map<?, ?>) map).size()).mapToObj(n -> first(map, n)))
        .distinct()
        .toList();
  }

  private Object first(Object map, int entries) {
    return map(entries(map).stream().limit(entries).flatMap(List::stream).toArray());
  }

  /** Whether a map has these entries first. */
  boolean begins(Object map, Object first) {
    return Lists.begins(entries(map), entries(first));
  }
}
