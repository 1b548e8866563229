package dev.keywright.processor.finding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CheckPageUrlTest {
  private static final String SITE = "https://keywright.example/checks/";

  @Test
  void withoutASiteTheCommandIsNamedOnce() {
    assertThat(CheckPageUrl.line("", CheckId.KW104)).isEmpty();
    assertThat(CheckPageUrl.hint("", CheckId.KW104)).get().asString().contains("page KW104");
  }

  @Test
  void aSiteIsNamedInEachFinding() {
    assertThat(CheckPageUrl.line(SITE, CheckId.KW104))
        .isEqualTo("\n  " + SITE + "KW104-separator-above-alphabet");
    assertThat(CheckPageUrl.hint(SITE, CheckId.KW104)).isEmpty();
  }
}
