package dev.keywright.processor.frozen;

import static dev.keywright.processor.frozen.Orders.frozen;
import static dev.keywright.processor.frozen.Rows.compiled;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.MalformedKeyException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code decodeV1} makes of values whose type, name or bucket has changed since. */
class OlderValuesTest {
  private static Object decoded(Compiled compiled, Class<?> content, Object stored)
      throws ReflectiveOperationException {
    assertThat(compiled.errors()).isEmpty();
    Class<?> key = compiled.load().loadClass("demo.RowKey");
    Object read = key.getMethod("decodeV1", content).invoke(null, stored);
    assertThat(read.getClass().getSimpleName()).isEqualTo("RowKey");
    return read;
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
}
