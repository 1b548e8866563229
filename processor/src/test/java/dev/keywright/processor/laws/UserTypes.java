package dev.keywright.processor.laws;

import dev.keywright.processor.Compiled;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;

/** The enums and single-value types that entities use. */
final class UserTypes {
  static final String PACKAGE = "laws";

  static final List<Codes> ENUMS =
      List.of(
          Codes.coded("Step", "05", "10", "20"),
          Codes.coded("Growing", "a", "a1", "ab", "b"),
          Codes.coded("PrefixFree", "aa", "b", "cccc"),
          Codes.coded("Marks", "a", "a!", "a,", "a:", "b\uffff"),
          Codes.coded("Beyond", "\u00e9", "\u00e9\u00e9", "\ue000"),
          Codes.coded("Scrambled", "zz", "aa", "mm", "a"),
          Codes.coded("ScrambledMarks", "z-", "a,", "a"),
          Codes.named("Named", "ALPHA", "BETA", "GAMMA"),
          Codes.named("Unsorted", "RED", "GREEN", "BLUE", "BLUE2"));

  private static final List<String> SINGLE_VALUES =
      List.of(
          "public record UserId(long value) {}",
          "public record UserName(String value) {}",
          "public record Outer(UserName inner) {}",
          "public record Stepped(Step step) {}",
          "public record Day(LocalDate date) {}",
          "public record Month(YearMonth month) {}",
          "public record Even(int half) {"
              + " public Even { if (half % 2 != 0) throw new IllegalArgumentException(\"odd\"); } }",
          "public final class Amount { private final int cents;"
              + " public Amount(int cents) { this.cents = cents; }"
              + " public int cents() { return cents; }"
              + " @Override public boolean equals(Object it) {"
              + " return it instanceof Amount that && that.cents == cents; }"
              + " @Override public int hashCode() { return cents; } }");

  private UserTypes() {}

  static List<JavaFileObject> sources() {
    List<JavaFileObject> sources = new ArrayList<>();
    ENUMS.forEach(it -> sources.add(source(it.source())));
    SINGLE_VALUES.forEach(it -> sources.add(source(it)));
    return sources;
  }

  private static JavaFileObject source(String declaration) {
    String name = declaration.replaceAll("(?s)^.*?(?:record|enum|class) (\\w+).*$", "$1");
    return Compiled.source(
        PACKAGE + "." + name,
        "package " + PACKAGE + ";",
        "import dev.keywright.KeyCode;",
        "import java.time.LocalDate;",
        "import java.time.YearMonth;",
        declaration);
  }

  static Codes named(String type) {
    return ENUMS.stream().filter(it -> it.type().equals(type)).findFirst().orElseThrow();
  }
}
