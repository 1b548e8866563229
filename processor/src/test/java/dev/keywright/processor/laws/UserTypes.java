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

  // Their accessors encode other keys: what they do is nothing that a key may know of.
  private static final List<String> SINGLE_VALUES =
      List.of(
          "public record UserId(long value) {" + busy("long", "value") + " }",
          "public record UserName(String value) {" + busy("String", "value") + " }",
          "public record Word(@Domain(alphabet = \"0-9a-z\") String value)"
              + " implements Comparable<Word> {"
              + busy("String", "value")
              + compared("Word", "value().compareTo(other.value())"),
          "public record Ticket(@EncodedNumber(as = NumberEncoding.DECIMAL, width = 6) long value)"
              + " implements Comparable<Ticket> {"
              + busy("long", "value")
              + compared("Ticket", "Long.compare(value(), other.value())"),
          "public record Outer(UserName inner) {" + busy("UserName", "inner") + " }",
          "public record Stepped(Step step) {" + busy("Step", "step") + " }",
          "public record Day(LocalDate date) {" + busy("LocalDate", "date") + " }",
          "public record Month(YearMonth month) {" + busy("YearMonth", "month") + " }",
          "public record Even(int half) {"
              + " public Even { if (half % 2 != 0) throw new IllegalArgumentException(\"odd\"); }"
              + busy("int", "half")
              + " }",
          "public final class Amount { private final int cents;"
              + " public Amount(int cents) { this.cents = cents; }"
              + busy("int", "cents")
              + " @Override public boolean equals(Object it) {"
              + " return it instanceof Amount that && that.cents == cents; }"
              + " @Override public int hashCode() { return cents; } }");

  private UserTypes() {}

  private static String busy(String type, String value) {
    return " public %1$s %2$s() { dev.keywright.processor.laws.Busy.encode(); return %2$s; }"
        .formatted(type, value);
  }

  private static String compared(String type, String comparison) {
    return " @Override public int compareTo(%s other) { return %s; } }".formatted(type, comparison);
  }

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
        "import dev.keywright.*;",
        "import java.time.LocalDate;",
        "import java.time.YearMonth;",
        declaration);
  }

  static Codes named(String type) {
    return ENUMS.stream().filter(it -> it.type().equals(type)).findFirst().orElseThrow();
  }
}
