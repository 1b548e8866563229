package dev.keywright.processor.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.tools.Diagnostic;

/**
 * Findings with their severity, as {@code KW201 warning day}.
 *
 * <p>No page of a check says at which of several places its finding is shown, so what is expected
 * may name all that a reader would accept: {@code KW306 warning tenant|month}.
 */
final class OutsideFindings {
  private OutsideFindings() {}

  /** What is found; where an expected finding accepts the place, as that finding has it. */
  static List<String> of(
      Places places, List<? extends Diagnostic<?>> findings, List<String> expected) {
    List<String> open = new ArrayList<>(expected);
    List<String> found = new ArrayList<>();
    for (Diagnostic<?> finding : findings) {
      String line = line(places, finding);
      Optional<String> accepted = open.stream().filter(it -> accepts(it, line)).findFirst();
      accepted.ifPresent(open::remove);
      found.add(accepted.orElse(line));
    }
    return found.stream().sorted().toList();
  }

  private static String line(Places places, Diagnostic<?> finding) {
    String check = finding.getMessage(Locale.ROOT).substring(1, "[KW000".length());
    return check + " " + severity(finding) + " " + places.at(finding.getPosition());
  }

  private static String severity(Diagnostic<?> finding) {
    return switch (finding.getKind()) {
      case ERROR -> "error";
      case WARNING, MANDATORY_WARNING -> "warning";
      default -> "info";
    };
  }

  private static boolean accepts(String expected, String found) {
    String[] wanted = expected.split(" ", -1);
    String[] made = found.split(" ", -1);
    return List.of(wanted[0].split("\\|", -1)).contains(made[0])
        && wanted[1].equals(made[1])
        && List.of(wanted[2].split("\\|", -1)).contains(made[2]);
  }
}
