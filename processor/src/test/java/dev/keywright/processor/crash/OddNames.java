package dev.keywright.processor.crash;

import java.util.Arrays;
import java.util.List;

/** Names and types that make trouble, and some that make none. */
final class OddNames {
  /** Names of parts: words of the language and of generated code, other scripts, odd cases. */
  static final List<String> PARTS =
      list(
          """
          a ~ b ~ c ~ d ~ at ~ id ~ user ~ record ~ var ~ yield ~ sealed ~ permits ~ when ~
          module ~ of ~ scan ~ key ~ value ~ decode ~ tryDecode ~ LAYOUT ~ ORDER ~ out ~ start ~
          index ~ in ~ from ~ to ~ other ~ that ~ get ~ is ~ getA ~ isA ~ _a ~ $ ~ $a ~ a$b ~
          \u00e9 ~ \u65e5\u672c ~ \ud835\udcb3 ~ \u00df ~ \u0130 ~ \u0131 ~ \u0149 ~ columns ~
          partitionKey ~ sortKey ~ uniqueSuffix ~ chunk ~ bucket ~ buckets ~ chunks ~ Key ~
          String ~ List ~ Odd ~ OddKey ~ Objects ~ TextReader ~ A ~ B ~ Id ~ ID ~ ALL ~ all ~
          A_HASH ~ a_type ~ ints ~ between ~ answer ~ column ~ equals ~ compare ~ splitPoints ~ table ~
          tables ~ tier ~ x1 ~ __ ~ a1_ ~ encode ~ encodePartitionKey ~ sizeOfPartitionKey ~
          range ~ page ~ Scan ~ AfterA ~ odd ~ Map ~ Optional ~ Byte ~ Long ~ Comparator ~
          goto ~ int ~ true ~ a\u200cb ~ \u203fa ~ a\u0301 ~
          o_300_times
          """);

  /** Types of parts; some do not exist, some are their own value, some hold nothing. */
  static final List<String> TYPES =
      list(
          """
          byte ~ short ~ int ~ long ~ boolean ~ char ~ float ~ double ~ String ~ Byte ~
          Integer ~ Long ~ Character ~ Boolean ~ Double ~ int ~ long ~ String ~ Instant ~ UUID ~
          Instant ~ LocalDate ~ LocalDateTime ~ UUID ~ byte[] ~ Color ~ Id ~ Wrap ~ Told ~ Instant ~
          String ~ int ~ long ~ Empty ~ Same ~ Coded ~ Bodies ~ Self ~ Loop ~ Pool ~
          Gen<String> ~ Gen<Missing> ~ Gen ~ Gen<?> ~ Holder ~ Getter ~ Two ~ Throwing ~
          Hidden.Inner ~ Hidden.Deep.Color ~ Outer.In ~ Outer.Nested ~ Odd ~ T ~ T[] ~ Missing ~
          Missing[] ~ missing.Type ~ List<Missing> ~ List<String> ~ Map.Entry<String, String> ~
          Optional<String> ~ OptionalInt ~ int[] ~ byte[][] ~ String[] ~ Object ~ Void ~ void ~
          var ~ BigDecimal ~ java.util.Date ~ java.time.ZonedDateTime ~ Runnable ~ Class<?> ~
          Number ~ StringBuilder ~ Enum<?> ~ Comparable<T> ~ @Nullable String ~
          java.@Nullable lang.String ~ byte @Nullable [] ~ PartitionKey ~ Shape ~ Circle ~
          java.util.Random ~ java.util.concurrent.TimeUnit ~ Wide ~ Chain ~ Bad ~ OddKey ~
          List<? extends Missing> ~ java.lang.Record ~ int... ~ String... ~ Map<Missing, ?>[] ~
          Thread.State ~ Foreign ~ List<Id> ~ List<Wrap> ~ List<Stop> ~ List<Stop> ~ List<Nothing> ~
          List<Deep> ~ List<Circle> ~ List<Integer> ~ List<List<String>> ~ List<Color> ~ List<Self> ~
          List<byte[]> ~ List<Told> ~ SortedMap<Told, Told> ~ List ~ List<?> ~ List<T> ~ List<Foreign> ~ List<Gen<String>> ~ List<Odd> ~
          List<Hidden.Inner> ~ List<Same> ~ List<Getter> ~ List<Instant> ~ List<@Nullable String>
          """);

  /** What stands beside the entity, one declaration on a line. */
  static final List<String> HELPERS =
      List.of(
          "record Id(long value) {}",
          "record Wrap(Id id) {}",
          "record Loop(Pool pool) {}",
          "record Nothing() {}",
          "record Stop(@EncodedNumber(as = NumberEncoding.DECIMAL, width = 3) int at,"
              + " @Domain(alphabet = \"a-z\") String name, Color color, Wrap wrap) {}",
          "record Deep(Stop stop, List<Stop> stops) {}",
          "record Pool(Loop loop) {}",
          "record Self(Self self) {}",
          "record Gen<T>(T value) {}",
          "record Chain(@Pattern(regexp = \"[a-z]*\") @Size(min = 3, max = 2) String text) {}",
          "record Foreign(@Min(5) @Max(1) @Digits(integer = 99, fraction = 0) long value) {}",
          "enum Empty {}",
          "enum Color { RED, @KeyCode(\"g\") GREEN, @KeyCode(\"gg\") BLUE }",
          "enum Same { @KeyCode(\"x\") A, @KeyCode(\"x\") B }",
          "enum Coded { @KeyCode(\"\") A, @KeyCode(\"\\ud800\") B, @KeyCode(\"*/\\0\\n\") C }",
          "enum Bodies { A { void f() {} }, \u00e9, $; void f() {} }",
          "enum Wide { @KeyCode(\"\\ud83d\\ude00\") SMILE, @KeyCode(\"\\u0000\") NUL }",
          "class Holder { private Holder(long v) {} long get() { return 1; } }",
          "class Getter { Getter(String v) {} String get() { return \"\"; } }",
          "class Two { Two(int v) {} int one() { return 1; } int two() { return 2; } }",
          "class Throwing { Throwing(int v) throws Exception {} int v() { return 1; } }",
          "class Hidden { private record Inner(int i) {}"
              + " private static class Deep { enum Color { RED } } }",
          "class Outer<X> { class In { In(int i) {} int i() { return 1; } }"
              + " static class Nested { Nested(String x) {} String x() { return null; } } }",
          "sealed interface Shape permits Circle {}",
          "record Circle(double radius) implements Shape {}",
          "@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE)"
              + " @interface Nullable {}");

  /** The same, none of which compiles. */
  static final List<String> BROKEN_HELPERS =
      List.of(
          "record Bad(Missing value) {}",
          "enum Coded { @KeyCode(1) ONE, @KeyCode ZERO, @KeyCode(null) NONE }",
          "class Getter { Getter(Missing v) {} Missing get() { return null; } }",
          "record Id(long value, ) {}",
          "record Wrap(Wrap... wraps) {}",
          "class Two extends Two { Two(int v) {} int one() { return 1; } }",
          "interface Id { record Id(int i) {} }",
          "enum Color { RED, RED, }",
          "record Gen<T extends T>(T value) {}",
          "class Throwing<Missing> extends Missing {}",
          "sealed interface Shape permits Shape {}",
          "record Circle(double radius, double radius) {}");

  private OddNames() {}

  private static List<String> list(String items) {
    return Arrays.stream(items.split("~"))
        .map(String::strip)
        .map(item -> item.equals("o_300_times") ? "o".repeat(300) : item)
        .toList();
  }
}
