package dev.keywright.processor.frozen;

import static dev.keywright.processor.frozen.Orders.frozen;
import static dev.keywright.processor.frozen.Rows.compiled;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.function.FlinkKeyGroup;
import dev.keywright.runtime.function.MurmurModulo;
import dev.keywright.runtime.function.PhoenixSalt;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code decodeV1} makes of values whose type, name or bucket has changed since. */
class OlderValuesTest {
  private static Object decoded(Compiled compiled, Class<?> content, Object stored)
      throws ReflectiveOperationException {
    assertThat(compiled.errors()).isEmpty();
    Class<?> key = compiled.load().loadClass("demo.RowKey");
    return current(key.getMethod("decodeV1", content).invoke(null, stored));
  }

  private static Object current(Object read) throws ReflectiveOperationException {
    assertThat(read.getClass().getSimpleName()).isEqualTo("V1");
    Object key = read.getClass().getMethod("toCurrent").invoke(read);
    assertThat(key.getClass().getSimpleName()).isEqualTo("RowKey");
    return key;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          int   | UNSIGNED      | 4 | long  | 8 | 4294967295
          int   | LITTLE_ENDIAN | 4 | long  | 8 | 4294967295
          int   | UNSIGNED      | 4 | long  | 4 | 4294967295
          int   | UNSIGNED      | 4 | Long  | 8 | 4294967295
          short | UNSIGNED      | 2 | int   | 4 | 65535
          short | LITTLE_ENDIAN | 2 | long  | 2 | 65535
          byte  | UNSIGNED      | 1 | short | 2 | 255
          byte  | UNSIGNED      | 1 | int   | 4 | 255
          byte  | LITTLE_ENDIAN | 1 | long  | 8 | 255
          int   | TWOS_COMPLEMENT | 4 | long | 8 | -1
          """)
  void aNumberThatFilledItsBytesIsAsLargeInAWiderType(
      String was, String as, int width, String is, int widthNow, long value)
      throws ReflectiveOperationException {
    String signature = "BINARY | partitionKey: n %s as=" + as + " width=%d unordered";
    String now = "@PartitionKey @EncodedNumber(as = NumberEncoding." + as + ", width = " + widthNow;
    Compiled compiled =
        compiled(
            "@KeyFormat(Format.BINARY)"
                + frozen(1, signature.formatted(was, width))
                + frozen(2, signature.formatted(is.toLowerCase(java.util.Locale.ROOT), widthNow)),
            now.replace("@PartitionKey", "@PartitionKey(order = 0, ordered = false)")
                + ") "
                + is
                + " n",
            "");
    byte[] all = new byte[width];
    java.util.Arrays.fill(all, (byte) 0xFF);

    assertThat(decoded(compiled, byte[].class, all)).hasToString("RowKey[n=" + value + "]");
  }

  @Test
  void aRenamedConstantKeepsItsRowsAndItsCode() throws ReflectiveOperationException {
    String old = "TEXT separator=',' | partitionKey: kind enum(OLD=\"o\" STAYS=\"s\"), n int pad=2";
    String components =
        "@PartitionKey(order = 0) Kind kind, @PartitionKey(order = 1, pad = %d) int n";
    String kind = "public enum Kind { @KeyCode(\"o\") RENAMED, @KeyCode(\"s\") STAYS }";

    assertThat(compiled(frozen(1, old), components.formatted(2), kind).messages())
        .noneMatch(it -> it.startsWith("[KW501"));

    String padded = old.replace("pad=2", "pad=3");
    Compiled both = compiled(frozen(1, old) + frozen(2, padded), components.formatted(3), kind);
    assertThat(decoded(both, String.class, "o,54")).hasToString("RowKey[kind=RENAMED, n=54]");
    assertThat(decoded(both, String.class, "s,54")).hasToString("RowKey[kind=STAYS, n=54]");
  }

  @Test
  void aFunctionThatTakesOtherPartsNowDoesNotRefuseOldRows() throws ReflectiveOperationException {
    String old =
        "TEXT separator='|' | partitionKey: bucket count=4 function=demo.Row.Shards of=a, a int"
            + " pad=2, b int pad=2";
    String function =
        "static class Shards { public static int bucket(int a, int b, int count) {"
            + " return (a + b) % count; } }";
    Compiled compiled =
        compiled(
            "@Separator('|') @Bucket(count = 4, of = {\"a\", \"b\"}, function = Row.Shards.class)"
                + frozen(1, old)
                + frozen(2, old.replace("of=a", "of=a+b")),
            "@PartitionKey(order = 0, pad = 2) int a, @PartitionKey(order = 1, pad = 2) int b",
            function);

    assertThat(decoded(compiled, String.class, "3|07|01")).hasToString("RowKey[a=7, b=1]");
  }

  @Test
  void aFunctionOfAnotherNameDoesNotRefuseOldRows() throws ReflectiveOperationException {
    String old =
        "TEXT separator='|' | partitionKey: bucket count=4 function=demo.Row.Gone of=a, a int pad=2";
    Compiled compiled =
        compiled(
            "@Separator('|') @Bucket(count = 4, of = \"a\", function = Row.Shards.class)"
                + frozen(1, old)
                + frozen(2, old.replace("Gone", "Shards")),
            "@PartitionKey(order = 0, pad = 2) int a",
            "static class Shards { public static int bucket(int a, int count) {"
                + " return a % count; } }");

    assertThat(decoded(compiled, String.class, "1|07")).hasToString("RowKey[a=7]");
  }

  @Test
  void aFunctionThatTakesTheSameValuesStillRefusesAnotherBucket()
      throws ReflectiveOperationException {
    String old =
        "TEXT separator='|' | partitionKey: bucket count=4 function=demo.Row.Shards of=kind,"
            + " kind enum(READ=\"r\"), n int pad=2";
    String now = old.replace("enum(READ=\"r\")", "enum(READ=\"r\" WRITE=\"w\")");
    Compiled compiled =
        compiled(
            "@Separator('|') @Bucket(count = 4, of = \"kind\", function = Row.Shards.class)"
                + frozen(1, old)
                + frozen(2, now.replace("pad=2", "pad=3")),
            "@PartitionKey(order = 0) Kind kind, @PartitionKey(order = 1, pad = 3) int n",
            "public enum Kind { @KeyCode(\"r\") READ, @KeyCode(\"w\") WRITE }"
                + " static class Shards { public static int bucket(Kind kind, int count) {"
                + " return kind.ordinal() + 1; } }");

    assertThat(decoded(compiled, String.class, "1|r|07")).hasToString("RowKey[kind=READ, n=7]");
    assertThatThrownBy(() -> decoded(compiled, String.class, "2|r|07"))
        .hasCauseInstanceOf(MalformedKeyException.class);
  }

  @Test
  void aListOfConstantsIsReadAgain() throws ReflectiveOperationException {
    String old = "TEXT separator=',' | partitionKey: kinds list(element enum(A=\"a\" B=\"b\"))";
    Compiled compiled =
        compiled(
            "@Separator(';')" + frozen(1, old) + frozen(2, old.replace("','", "';'")),
            "@PartitionKey(order = 0) List<Kind> kinds",
            "public enum Kind { @KeyCode(\"a\") A, @KeyCode(\"b\") B }");

    assertThat(decoded(compiled, String.class, "a,b,a")).hasToString("RowKey[kinds=[A, B, A]]");
  }

  private static final String LINES =
      "items list(sku int as=DECIMAL width=3, count byte as=DECIMAL width=3)";

  private static final String ITEM =
      "public enum Kind { @KeyCode(\"o\") NOW } public record Item("
          + "@EncodedNumber(as = NumberEncoding.DECIMAL, width = 3) int sku,"
          + "@EncodedNumber(as = NumberEncoding.DECIMAL, width = 3) byte count) {}";

  @Test
  void aListOfRecordsIsReadByTheSeparatorThatItHad() throws ReflectiveOperationException {
    String old = "TEXT separator=',' | partitionKey: n int pad=2, " + LINES;
    Compiled compiled =
        compiled(
            "@Separator(';')" + frozen(1, old) + frozen(2, old.replace("','", "';'")),
            "@PartitionKey(order = 0, pad = 2) int n,"
                + "@PartitionKey(order = 1) List<Item> items",
            ITEM);

    assertThat(decoded(compiled, String.class, "54,001,002,003,004"))
        .hasToString("RowKey[n=54, items=[Item[sku=1, count=2], Item[sku=3, count=4]]]");
  }

  @Test
  void partsThatDoNotFillTheKeyHaveTheTypesOfTheirLayout() throws ReflectiveOperationException {
    String old =
        "TEXT separator=',' | partitionKey: class short pad=3, kind enum(GONE=\"g\" OLD=\"o\")"
            + " | id: id String alphabet=\"a-z\", "
            + LINES;
    String now = "TEXT separator=',' | partitionKey: kind enum(NOW=\"o\"), n int pad=2";
    Compiled compiled =
        compiled(
            frozen(1, old) + frozen(2, now),
            "@PartitionKey(order = 0) Kind kind, @PartitionKey(order = 1, pad = 2) int n",
            ITEM);
    assertThat(compiled.errors()).isEmpty();

    Object read =
        compiled
            .load()
            .loadClass("demo.RowKey")
            .getMethod("decodeV1", String.class, String.class)
            .invoke(null, "007,g", "ann,001,002,003,004");

    assertThat(read).hasToString("V1[class_=7, kind=GONE, id=ann, items=[[1, 2], [3, 4]]]");
    assertThat(read.getClass().getMethods()).noneMatch(it -> it.getName().equals("toCurrent"));
  }

  @Test
  void aLaterVersionNeverChangesTheTypeOfAnOlderOne() throws ReflectiveOperationException {
    String old =
        "TEXT separator=',' | partitionKey: kind enum(A=\"a\" B=\"b\"), n int pad=2"
            + " | ks: kinds list(element enum(A=\"a\" B=\"b\"))";
    List<String> shapes = new ArrayList<>();
    for (String components :
        List.of(
            "@PartitionKey(order = 0) Kind kind, @PartitionKey(order = 1, pad = 3) int n,"
                + " @SortKey(column = \"ks\") List<Kind> kinds",
            "@PartitionKey(pad = 4) long n",
            "@PartitionKey String other")) {
      Compiled compiled =
          compiled(
              frozen(1, old) + "@FrozenLayout(version = 2)",
              components,
              "public enum Kind { @KeyCode(\"a\") A, @KeyCode(\"b\") B }");
      Class<?> read = compiled.load().loadClass("demo.RowKey$V1");
      assertThat(read.getField("LAYOUT").get(null)).isEqualTo(old);
      shapes.add(
          Arrays.stream(read.getRecordComponents())
              .map(it -> it.getGenericType().getTypeName() + " " + it.getName())
              .toList()
              .toString());
    }

    assertThat(shapes)
        .containsOnly("[java.lang.String kind, int n, java.util.List<java.lang.String> kinds]");
  }

  @Test
  void aValueThatTheKeyOfNowRefusesIsReadAllTheSame() throws ReflectiveOperationException {
    String old = "TEXT separator=',' | partitionKey: n int pad=3";
    Compiled compiled =
        compiled(
            frozen(1, old) + frozen(2, "TEXT separator=',' | partitionKey: n int pad=2"),
            "@PartitionKey(order = 0, pad = 2) int n",
            "");
    Class<?> key = compiled.load().loadClass("demo.RowKey");
    Object read = key.getMethod("decodeV1", String.class).invoke(null, "123");

    assertThat(read).hasToString("V1[n=123]");
    assertThat(key.getMethod("decodeV1", Map.class).invoke(null, Map.of("partitionKey", "123")))
        .isEqualTo(read);
    assertThatThrownBy(() -> current(read)).hasCauseInstanceOf(InvalidPartException.class);
  }

  @Test
  void aMapIsMadeOfItsRows() throws ReflectiveOperationException {
    String old =
        "TEXT separator=',' | partitionKey: n int pad=2, tags map(key int as=DECIMAL width=3, value"
            + " enum(A=\"a\" B=\"b\"))";
    Compiled compiled =
        compiled(
            "@Separator(';')" + frozen(1, old) + frozen(2, old.replace("','", "';'")),
            "@PartitionKey(order = 0, pad = 2) int n, @PartitionKey(order = 1)"
                + " SortedMap<Id, Kind> tags",
            "public enum Kind { @KeyCode(\"a\") A, @KeyCode(\"b\") B }"
                + "public record Id(@EncodedNumber(as = NumberEncoding.DECIMAL, width = 3) int key)"
                + " implements Comparable<Id> { public int compareTo(Id o) {"
                + " return Integer.compare(key, o.key); } }");

    assertThat(decoded(compiled, String.class, "54,001,b,002,a"))
        .hasToString("RowKey[n=54, tags={Id[key=1]=B, Id[key=2]=A}]");
  }

  @Test
  void aPartThatTheKeyNoLongerHasIsPassedOver() throws ReflectiveOperationException {
    String old = "TEXT separator=',' | partitionKey: String String alphabet=\"a-z\", n int pad=2";
    Compiled compiled =
        compiled(
            frozen(1, old) + frozen(2, "TEXT separator=',' | partitionKey: n int pad=2"),
            "@PartitionKey(order = 0, pad = 2) int n",
            "");

    assertThat(decoded(compiled, String.class, "ann,07")).hasToString("RowKey[n=7]");
  }

  @ParameterizedTest
  @ValueSource(classes = {PhoenixSalt.class, MurmurModulo.class, FlinkKeyGroup.class})
  void aFunctionOfTheRuntimeStillRefusesAnotherBucket(Class<?> function)
      throws ReflectiveOperationException {
    String old = "BINARY | partitionKey: bucket count=4 function=%s of=n, n int";
    Compiled compiled =
        compiled(
            "@KeyFormat(Format.BINARY)"
                + frozen(1, old.formatted(function.getName()))
                + frozen(2, "BINARY | partitionKey: n int"),
            "@PartitionKey(order = 0) int n",
            "");
    byte[] encoded = {(byte) 0x80, 0, 0, 7};
    int right =
        function == FlinkKeyGroup.class
            ? FlinkKeyGroup.bucket(7, 4)
            : function == PhoenixSalt.class
                ? PhoenixSalt.bucket(encoded, 4)
                : MurmurModulo.bucket(encoded, 4);

    for (int bucket = 0; bucket < 4; bucket++) {
      byte[] stored = {(byte) bucket, (byte) 0x80, 0, 0, 7};
      if (bucket == right) {
        assertThat(decoded(compiled, byte[].class, stored)).hasToString("RowKey[n=7]");
      } else {
        assertThatThrownBy(() -> decoded(compiled, byte[].class, stored))
            .hasCauseInstanceOf(MalformedKeyException.class);
      }
    }
  }

  @Test
  void aNativeColumnDecidesTheBucket() throws ReflectiveOperationException {
    String old =
        "TEXT separator=',' | partitionKey: bucket count=4 by=MODULO of=n, a int pad=2"
            + " | n: n long native";
    Compiled compiled =
        compiled(
            "@Bucket(count = 4, by = BucketBy.MODULO, of = \"n\")"
                + frozen(1, old)
                + frozen(2, old.replace("pad=2", "pad=3")),
            "@PartitionKey(order = 0, pad = 3) int a,"
                + "@SortKey(order = 0, column = \"n\", nativeType = true) long n",
            "");
    assertThat(compiled.errors()).isEmpty();
    Method decode =
        compiled.load().loadClass("demo.RowKey").getMethod("decodeV1", String.class, long.class);

    assertThat(current(decode.invoke(null, "3,07", 7L))).hasToString("RowKey[a=7, n=7]");
    assertThatThrownBy(() -> decode.invoke(null, "2,07", 7L))
        .hasCauseInstanceOf(MalformedKeyException.class);
  }
}
