package dev.keywright.processor.control;

import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.model.Layout;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What was decided about one key.
 *
 * @param layout the key as it may be written: a part whose order is at fault has no ranges
 * @param reported the findings that are left
 * @param accepted the others
 */
public record Ruling(Layout layout, List<Finding> reported, List<AcceptedFinding> accepted) {
  static Ruling of(
      Layout layout, List<Finding> reported, List<AcceptedFinding> accepted, PartsOfSpots parts) {
    Set<String> misordered =
        Stream.concat(reported.stream(), accepted.stream().map(AcceptedFinding::finding))
            .filter(finding -> finding.check().misorders())
            .map(finding -> parts.of(finding.spot()))
            .flatMap(Optional::stream)
            .collect(Collectors.toSet());
    return new Ruling(
        layout.withUnordered(misordered), List.copyOf(reported), List.copyOf(accepted));
  }
}
