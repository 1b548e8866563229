package dev.keywright.report.sample;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.layout.assembly.BucketChoice;
import dev.keywright.layout.assembly.BucketFunctions;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.inspection.InspectedItem;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.InvalidPartException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Rows of one layout: two values of each of its first parts, in each combination. */
public final class SampleRows {
  private static final int MOST_VARIED = 3;

  private final String keyClass;
  private final LayoutCodec codec;
  private final KeyInspector inspector;
  private final List<Map<String, Object>> stored;
  private final boolean isTelling;
  private final Map<String, List<Object>> pairs = new LinkedHashMap<>();

  /** Prepares rows of a key. */
  public SampleRows(KeyDescription key, KnownRows samples) {
    LayoutSignature layout = LayoutSignature.parse(key.layout());
    BucketFunctions functions = samples.functions(key);
    this.keyClass = key.keyClass();
    this.codec = LayoutCodec.of(layout, functions);
    this.inspector = KeyInspector.of(layout, functions);
    this.stored = samples.stored(key);
    this.isTelling =
        layout
            .parts()
            .filter(it -> it.kind() == Kind.TEXT)
            .anyMatch(it -> ExampleTexts.knows(it.name(), codec.encoding(it.name()).accepted()));
    int numbers = 0;
    for (PartSignature part : layout.parts().toList()) {
      pairs.put(part.name(), new SampleValues(codec, part, numbers, stored(part.name())).pair());
      numbers += part.kind() == Kind.WHOLE ? 1 : 0;
    }
  }

  private List<Object> stored(String part) {
    return stored.stream().map(it -> it.get(part)).filter(Objects::nonNull).toList();
  }

  /** A row that is stored, if one is known, or one whose texts look like what parts are called. */
  public Optional<SampleRow> example() {
    Optional<SampleRow> first = stored.stream().flatMap(it -> row(it).stream()).findFirst();
    return first.isPresent() || !isTelling ? first : made();
  }

  /** The first of the made rows, if its bucket is known. */
  public Optional<SampleRow> made() {
    return isBucketKnown() ? sorted().stream().findFirst() : Optional.empty();
  }

  /** The rows in the order of the store; none if a part has no legal sample. */
  public List<SampleRow> sorted() {
    if (pairs.values().stream().anyMatch(List::isEmpty)) {
      return List.of();
    }
    List<Map<String, Object>> all = new ArrayList<>(List.of(new LinkedHashMap<>()));
    int varied = 0;
    for (Map.Entry<String, List<Object>> pair : pairs.entrySet()) {
      boolean isVaried = pair.getValue().size() > 1 && varied < MOST_VARIED;
      varied += isVaried ? 1 : 0;
      all =
          extended(all, pair.getKey(), isVaried ? pair.getValue() : pair.getValue().subList(0, 1));
    }
    return all.stream().flatMap(values -> row(values).stream()).sorted().distinct().toList();
  }

  private static List<Map<String, Object>> extended(
      List<Map<String, Object>> rows, String part, List<Object> values) {
    List<Map<String, Object>> longer = new ArrayList<>();
    for (Map<String, Object> row : rows) {
      for (Object value : values) {
        Map<String, Object> next = new LinkedHashMap<>(row);
        next.put(part, value);
        longer.add(next);
      }
    }
    return longer;
  }

  /** For each part with two legal values, two rows that differ in it alone, the smaller first. */
  public List<NeighbouringRows> neighbours() {
    List<NeighbouringRows> neighbours = new ArrayList<>();
    if (pairs.values().stream().anyMatch(List::isEmpty)) {
      return neighbours;
    }
    Map<String, Object> base = new LinkedHashMap<>();
    pairs.forEach((part, pair) -> base.put(part, pair.get(0)));
    for (Map.Entry<String, List<Object>> pair : pairs.entrySet()) {
      if (pair.getValue().size() > 1) {
        Map<String, Object> larger = new LinkedHashMap<>(base);
        larger.put(pair.getKey(), pair.getValue().get(1));
        Optional<SampleRow> low = row(base);
        Optional<SampleRow> high = row(larger);
        if (low.isPresent() && high.isPresent()) {
          neighbours.add(new NeighbouringRows(pair.getKey(), low.get(), high.get()));
        }
      }
    }
    return neighbours;
  }

  private Optional<SampleRow> row(Map<String, Object> values) {
    try {
      List<Object> columns = List.copyOf(encode(values).values());
      List<InspectedItem> items = inspector.inspect(columns.toArray()).items();
      return Optional.of(new SampleRow(keyClass, values, columns, items, codec));
    } catch (InvalidPartException refused) {
      // Two parts together can be refused, though each of them is legal alone.
      return Optional.empty();
    }
  }

  private Map<String, Object> encode(Map<String, Object> values) {
    return isBucketKnown() ? codec.encode(values) : codec.encodeIn(0, values);
  }

  /** Whether this program can compute the bucket of a row; without a bucket, it can. */
  public boolean isBucketKnown() {
    return codec.bucket().flatMap(BucketChoice::uncompared).isEmpty();
  }
}
