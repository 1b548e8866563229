package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.Key;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Code of the user encodes another key whenever it is asked for anything. */
class NestedKeysTest {
  private static final String OTHER =
      """
      package demo;
      import dev.keywright.*;
      record Other(
          @PartitionKey(order = 0, pad = 9) int shop,
          @PartitionKey(order = 1) @Domain(alphabet = "x", maxLength = 90) String name) {
        static <T> T busy(T value) {
          if (!OtherKey.encodePartitionKey(8, "x".repeat(90)).endsWith("x")) {
            throw new AssertionError();
          }
          return value;
        }
      }
      """;

  // A table of an entity's annotations, its parts, other types, and an entity with its key.
  private static final List<List<String>> CASES =
      List.of(
          List.of(
              "@Separator('!')",
              "@PartitionKey(order = 0, pad = 4) int user, @PartitionKey(order = 1) List<Ref> items",
              "record Ref(@EncodedNumber(as = NumberEncoding.DECIMAL, width = 6) int shop,"
                  + " @EncodedNumber(as = NumberEncoding.DECIMAL, width = 6) int number) {"
                  + " public int shop() { return Other.busy(shop); }"
                  + " public int number() { return Other.busy(number); } }",
              "7, List.of(new Ref(1, 2), new Ref(3, 4))",
              "0007!000001!000002!000003!000004"),
          List.of(
              "",
              "@PartitionKey(order = 0, pad = 4) int user,"
                  + " @PartitionKey(order = 1) SortedMap<Id, Ref> items",
              "record Id(@Domain(alphabet = \"a-z\") String name) implements Comparable<Id> {"
                  + " public String name() { return Other.busy(name); }"
                  + " public int compareTo(Id id) { return Other.busy(name.compareTo(id.name)); } }"
                  + " record Ref(@EncodedNumber(as = NumberEncoding.DECIMAL, width = 3) int n) {"
                  + " public int n() { return Other.busy(n); } }",
              "7, new TreeMap<>(Map.of(new Id(\"b\"), new Ref(1), new Id(\"a\"), new Ref(2)))",
              "0007,a,002,b,001"),
          List.of(
              "",
              "@PartitionKey(order = 0, pad = 4) int user,"
                  + " @PartitionKey(order = 1) @Domain(alphabet = \"a-z\", minLength = 1)"
                  + " List<String> items",
              "static final class Slow extends AbstractList<String> {"
                  + " public String get(int i) { return Other.busy(\"ab\".substring(i, i + 1)); }"
                  + " public int size() { return Other.busy(2); } }",
              "7, new Slow()",
              "0007,a,b"),
          List.of(
              "",
              "@PartitionKey(order = 0) @Domain(alphabet = \"a-z\", maxLength = 4) Name name,"
                  + " @PartitionKey(order = 1) Code code, @PartitionKey(order = 2, pad = 3) Id id",
              "public record Name(String value) { public String value() { return Other.busy(value); } }"
                  + " static final class Id { private final int n; Id(int n) { this.n = n; }"
                  + " public int n() { return Other.busy(n); } }"
                  + " enum Code { @KeyCode(\"a\") A; public String toString() {"
                  + " return Other.busy(\"-\"); } }",
              "new Name(\"abc\"), Code.A, new Id(5)",
              "abc,a,005"),
          List.of(
              "@Bucket(count = 4, of = {\"user\", \"id\"}, function = Row.Salt.class)",
              "@PartitionKey(order = 0, pad = 4) int user, @PartitionKey(order = 1, pad = 3) Id id",
              "record Id(int n) { public int n() { return Other.busy(n); } }"
                  + " static final class Salt { public static int bucket(int user, int id, int count) {"
                  + " return Other.busy(id) % count; } }",
              "7, new Id(5)",
              "1,0007,005"),
          List.of(
              "@Bucket(count = 4, function = Row.Salt.class, after = \"user\")",
              "@PartitionKey(order = 0, pad = 4) int user, @PartitionKey(order = 1, pad = 3) Id id",
              "record Id(int n) { public int n() { return Other.busy(n); } }"
                  + " static final class Salt { public static int bucket(byte[] encoded, int count) {"
                  + " return Other.busy(encoded.length) % count; } }",
              "7, new Id(5)",
              "0007,3,005"));

  static Stream<List<String>> cases() {
    return CASES.stream();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void whatAValueDoesWhenItIsReadIsNotInItsKey(List<String> design) throws Exception {
    Compiled compiled =
        Compiled.whateverTheLoad(
            Compiled.source("demo.Other", OTHER),
            Compiled.source(
                "demo.Row",
                "package demo;",
                "import dev.keywright.*;",
                "import java.util.*;",
                design.get(0) + " record Row(" + design.get(1) + ") {",
                "  static Row row() { return new Row(" + design.get(3) + "); }",
                design.get(2),
                "}"));
    Class<?> row = compiled.load().loadClass("demo.Row");
    Method made = row.getDeclaredMethod("row");
    made.setAccessible(true);
    Method of = row.getClassLoader().loadClass("demo.RowKey").getDeclaredMethod("of", row);
    of.setAccessible(true);

    Key key = (Key) of.invoke(null, made.invoke(null));

    assertThat(key.columns()).isEqualTo(Map.of("partitionKey", design.get(4)));
  }
}
