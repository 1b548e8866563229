package dev.keywright.processor.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.processor.Compiled;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The Java blocks of the pages: their entities compile without a warning, their statements compile
 * against the generated keys with the imports that the page shows, and each call gives what the
 * comment behind it says.
 */
class SnippetsTest {
  private static final Pattern COMMENTED = Pattern.compile("(?m)^(\\S.*);\\s+// (.+)$");
  private static final Pattern ASSIGNMENT = Pattern.compile("[\\w<>,]+ (\\w+) = .*");
  private static final Pattern STATEMENT_WITHOUT_VALUE = Pattern.compile("\\w+\\.sort\\(.*");

  private static final String EXPECT =
      """
      import dev.keywright.runtime.KeyRange;
      import java.util.ArrayList;
      import java.util.List;
      import java.util.Objects;

      public final class Expect {
        public static final List<String> FAULTS = new ArrayList<>();

        interface Call {
          Object value() throws Exception;
        }

        static void that(String expected, Call call) {
          String actual;
          try {
            Object value = call.value();
            actual = value instanceof String text ? '"' + text + '"' : String.valueOf(value);
          } catch (Exception e) {
            actual = "throws " + e.getClass().getSimpleName() + ": " + e.getMessage();
          }
          if (!actual.equals(expected)) {
            FAULTS.add("expected " + expected + " but found " + actual);
          }
        }

        static void range(KeyRange<?> range, Object from, Object to) {
          if (!range.from().equals(from) || !Objects.equals(range.to(), to)) {
            FAULTS.add("expected " + from + " to " + to + " but found " + range);
          }
        }
      """;

  private final StringBuilder main = new StringBuilder(EXPECT);

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theCodeOnAPageDoesWhatThePageSays(boolean isGuide) throws Exception {
    Page page = isGuide ? Page.ofGuide() : Page.of("README.md");
    Sources sources = new Sources(Sources.imports(page.blocks("java")));
    main.append("  public static void run() throws Exception {\n");
    for (String block : page.blocks("java")) {
      if (Sources.areDeclarations(block)) {
        sources.addDeclarations(block);
      } else {
        main.append(statements(Sources.withoutImports(block)));
      }
    }
    if (isGuide) {
      page.table("| scan | from | to |").forEach(this::addRange);
    }
    sources.add("Expect", main.append("  }\n}\n").toString());

    Class<?> compiled = sources.compile("Expect");
    compiled.getMethod("run").invoke(null);

    assertThat((List<?>) compiled.getField("FAULTS").get(null)).isEmpty();
  }

  @Test
  void theRefusalInTheReadmeIsWhatTheCompilerPrints() {
    Page readme = Page.of("README.md");
    String faulty = readme.blocks("java").get(0).replace("(',')", "(':')").replace(", pad = 6", "");
    String[] printed = readme.blocks("text").get(0).split("\n", -1);

    List<String> findings =
        Compiled.with(List.of(), Compiled.source("Purchase", faulty)).diagnostics().stream()
            .map(it -> it.getLineNumber() + ": error: " + it.getMessage(Locale.ROOT))
            .flatMap(String::lines)
            .map(String::strip)
            .toList();

    List<String> documented =
        Arrays.stream(printed)
            .filter(line -> line.matches("Purchase\\.java:.*| +(Fix|Page): .*"))
            .map(line -> line.replace("Purchase.java:", "").strip())
            .toList();
    assertThat(documented).isNotEmpty().isEqualTo(findings);
  }

  @Test
  void theExplanationInTheGuideIsWhatTheInspectorPrints() {
    String layout =
        "TEXT separator=',' | partitionKey: ticketNumber int pad=6 hashPrefix=4 hash=MD5"
            + " salt=\"\\n\"";

    assertThat(Page.of("docs/guide/ask.md").blocks("text").get(0) + "\n")
        .isEqualTo(KeyInspector.of(layout).inspect("2e3820").toString());
  }

  private static String statements(String block) {
    return COMMENTED.matcher(block).replaceAll(SnippetsTest::checked) + "\n";
  }

  private static String checked(MatchResult line) {
    String statement = line.group(1);
    if (STATEMENT_WITHOUT_VALUE.matcher(statement).matches()
        || ASSIGNMENT.matcher(statement).matches()) {
      return Matcher.quoteReplacement(line.group());
    }
    String literal = '"' + line.group(2).replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    return Matcher.quoteReplacement("Expect.that(" + literal + ", () -> " + statement + ");");
  }

  private void addRange(List<String> row) {
    main.append(
        "Expect.range(PurchaseKey.scan().%s, %s, %s);\n"
            .formatted(Page.code(row.get(0)), bound(row.get(1)), bound(row.get(2))));
  }

  private static String bound(String cell) {
    String value = Page.code(cell);
    if (value.isEmpty()) {
      return "null";
    }
    return value.startsWith("\"") ? value : value + "L";
  }
}
