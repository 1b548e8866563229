package dev.keywright.processor.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.processor.GeneratedLayout;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The grammar of the layout signature, as its page prints it, against generated keys. */
class LayoutGrammarTest {
  private static final Pattern RULE =
      Pattern.compile("(\\w+)\\s*=\\s(.*?) ;\\s*(?:\\n|$)", Pattern.DOTALL);
  private static final Pattern TOKEN =
      Pattern.compile(
          "\"(?<literal>[^\"]*)\"|\\?(?<special>[^?]*)\\?|(?<name>\\w+)|(?<sign>[\\[\\]{}()|])");
  private static final Map<String, String> SPECIAL =
      Map.of(
          "a Java identifier", "[\\p{L}_$][\\p{L}\\p{N}_$]*",
          "a Java string literal of printable ASCII", "\"(?:[ -!#-\\[\\]-~]|\\\\[ -~])*\"",
          "a Java character literal of printable ASCII",
              "'(?:[ -&(-\\[\\]-~]|\\\\[ -~][0-9a-f]*)'");

  @Test
  void everyGoldenLayoutFollowsTheGrammar() throws IOException {
    Pattern grammar = Pattern.compile(expression("layout", rules()));
    List<String> layouts = goldenLayouts();

    assertThat(layouts).hasSizeGreaterThan(5).allMatch(grammar.asMatchPredicate());
  }

  @Test
  void everyGoldenLayoutIsReadAndPrintedByTheRuntime() throws IOException {
    assertThat(goldenLayouts())
        .hasSizeGreaterThan(5)
        .allSatisfy(layout -> assertThat(LayoutSignature.parse(layout)).hasToString(layout));
  }

  @Test
  void bucketsAndBinaryLayoutsFollowTheGrammar() {
    Pattern grammar = Pattern.compile(expression("layout", rules()));
    List<String> layouts =
        List.of(
            "BINARY | partitionKey: bucket count=16 by=HASH hash=MD5 of=at+host, at Instant"
                + " time=EPOCH_MILLIS DESC, host String | sortKey: load double, tail suffix(6)",
            "TEXT separator=',' | partitionKey: bucket count=10 by=MODULO of=id, id long pad=10",
            "BINARY | partitionKey: bucket count=2 by=MODULO of=id | sortKey: id long native",
            "BINARY partition=2 | a: a long native | b: b byte[] native | c: c int",
            "TEXT separator=',' partition=2 | a: a long native | b: b String native");

    assertThat(layouts)
        .allMatch(grammar.asMatchPredicate())
        .allSatisfy(layout -> assertThat(LayoutSignature.parse(layout)).hasToString(layout));
  }

  @Test
  void otherTextsDoNot() {
    Pattern grammar = Pattern.compile(expression("layout", rules()));

    assertThat("BINARY separator=',' | partitionKey: id int").doesNotMatch(grammar);
    assertThat("TEXT separator=',' | partitionKey: id int pad=6").matches(grammar);
    assertThat("TEXT separator=',' | partitionKey: id int pad=6 ").doesNotMatch(grammar);
    assertThat("TEXT separator=',' | partitionKey: id Date").doesNotMatch(grammar);
    assertThat("TEXT separator=',' | partitionKey: id int unordered pad=6").doesNotMatch(grammar);
  }

  @Test
  void itNamesEachTypeOfOneWord() {
    Stream<String> named =
        Pattern.compile("\"([^\"]+)\"")
            .matcher(rules().get("value"))
            .results()
            .map(it -> it.group(1))
            .filter(it -> !it.isBlank() && !it.contains("(") && !it.contains(")"));

    assertThat(named)
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(SimpleType.values()).map(SimpleType::toString).toList());
  }

  private static Map<String, String> rules() {
    String grammar =
        Page.of("docs/formats.md").blocks("ebnf").stream()
            .filter(block -> block.startsWith("layout"))
            .findFirst()
            .orElseThrow();
    return RULE.matcher(grammar)
        .results()
        .collect(Collectors.toMap(rule -> rule.group(1), rule -> rule.group(2)));
  }

  // No rule leads back to itself, so each can be written out as a regular expression.
  private static String expression(String name, Map<String, String> rules) {
    StringBuilder expression = new StringBuilder("(?:");
    Matcher token = TOKEN.matcher(rules.get(name));
    while (token.find()) {
      if (token.group("literal") != null) {
        expression.append(Pattern.quote(token.group("literal")));
      } else if (token.group("special") != null) {
        expression.append(SPECIAL.get(token.group("special").strip()));
      } else if (token.group("name") != null) {
        expression.append(expression(token.group("name"), rules));
      } else {
        expression.append(sign(token.group("sign")));
      }
    }
    return expression.append(')').toString();
  }

  private static String sign(String sign) {
    return switch (sign) {
      case "[", "{", "(" -> "(?:";
      case "]" -> ")?";
      case "}" -> ")*";
      default -> sign;
    };
  }

  private static List<String> goldenLayouts() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/test/resources/golden"))) {
      List<Path> keys = files.filter(file -> file.toString().endsWith("Key.java")).toList();
      // The interface of a family has the layouts of its members, which are here themselves.
      return keys.stream()
          .map(LayoutGrammarTest::text)
          .filter(it -> !it.contains("sealed interface "))
          .map(it -> GeneratedLayout.of(it).orElseThrow())
          .toList();
    }
  }

  private static String text(Path key) {
    try {
      return Files.readString(key);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
