package dev.keywright.processor.describe;

import dev.keywright.processor.control.Accepted;
import dev.keywright.processor.finding.Finding;
import java.util.Locale;
import java.util.Map;

/** A finding as it was printed, or as it was accepted. */
final class FindingDescription {
  private FindingDescription() {}

  static Map<String, Object> of(Finding finding) {
    return fields(finding).toMap();
  }

  static Map<String, Object> of(Accepted accepted) {
    return fields(accepted.finding()).add("acceptedBy", accepted.by()).toMap();
  }

  private static Fields fields(Finding finding) {
    Fields fields =
        new Fields()
            .add("check", finding.check().name())
            .add("name", finding.check().readableName())
            .add("severity", finding.severity().name().toLowerCase(Locale.ROOT))
            .add("problem", finding.problem());
    if (!finding.detail().isEmpty()) {
      fields.add("detail", finding.detail());
    }
    return fields.add("fix", finding.fixText()).add("page", finding.check().page());
  }
}
