package dev.keywright.processor.interpret;

import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.ColumnTemplate;
import dev.keywright.processor.model.SourceSpot;

/** One annotation that shows a column. */
record WrittenTemplate(DeclaredAnnotation written) {

  boolean isPartition() {
    return annotation().equals("PartitionTemplate");
  }

  String annotation() {
    return written.name();
  }

  String value() {
    return written.text("value");
  }

  String column() {
    return written.text("column");
  }

  boolean escape() {
    return written.flag("escape");
  }

  SourceSpot spot() {
    return written.spot();
  }

  String name() {
    String unnamed = isPartition() ? Column.PARTITION_KEY : Column.SORT_KEY;
    return written.optional("column").orElse(unnamed);
  }

  /**
   * What is wrong at one place of the template.
   *
   * @param problem follows the name of the annotation
   */
  Finding fault(int position, String problem, String fix) {
    return Finding.of(
            CheckId.KW019, Severity.ERROR, spot(), "@" + annotation() + " " + problem, fix)
        .at("value")
        .detailed(ColumnTemplate.at(value(), position));
  }
}
