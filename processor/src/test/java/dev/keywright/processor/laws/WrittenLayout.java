package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.Column;
import dev.keywright.processor.laws.Design.NamedPart;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The layout of a random entity, with keys that the oracle writes: for tests of other modules,
 * which read and write them with code of their own.
 */
public final class WrittenLayout {
  private final Design design;
  private final String signature;
  private final List<List<Object>> legal;

  WrittenLayout(Design design, String signature) {
    this.design = design;
    this.signature = signature;
    this.legal = IntStream.range(0, design.parts().size()).mapToObj(this::legal).toList();
  }

  private List<Object> legal(int part) {
    Oracle oracle = design.parts().get(part).spec().oracle();
    return oracle.candidates().stream()
        .filter(it -> oracle.isLegal(it, design.place(part)))
        .toList();
  }

  /** The name of the entity, such as {@code R7}. */
  public String name() {
    return design.name();
  }

  /** What the processor writes as {@code LAYOUT}. */
  public String signature() {
    return signature;
  }

  /** The names of the parts. */
  public List<String> parts() {
    return design.parts().stream().map(NamedPart::name).toList();
  }

  /** So many keys, or fewer if there are no more: first those of the outermost values. */
  public List<WrittenKey> keys(int most) {
    Random random = new Random(most + 31L * design.number());
    List<List<Object>> tuples = new ArrayList<>(design.tuples().stream().limit(most / 2).toList());
    for (int i = tuples.size(); i < most; i++) {
      tuples.add(legal.stream().map(it -> it.get(random.nextInt(it.size()))).toList());
    }
    Map<String, WrittenKey> keys = new LinkedHashMap<>();
    tuples.stream().map(this::key).forEach(it -> keys.putIfAbsent(Design.shown(it.columns()), it));
    return List.copyOf(keys.values());
  }

  private WrittenKey key(List<Object> tuple) {
    return new WrittenKey(SignatureLaw.inRows(design, tuple), columns(tuple));
  }

  private List<Object> columns(List<Object> tuple) {
    return design.columns().stream().map(it -> content(it, tuple)).toList();
  }

  private Object content(Column column, List<Object> tuple) {
    return column.isStored()
        ? tuple.get(design.partsOf(column).get(0))
        : design.written(column, tuple);
  }

  /** Contents that differ a little from those of a key; few of them are keys. */
  public List<List<Object>> changes(WrittenKey key, int column) {
    List<List<Object>> changes = new ArrayList<>();
    for (Object changed : CanonicalLaw.changes(design, column, key.columns().get(column))) {
      Object[] columns = CanonicalLaw.with(key.columns().toArray(), column, changed);
      changes.add(Arrays.asList(columns));
    }
    return changes;
  }

  /** Whether the key with these values is written like this. */
  public boolean isWritten(WrittenKey key) {
    List<Object> tuple = new ArrayList<>();
    for (int i = 0; i < key.values().size(); i++) {
      Object value = key.values().get(i);
      Oracle oracle = design.parts().get(i).spec().oracle();
      Object own = oracle instanceof Maps && value instanceof List<?> rows ? map(rows) : value;
      if (!oracle.isLegal(own, design.place(i))) {
        return false;
      }
      tuple.add(own);
    }
    return Row.areSame(columns(tuple), key.columns());
  }

  private static Object map(List<?> rows) {
    return Maps.map(rows.stream().flatMap(it -> ((List<?>) it).stream()).toArray());
  }

  /** How the values of two keys compare; empty if the layout promises nothing of them. */
  public Optional<Integer> order(WrittenKey one, WrittenKey other) {
    ValueOrder order =
        ValueOrder.of(
            design,
            ValueOrder.Placed.of(design, inMaps(one.values())),
            ValueOrder.Placed.of(design, inMaps(other.values())));
    return order.isKnown() ? Optional.of(order.order()) : Optional.empty();
  }

  private List<Object> inMaps(List<Object> values) {
    return IntStream.range(0, values.size())
        .mapToObj(
            i ->
                design.parts().get(i).spec().oracle() instanceof Maps
                    ? map((List<?>) values.get(i))
                    : values.get(i))
        .collect(Collectors.toList());
  }

  /** Whether keys begin with a bucket or a hash prefix, so that it tells where to split a table. */
  public boolean isSpread() {
    boolean isBare = design.front(design.columns().get(0)).length == 0;
    boolean isBucketed = design.form().bucket().isPresent() && design.bucketIndex() == 0;
    boolean isHashed =
        !design.columns().get(0).parts().isEmpty()
            && design.parts().get(0).spec().hash().isPresent();
    return isBare && (isBucketed || isHashed);
  }

  /** The entity, as failures show it. */
  @Override
  public String toString() {
    return design + "\n" + signature;
  }
}
