package dev.keywright.processor.store;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Limit;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.description.store.StoreProfile.Holds;
import dev.keywright.description.store.StoreProfile.Partitions;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.StoredIn;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** The profile that a layout is judged by, and what it says of the layout's columns. */
public final class OwnStore {
  private static final String DECLARED = "@StoredIn";

  private OwnStore() {}

  /** The store that the layout is for, with the limits that are declared in place of its own. */
  public static StoreProfile of(Layout layout) {
    return layout
        .options()
        .storedIn()
        .map(storedIn -> of(storedIn, layout.columns().size()))
        .orElse(StoreProfile.ANY);
  }

  private static StoreProfile of(StoredIn storedIn, int columns) {
    StoreProfile known = storedIn.store().profile();
    Map<Figure, Limit> limits = new EnumMap<>(Figure.class);
    limits.putAll(known.limits());
    storedIn.limits().forEach((attribute, value) -> declare(limits, attribute, value));
    boolean isHashed = known.partitions() == Partitions.SORTED_IF_ALONE && columns > 1;
    return known.with(limits, isHashed ? Partitions.HASHED_VALUES : known.partitions());
  }

  private static void declare(Map<Figure, Limit> limits, String attribute, long value) {
    Limit hard = new Limit(value, true, DECLARED);
    Limit advised = new Limit(value, false, DECLARED);
    switch (attribute) {
      case "maxKeyBytes" -> limits.put(Figure.KEY_BYTES, hard);
      case "maxColumnBytes" -> {
        limits.put(Figure.PARTITION_KEY_BYTES, hard);
        limits.put(Figure.SORT_KEY_BYTES, hard);
      }
      case "maxColumns" -> replace(limits, Figure.COLUMNS, hard, Figure.ADVISED_COLUMNS);
      case "maxPartitionBytes" ->
          replace(limits, Figure.PARTITION_BYTES, advised, Figure.PARTITION_ROWS);
      case "maxWritesPerSecond" -> limits.put(Figure.PARTITION_WRITES, advised);
      case "pageRows" -> replace(limits, Figure.PAGE_ROWS, hard, Figure.PAGE_BYTES);
      default -> throw new AssertionError(attribute);
    }
  }

  /** Whether a limit is the author's own, not one of the store. */
  public static boolean isDeclared(Limit limit) {
    return limit.source().equals(DECLARED);
  }

  private static void replace(
      Map<Figure, Limit> limits, Figure figure, Limit declared, Figure other) {
    limits.put(figure, declared);
    limits.remove(other);
  }

  /** The limit of one column, if it has one of its own. */
  public static Optional<Limit> columnBytes(StoreProfile profile, Column column) {
    return profile.limit(column.isPartition() ? Figure.PARTITION_KEY_BYTES : Figure.SORT_KEY_BYTES);
  }

  /**
   * Whether the store keeps the values of a column sorted: what misorders is a fault there only.
   */
  public static boolean sorts(StoreProfile profile, Column column) {
    return column.isPartition() ? profile.sortsPartitions() : profile.sortsRows();
  }

  /** The columns in which the characters that the store forbids are refused. */
  public static List<Column> restrictedColumns(StoreProfile profile, Layout layout) {
    List<Column> columns = layout.columns();
    return profile.characters().isForLast()
        ? columns.subList(Math.max(0, columns.size() - 1), columns.size())
        : columns;
  }

  /** What a store has to hold to keep a part as its own type. */
  public static Holds kind(Part part) {
    return switch (part.signature().kind()) {
      case BYTES -> Holds.BYTES;
      case WHOLE, FRACTION -> Holds.LONG;
      case FLAG -> Holds.BOOLEAN;
      case UUID -> Holds.UUID;
      case TIME -> part.period().isPresent() ? Holds.DATE : Holds.TIMESTAMP;
      // Kinds that no store has as its own type are among these: another check refuses them.
      default -> Holds.TEXT;
    };
  }

  /** Whether the store has a type of its own for a part that is not in the last column. */
  public static boolean hasTypeOf(Layout layout, Part part) {
    return part.type().signature().filter(TypeSignature::canBeNative).isPresent()
        && of(layout).canHold(kind(part), /* isLast= */ false);
  }

  /** Whether the store has room for all columns of a layout if they are bytes. */
  public static boolean takesBytes(Layout layout) {
    StoreProfile profile = of(layout);
    int last = layout.columns().size() - 1;
    return IntStream.rangeClosed(0, last)
        .allMatch(
            i -> layout.columns().get(i).nativeType() || profile.canHold(Holds.BYTES, i == last));
  }
}
