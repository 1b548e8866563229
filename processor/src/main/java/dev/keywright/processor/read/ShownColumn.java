package dev.keywright.processor.read;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.ColumnTemplate;

/** One annotation that shows a column. */
record ShownColumn(
    boolean isPartition, String value, String column, boolean escape, ElementSpot spot) {

  String annotation() {
    return isPartition ? "PartitionTemplate" : "SortTemplate";
  }

  String name() {
    return column.isEmpty() ? isPartition ? Column.PARTITION_KEY : Column.SORT_KEY : column;
  }

  /**
   * What is wrong at one place of the template.
   *
   * @param problem goes on behind the name of the annotation
   */
  Finding fault(int position, String problem, String fix) {
    return new Finding(
        CheckId.KW019,
        Severity.ERROR,
        spot,
        "value",
        "@" + annotation() + " " + problem,
        ColumnTemplate.at(value, position),
        fix);
  }
}
