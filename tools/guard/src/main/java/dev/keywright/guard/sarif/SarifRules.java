package dev.keywright.guard.sarif;

import dev.keywright.guard.sarif.SarifLog.Help;
import dev.keywright.guard.sarif.SarifLog.Message;
import dev.keywright.guard.sarif.SarifLog.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The checks that found something, each with its page. */
final class SarifRules {
  private static final int LONGEST = 1_024;

  private final Function<String, Optional<String>> pages;
  private final Map<String, Rule> rules = new LinkedHashMap<>();

  /**
   * No checks yet.
   *
   * @param pages the text of a page by its name, {@code KW104-separator-above-alphabet}
   */
  SarifRules(Function<String, Optional<String>> pages) {
    this.pages = pages;
  }

  /** The number of a check among the rules. */
  int index(String check, String name) {
    rules.computeIfAbsent(check, it -> rule(check, name));
    return List.copyOf(rules.keySet()).indexOf(check);
  }

  List<Rule> all() {
    return List.copyOf(rules.values());
  }

  private Rule rule(String check, String name) {
    String markdown = pages.apply(check + "-" + name).orElse("# " + check + " " + name + "\n");
    String words = name.replace('-', ' ');
    String title = Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
    return new Rule(
        check,
        Arrays.stream(name.split("-"))
            .map(it -> Character.toUpperCase(it.charAt(0)) + it.substring(1))
            .collect(Collectors.joining()),
        new Message(title),
        new Message(summary(markdown).orElse(title)),
        new Help(markdown, markdown));
  }

  /** The first paragraph after the title and the severity. */
  private static Optional<String> summary(String markdown) {
    List<String> lines = new ArrayList<>();
    for (String line : markdown.lines().toList()) {
      boolean isText = !line.isBlank() && !line.startsWith("#") && !line.startsWith("Severity:");
      if (isText) {
        lines.add(line.strip());
      } else if (!lines.isEmpty()) {
        break;
      }
    }
    String text = String.join(" ", lines);
    return text.isEmpty()
        ? Optional.empty()
        : Optional.of(text.length() > LONGEST ? text.substring(0, LONGEST - 1) + "…" : text);
  }
}
