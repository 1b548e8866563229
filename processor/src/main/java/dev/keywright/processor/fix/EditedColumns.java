package dev.keywright.processor.fix;

import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The columns as the reader would put them together from the declarations of their parts. */
final class EditedColumns {
  private final List<Column> columns = new ArrayList<>();

  private EditedColumns() {}

  static List<Column> of(Layout layout) {
    EditedColumns edited = new EditedColumns();
    boolean isShown = layout.columns().stream().anyMatch(it -> it.template().isPresent());
    if (isShown) {
      return layout.columns();
    }
    edited.addPartition(parts(layout, true), layout.options().bucket());
    edited.addRuns(parts(layout, false), Column.SORT_KEY, /* isPartition= */ false);
    return edited.columns;
  }

  private static List<Part> parts(Layout layout, boolean ofPartition) {
    return layout.columns().stream()
        .filter(column -> column.isPartition() == ofPartition)
        .flatMap(column -> column.parts().stream())
        .sorted(Comparator.comparingInt(part -> part.declaration().order()))
        .toList();
  }

  private void addPartition(List<Part> parts, Optional<Bucket> bucket) {
    if (parts.stream().anyMatch(part -> part.declaration().nativeType())) {
      addRuns(parts, Column.PARTITION_KEY, /* isPartition= */ true);
    } else if (!parts.isEmpty() || bucket.isPresent()) {
      String name =
          parts.stream()
              .map(part -> part.declaration().column())
              .filter(it -> !it.isEmpty())
              .findFirst()
              .orElse(Column.PARTITION_KEY);
      Column column = new Column(name, /* isPartition= */ true, /* nativeType= */ false, parts);
      columns.add(column.withBucketBehind(bucket.map(it -> it.index(parts)).orElse(0)));
    }
  }

  // What ends a column has no name of its own.
  private void addRuns(List<Part> parts, String unnamed, boolean isPartition) {
    List<Part> run = new ArrayList<>();
    for (Part part : parts) {
      boolean isSame =
          run.isEmpty()
              || !part.isOfEntity()
              || name(part, unnamed).equals(name(run.get(0), unnamed));
      if (!isSame) {
        add(run, unnamed, isPartition);
        run = new ArrayList<>();
      }
      run.add(part);
    }
    if (!run.isEmpty()) {
      add(run, unnamed, isPartition);
    }
  }

  private void add(List<Part> run, String unnamed, boolean isPartition) {
    boolean isNative = run.stream().anyMatch(part -> part.declaration().nativeType());
    columns.add(new Column(name(run.get(0), unnamed), isPartition, isNative, List.copyOf(run)));
  }

  private static String name(Part part, String unnamed) {
    String declared = part.declaration().column();
    return declared.isEmpty() ? unnamed : declared;
  }
}
