package dev.keywright.runtime.text;

import static dev.keywright.runtime.text.PartLaws.assertMalformed;
import static dev.keywright.runtime.text.PartLaws.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.scan.ColumnScan;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabelsPartTest {
  private static final LabelsPart HOST =
      StringPart.of("host", "0-9a-z.\\-").atLeast(1).atMost(20).unorderedBefore('#').byLabels();

  @ParameterizedTest
  @CsvSource({
    "www.example.com, com.example.www",
    "localhost, localhost",
    "a..b, b..a",
    ".com, com.",
    "com., .com",
    "., .",
    "1.2.3.4, 4.3.2.1",
  })
  void theLastLabelIsWrittenFirst(String name, String written) {
    assertThat(HOST.text(name)).isEqualTo(written);
    assertThat(HOST.text(written)).isEqualTo(name);
    PartLaws.assertInverse(last(), List.of(name, written));
  }

  private static LabelsPart last() {
    return StringPart.of("host", "0-9a-z.\\-").atLeast(1).atMost(20).byLabels();
  }

  @Test
  void nearAStoredNameIsNoOtherFormOfAName() {
    PartLaws.assertCanonical(last(), List.of("www.example.com", "a..b", "x"));
    PartLaws.assertCanonical(
        StringPart.of("host").escapedBefore('/').byLabels(), List.of("a/b.c", ".-."));
  }

  @Test
  void aRefusedNameIsShownAsItIs() {
    assertRefused(
        HOST,
        "w_w.example.com",
        "host is \"w_w.example.com\", but must hold only characters of [\\-.0-9a-z] (character 2 is"
            + " U+005F)");
    assertRefused(HOST, "", "host is \"\", but must have a length of at least 1");
    assertMalformed(
        last(),
        "com.w_w",
        5,
        "host at position 5: expected characters of [\\-.0-9a-z], found \"_w\"");
  }

  @Test
  void theNamesBelowADomainAreOneRange() {
    ColumnScan<String> scan = ColumnScan.text("host", '#', 2);
    List<String> names =
        List.of(
            "example.com",
            "www.example.com",
            "a.b.example.com",
            "example-x.com",
            "www.example-x.com",
            "example.com.au",
            "badexample.com",
            "com");

    KeyRange<String> range = scan.names(HOST).below("example.com");

    assertThat(range.from()).isEqualTo("com.example.");
    assertThat(range.to()).isEqualTo("com.example/");
    assertThat(names)
        .filteredOn(
            it -> {
              String key = HOST.text(it) + "#1";
              return key.compareTo(range.from()) >= 0 && key.compareTo(range.to()) < 0;
            })
        .containsExactly("www.example.com", "a.b.example.com");
    assertThatThrownBy(() -> scan.names(HOST).below("EXAMPLE.com"))
        .isInstanceOf(InvalidPartException.class)
        .hasMessageStartingWith("host is \"EXAMPLE.com\"");
  }
}
