package dev.keywright.processor.finding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PageAddressTest {
  private static final String SITE = "https://keywright.example/checks/";

  @Test
  void withoutASiteTheCommandIsNamedOnce() {
    assertThat(PageAddress.line("", CheckId.KW104)).isEmpty();
    assertThat(PageAddress.hint("", CheckId.KW104)).get().asString().contains("page KW104");
  }

  @Test
  void aSiteIsNamedInEachFinding() {
    assertThat(PageAddress.line(SITE, CheckId.KW104))
        .isEqualTo("\n  " + SITE + "KW104-separator-above-alphabet");
    assertThat(PageAddress.hint(SITE, CheckId.KW104)).isEmpty();
  }
}
