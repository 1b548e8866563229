package dev.keywright.processor.check;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.fix.Trial;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What checks say about a layout, once every comparison in it has been confirmed. */
public final class Judgement {
  private static final String QUOTED = "\"((?:[^\"\\\\]|\\\\.)*)\"";
  private static final Pattern COMPARISON = Pattern.compile(QUOTED + " ([<>]) " + QUOTED);

  private Judgement() {}

  /** The findings of one check as {@code KW101 deviceId.pad}, problem and fix, a line each. */
  public static List<String> by(LayoutCheck check, LayoutBuilder layout) {
    Findings findings = new Findings();
    check.check(layout.build(), findings);
    CheckTally.count(check, findings.all());
    return findings.all().stream().map(Judgement::shown).toList();
  }

  /** The findings of one check as {@code KW101 deviceId.pad}. */
  public static List<String> places(LayoutCheck check, LayoutBuilder layout) {
    return by(check, layout).stream().map(it -> it.lines().findFirst().orElseThrow()).toList();
  }

  /** The findings of all checks as {@code KW101 deviceId}, but for notes. */
  public static List<String> byAll(LayoutBuilder layout) {
    Findings findings = new Findings();
    Checks.run(layout.build(), Trial.NONE, findings);
    return findings.all().stream()
        .filter(finding -> finding.severity() != Severity.INFO)
        .map(finding -> shown(finding).lines().findFirst().orElseThrow())
        .toList();
  }

  /** How severe the findings of one check are. */
  public static List<Severity> severities(LayoutCheck check, LayoutBuilder layout) {
    Findings findings = new Findings();
    check.check(layout.build(), findings);
    return findings.all().stream().map(Finding::severity).toList();
  }

  private static String shown(Finding finding) {
    confirm(finding.problem());
    assertThat(finding.problem()).doesNotEndWith(".").doesNotContain("\n");
    assertThat(finding.fix().text(finding.spot()))
        .isNotBlank()
        .doesNotEndWith(".")
        .doesNotContain("\n");
    String attribute = finding.attribute().isEmpty() ? "" : "." + finding.attribute();
    return finding.check()
        + " "
        + finding.spot()
        + attribute
        + "\n"
        + finding.problem()
        + "\n"
        + finding.fix().text(finding.spot());
  }

  /** Compares the printed keys as a store does, with nothing but the printed text to go by. */
  private static void confirm(String problem) {
    Matcher comparison = COMPARISON.matcher(problem);
    while (comparison.find()) {
      byte[] left = unescaped(comparison.group(1)).getBytes(UTF_8);
      byte[] right = unescaped(comparison.group(3)).getBytes(UTF_8);
      int sign = Integer.signum(Arrays.compareUnsigned(left, right));
      assertThat(sign).as(problem).isEqualTo(comparison.group(2).equals("<") ? -1 : 1);
    }
  }

  private static String unescaped(String shown) {
    Matcher escape = Pattern.compile("\\\\(?:u([0-9a-f]{4})|(.))").matcher(shown);
    return escape.replaceAll(
        match ->
            Matcher.quoteReplacement(
                match.group(1) == null
                    ? match.group(2)
                    : Character.toString(Integer.parseInt(match.group(1), 16))));
  }
}
