package dev.keywright.report.description;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A question that the key answers, as {@code @AccessPattern} declares it. */
public record AccessPattern(
    String name,
    List<String> equal,
    Optional<String> range,
    Optional<String> prefix,
    boolean newestFirst,
    int ranges,
    OptionalLong rows,
    OptionalLong requests) {

  /** The question in words: {@code one user, a range of at, newest first}. */
  public String question() {
    StringBuilder words =
        new StringBuilder(equal.isEmpty() ? "" : "one " + String.join(", one ", equal));
    range.ifPresent(part -> add(words, "a range of " + part));
    prefix.ifPresent(part -> add(words, "a beginning of " + part));
    if (words.isEmpty()) {
      words.append("all rows");
    }
    return newestFirst ? words.append(", newest first").toString() : words.toString();
  }

  private static void add(StringBuilder words, String next) {
    words.append(words.isEmpty() ? "" : ", ").append(next);
  }
}
