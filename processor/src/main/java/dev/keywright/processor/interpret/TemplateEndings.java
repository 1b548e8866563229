package dev.keywright.processor.interpret;

import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.ColumnTemplate;
import dev.keywright.processor.model.Part;
import java.util.ArrayList;
import java.util.List;

/** The parts that no member of the entity holds, after the templates of a key. */
final class TemplateEndings {
  private TemplateEndings() {}

  /** Adds those that no template places to the last column. */
  static void add(List<Part> unplaced, List<Column> columns) {
    for (Part ending : unplaced) {
      Column last = columns.remove(columns.size() - 1);
      List<Part> parts = new ArrayList<>(last.parts());
      parts.add(ending);
      columns.add(
          new Column(
              last.name(),
              last.isPartition(),
              last.nativeType(),
              parts,
              last.template().map(ColumnTemplate::withItem),
              last.bucketIndex()));
    }
  }

  /**
   * Whether they end the key: what is random, or counts chunks, would break every scan elsewhere.
   */
  static boolean areLast(List<Part> endings, List<Column> columns) {
    List<Part> all = columns.stream().flatMap(it -> it.parts().stream()).toList();
    List<Part> end = all.subList(Math.max(0, all.size() - endings.size()), all.size());
    boolean isBeforeBucket =
        columns.stream().anyMatch(it -> endings.stream().anyMatch(it::isBeforeBucket));
    return end.equals(endings) && !isBeforeBucket;
  }
}
