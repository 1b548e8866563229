package dev.keywright.processor.fix;

import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Other places for the parts of a key, with the numbers that all of them then have. */
public record Moves(Layout layout) {
  private static final String ORDER = "order";

  /** One part of a column comes before all others; empty where a template says what comes where. */
  public Optional<Change> first(Column column, Part part) {
    List<Part> parts = new ArrayList<>(ofEntity(column));
    if (column.template().isPresent() || !parts.remove(part)) {
      return Optional.empty();
    }
    parts.add(0, part);
    List<Integer> orders =
        parts.stream().map(it -> it.declaration().order()).sorted().distinct().toList();
    boolean isNumbered = orders.size() == parts.size();
    List<Change> edits = new ArrayList<>();
    for (int i = 0; i < parts.size() && isNumbered; i++) {
      if (parts.get(i).declaration().order() != orders.get(i)) {
        edits.add(new Edits(layout).set(parts.get(i), ORDER, orders.get(i)));
      }
    }
    return Change.ofAny(edits, "put " + part.name() + " first");
  }

  /** A part of the sort key ends the partition key. */
  public Optional<Change> toPartition(Part part) {
    List<Part> partition = group(true);
    List<Part> sort = new ArrayList<>(group(false));
    if (!isPlain() || !sort.remove(part) || layout.partitionColumns().size() != 1) {
      return Optional.empty();
    }
    // Alone, a part of the partition key needs no number.
    List<Change> edits = new ArrayList<>(numbered(partition));
    edits.add(new Edits(layout).move(part, partition.size(), "column"));
    edits.addAll(numbered(sort));
    return Optional.of(Change.of(edits).to("move " + part.name() + " into the partition key"));
  }

  /** All parts of the sort key end the partition key. */
  public Optional<Change> allToPartition() {
    List<Part> partition = group(true);
    List<Part> sort = group(false);
    if (!isPlain() || sort.isEmpty() || layout.partitionColumns().size() != 1) {
      return Optional.empty();
    }
    List<Change> edits = new ArrayList<>(numbered(partition));
    for (int i = 0; i < sort.size(); i++) {
      int order = partition.size() + i;
      edits.add(new Edits(layout).move(sort.get(i), order, "column", "nativeType"));
    }
    return Change.ofAny(edits, "move every part into the partition key");
  }

  /** All parts of the sort key share one column. */
  public Optional<Change> shareColumn() {
    List<Change> edits = new ArrayList<>();
    for (Part part : group(false)) {
      List<String> left =
          List.of("column", "nativeType").stream()
              .filter(part.declaration().written()::contains)
              .toList();
      if (!left.isEmpty()) {
        edits.add(new Edits(layout).change(part, List.of(), left));
      }
    }
    return Change.ofAny(edits, "put the sort parts in one column");
  }

  /** A part of the sort key takes the place of one of the partition key, which leaves the key. */
  public Optional<Change> inPlace(Part old, Part part) {
    List<Part> sort = new ArrayList<>(group(false));
    if (!isPlain() || !sort.remove(part) || layout.partitionColumns().size() != 1) {
      return Optional.empty();
    }
    List<Change> edits = new ArrayList<>(List.of(new Edits(layout).remove(old)));
    edits.add(new Edits(layout).move(part, Math.max(0, old.declaration().order()), "column"));
    edits.addAll(numbered(sort));
    return Optional.of(Change.of(edits).to("replace " + old.name() + " with " + part.name()));
  }

  /** The last parts of the partition key, from one on, begin the sort key. */
  public Optional<Change> toSort(Part part) {
    List<Part> partition = group(true);
    int from = partition.indexOf(part);
    if (!isPlain() || from < 1 || layout.partitionColumns().size() != 1) {
      return Optional.empty();
    }
    List<Part> moved = partition.subList(from, partition.size());
    List<Change> edits = new ArrayList<>();
    for (int i = 0; i < moved.size(); i++) {
      edits.add(new Edits(layout).move(moved.get(i), i, "column"));
    }
    List<Part> sort = group(false);
    for (int i = 0; i < sort.size(); i++) {
      edits.add(new Edits(layout).set(sort.get(i), ORDER, moved.size() + i));
    }
    String names = Phrase.listed(moved.stream().map(Part::name).toList());
    return Optional.of(Change.of(edits).to("move " + names + " into the sort key"));
  }

  /**
   * All parts come in another order.
   *
   * @param names all parts of the entity that the key has
   * @param ofPartition how many of them are the partition key
   */
  public Optional<Change> inOrder(List<String> names, int ofPartition) {
    List<Part> parts = names.stream().flatMap(it -> layout.part(it).stream()).toList();
    List<Part> all = layout.columns().stream().flatMap(it -> ofEntity(it).stream()).toList();
    if (!isPlain() || all.size() != parts.size() || !parts.containsAll(all)) {
      return Optional.empty();
    }
    List<Change> edits = new ArrayList<>(numbered(parts.subList(0, ofPartition), true));
    edits.addAll(numbered(parts.subList(ofPartition, parts.size()), false));
    return Change.ofAny(edits, "change the order of the key to " + String.join(", ", names));
  }

  // What is numbered already stays.
  private List<Change> numbered(List<Part> parts, boolean ofPartition) {
    List<Part> there = group(ofPartition);
    List<Change> edits = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      if (!there.contains(parts.get(i))) {
        edits.add(new Edits(layout).move(parts.get(i), i, "column"));
      } else if (parts.get(i).declaration().order() != i) {
        edits.add(new Edits(layout).set(parts.get(i), ORDER, i));
      }
    }
    return edits;
  }

  /** A part leaves the key; the others are numbered anew. */
  public Optional<Change> without(Part part) {
    boolean isOfPartition = isOfPartition(part);
    List<Part> group = new ArrayList<>(group(isOfPartition));
    if (!isPlain() || !group.remove(part) || (isOfPartition && group.isEmpty())) {
      return Optional.empty();
    }
    List<Change> edits = new ArrayList<>(List.of(new Edits(layout).remove(part)));
    edits.addAll(numbered(group));
    return Optional.of(Change.of(edits).to("remove " + part.name() + " from the key"));
  }

  private boolean isOfPartition(Part part) {
    return group(true).contains(part);
  }

  // What templates show has no numbers.
  private boolean isPlain() {
    return layout.columns().stream().allMatch(it -> it.template().isEmpty());
  }

  private List<Part> group(boolean ofPartition) {
    return layout.columns().stream()
        .filter(column -> column.isPartition() == ofPartition)
        .flatMap(column -> ofEntity(column).stream())
        .toList();
  }

  private static List<Part> ofEntity(Column column) {
    return column.parts().stream().filter(Part::isOfEntity).toList();
  }

  private List<Change> numbered(List<Part> parts) {
    return numbered(parts, parts.isEmpty() || isOfPartition(parts.get(0)));
  }
}
