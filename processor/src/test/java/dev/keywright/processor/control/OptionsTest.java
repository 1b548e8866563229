package dev.keywright.processor.control;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.control.Options.Profile;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Severity;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionsTest {

  @ParameterizedTest
  @CsvSource({
    "keywright.KW101, off, OFF",
    "keywright.kw101, info, INFO",
    "keywright.unpadded_number, warning, WARNING",
    "keywright.UNPADDED-NUMBER, Warn, WARNING",
    "keywright.KW101, ERROR, ERROR"
  })
  void aSeverityIsReadByIdOrNameInAnyCase(String name, String value, Severity severity) {
    Options options = Options.of(Map.of(name, value));

    assertThat(options.severities()).containsExactly(Map.entry(CheckId.KW101, severity));
    assertThat(options.faults()).isEmpty();
  }

  @Test
  void theOptionsOfOthersAreLeftAlone() {
    assertThat(Options.of(Map.of("mapstruct.verbose", "true", "debug", "x")))
        .isEqualTo(Options.NONE);
  }

  @Test
  void anUnknownCheckIsRefusedWithTheNearest() {
    assertThat(Options.of(Map.of("keywright.KW110x", "off")).faults())
        .containsExactly(
            "-Akeywright.KW110x is neither an option nor a check; did you mean KW110"
                + " (nullable-or-empty)?");
    assertThat(Options.of(Map.of("keywright.unpaded_number", "off")).faults())
        .containsExactly(
            "-Akeywright.unpaded_number is neither an option nor a check; did you mean KW101"
                + " (unpadded-number)?");
  }

  @Test
  void anUnknownSeverityIsRefused() {
    assertThat(Options.of(Map.of("keywright.KW101", "loud")).faults())
        .containsExactly("-Akeywright.KW101=loud: the value must be off, info, warning or error");
  }

  @Test
  void anOptionWithoutAValueIsRefused() {
    Map<String, String> options = new HashMap<>();
    options.put("keywright.KW101", null);

    assertThat(Options.of(options).faults())
        .containsExactly("-Akeywright.KW101 has no value: it must be off, info, warning or error");
  }

  @Test
  void aFormCheckCannotBeSwitchedOff() {
    assertThat(Options.of(Map.of("keywright.KW002", "off")).faults())
        .singleElement()
        .asString()
        .startsWith("-Akeywright.KW002: KW002 (duplicate-order) reports annotations");
  }

  @Test
  void profilesAndExplainAreRead() {
    Options options =
        Options.of(Map.of("keywright.profile", "strict", "keywright.explain", "true"));

    assertThat(options.profile()).isEqualTo(Profile.STRICT);
    assertThat(options.explains()).isTrue();
    assertThat(Options.of(Map.of("keywright.profile", "mild")).faults())
        .containsExactly("-Akeywright.profile=mild: the value must be strict, default or relaxed");
    assertThat(Options.of(Map.of("keywright.explain", "yes")).faults())
        .containsExactly("-Akeywright.explain=yes: the value must be true or false");
  }

  @Test
  void nothingIsSuggestedThatIsNotNear() {
    assertThat(Options.of(Map.of("keywright.foo", "off")).faults())
        .containsExactly(
            "-Akeywright.foo is neither an option nor a check;"
                + " docs/checks/README.md lists all checks");
    assertThat(Options.of(Map.of("keywright.KW999", "off")).faults())
        .singleElement()
        .asString()
        .doesNotContain("did you mean");
    // That of KW006 is nearest, but it is always an error.
    assertThat(Options.of(Map.of("keywright.attribute-not-aplicable", "off")).faults())
        .singleElement()
        .asString()
        .doesNotContain("did you mean");
  }

  @Test
  void anOptionInAnotherCaseIsSuggested() {
    assertThat(Options.of(Map.of("keywright.Profile", "strict")).faults())
        .containsExactly(
            "-Akeywright.Profile is neither an option nor a check;"
                + " did you mean keywright.profile?");
  }
}
