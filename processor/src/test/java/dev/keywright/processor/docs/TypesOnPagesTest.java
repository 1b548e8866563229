package dev.keywright.processor.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.SimpleType;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A type that a part can have is on each page that lists such types. */
class TypesOnPagesTest {
  private static final String FORMATS = "docs/formats.md";

  @ParameterizedTest
  @EnumSource
  void eachTypeIsWhereItsBytesAre(SimpleType type) {
    assertNamed(type, section(FORMATS, "### BINARY parts"));
    assertNamed(type, section(FORMATS, "### Elements of tuples"));
  }

  @ParameterizedTest
  @EnumSource
  void eachTimeIsWhereItsFormatsAre(SimpleType type) {
    if (type.kind() == Kind.TIME) {
      String formats = section(FORMATS, "### Times");
      assertNamed(type, formats.substring(0, formats.indexOf('|')));
      assertNamed(type, formats.substring(formats.indexOf("`ISO`")));
      assertNamed(type, text("docs/guide/parts.md"));
      assertNamed(type, row("docs/checks/KW006-attribute-not-applicable.md", "| `time` |"));
      assertNamed(type, text("docs/checks/KW107-timestamp-text.md"));
      assertNamed(type, row("docs/guide/existing.md", "| `byte`, `short`"));
    }
    if (type.time().filter(it -> it.isPeriod()).isPresent()) {
      assertNamed(type, section(FORMATS, "### Times in BINARY"));
      assertNamed(type, text("docs/checks/KW207-bucket-granularity.md"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void eachTypeOfBothFormatsIsWhereOthersAreRefused(SimpleType type) {
    if (type.kind().hasForm(LayoutFormat.TEXT)) {
      assertNamed(type, text("docs/checks/KW001-unsupported-type.md"));
    }
  }

  private static String text(String page) {
    return String.join("\n", Page.of(page).lines());
  }

  private static String section(String page, String heading) {
    List<String> lines = Page.of(page).lines();
    assertThat(lines).contains(heading);
    Stream<String> behind = lines.stream().skip(lines.indexOf(heading) + 1L);
    return String.join("\n", behind.takeWhile(it -> !it.startsWith("#")).toList());
  }

  private static String row(String page, String beginning) {
    return Page.of(page).lines().stream()
        .filter(it -> it.startsWith(beginning))
        .findFirst()
        .orElseThrow();
  }

  // In code, alone or in a list of several.
  private static void assertNamed(SimpleType type, String text) {
    String word = Pattern.quote(type.toString());
    assertThat(text).containsPattern("`(?:[\\w\\[\\]]+ )*" + word + "(?: [\\w\\[\\]]+)*`");
  }
}
