package dev.keywright.processor.interpret;

import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Part;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Puts the declared parts of one key into columns. */
final class ColumnAssembly {
  private ColumnAssembly() {}

  /** A part, and whether it belongs to the partition column. */
  record KeyPart(Part part, boolean isPartition) {}

  /**
   * The columns in the store's order.
   *
   * @param endings the parts that no member of the entity holds; they end the last column
   * @param bucket is in a partition column, which is there even without parts
   */
  static List<Column> of(List<KeyPart> declared, List<Part> endings, Optional<Bucket> bucket) {
    List<Part> partition = sorted(declared, true);
    List<Part> sort = sorted(declared, false);
    List<Column> columns = new ArrayList<>();
    if (partition.stream().anyMatch(part -> part.declaration().nativeType())) {
      columns.addAll(runs(partition, true));
    } else if (!partition.isEmpty() || bucket.isPresent()) {
      int index = bucket.map(it -> it.index(partition)).orElse(0);
      Column column = new Column(partitionName(partition), true, false, partition);
      columns.add(column.withBucketBehind(index));
    }
    columns.addAll(runs(sort, false));
    if (!endings.isEmpty()) {
      columns.add(columns.remove(columns.size() - 1).followedBy(endings));
    }
    return List.copyOf(columns);
  }

  // The sort is stable and members come in source order, so parts with equal orders stay apart.
  private static List<Part> sorted(List<KeyPart> parts, boolean isPartition) {
    return parts.stream()
        .filter(part -> part.isPartition() == isPartition)
        .map(KeyPart::part)
        .sorted(Comparator.comparingInt(part -> part.declaration().order()))
        .toList();
  }

  // Given on one part is enough; a check sees to it that no other part says otherwise.
  private static String partitionName(List<Part> parts) {
    return parts.stream()
        .map(part -> part.declaration().column())
        .filter(column -> !column.isEmpty())
        .findFirst()
        .orElse(Column.PARTITION_KEY);
  }

  /** The columns of parts that each name their own: neighbours with the same name share one. */
  private static List<Column> runs(List<Part> parts, boolean isPartition) {
    List<Column> columns = new ArrayList<>();
    int start = 0;
    for (int i = 1; i <= parts.size(); i++) {
      String name = columnOf(parts.get(start), isPartition);
      if (i == parts.size() || !columnOf(parts.get(i), isPartition).equals(name)) {
        List<Part> run = parts.subList(start, i);
        boolean nativeType = run.stream().anyMatch(part -> part.declaration().nativeType());
        columns.add(new Column(name, isPartition, nativeType, List.copyOf(run)));
        start = i;
      }
    }
    return columns;
  }

  private static String columnOf(Part part, boolean isPartition) {
    String declared = part.declaration().column();
    if (!declared.isEmpty()) {
      return declared;
    }
    return isPartition ? Column.PARTITION_KEY : Column.SORT_KEY;
  }
}
