package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MalformedKeyException;
import java.lang.reflect.InvocationTargetException;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Entities whose buckets a class of the user's chooses. */
class BucketFunctionTest {

  private static Compiled compiled(String bucket, String function) {
    return Compiled.with(
        List.of(),
        Compiled.source(
            "demo.Visit",
            "package demo;",
            "import dev.keywright.*;",
            "@KeyFormat(Format.BINARY) " + bucket,
            "public record Visit(@PartitionKey(order = 0) int user, @PartitionKey(order = 1) long at) {",
            "  static class Shards { " + function + " }",
            "}"));
  }

  private static String of(String attributes) {
    return "@Bucket(count = 4, function = Visit.Shards.class" + attributes + ")";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          static int other() { return 0; } | Visit.Shards has no method bucket
          public static int bucket(int u, int c) { return 0; } | Visit.Shards.bucket takes (int, int), and not the parts user, at and the count
          public static int bucket(String u, long a, int c) { return 0; } | Visit.Shards.bucket takes (String, long, int), and not the parts user, at and the count
          public static int bucket(int u, int a, int c) { return 0; } | Visit.Shards.bucket takes (int, int, int), and not the parts user, at and the count
          public static int bucket(int u, long a, long c) { return 0; } | Visit.Shards.bucket takes (int, long, long), and not the parts user, at and the count
          static int bucket(int u, long a, int c) { return 0; } | Visit.Shards.bucket is not public static
          public int bucket(int u, long a, int c) { return 0; } | Visit.Shards.bucket is not public static
          public static long bucket(int u, long a, int c) { return 0; } | Visit.Shards.bucket returns long, not int
          public static int bucket(byte[] b, int c) throws java.io.IOException { return 0; } | Visit.Shards.bucket declares a checked exception, which the key cannot rethrow
          public static int bucket(byte[] b, int c) { return 0; } public static int bucket(int u, int c) { return 0; } | Visit.Shards has 2 methods bucket, but must have one
          """)
  void aClassWithoutAFittingMethodIsRefused(String method, String problem) {
    assertThat(compiled(of(""), method).errors())
        .containsExactly(
            "[KW024 unusable-function] "
                + problem
                + "\n  Fix: write in Visit.Shards: public static int bucket(int user, long at, int count),"
                + " or with byte[] encoded instead");
  }

  @Test
  void aClassThatTheKeyCannotNameIsRefused() {
    Compiled compiled =
        Compiled.with(
            List.of(),
            Compiled.source(
                "demo.Visits",
                "package demo;",
                "import dev.keywright.*;",
                "class Visits {",
                "  @Bucket(count = 4, function = Visits.Shards.class)",
                "  record Visit(@PartitionKey(order = 0, pad = 4) int user) {}",
                "  private static class Shards {",
                "    public static int bucket(int user, int count) { return 0; }",
                "  }",
                "}"));

    assertThat(compiled.errors().get(0))
        .startsWith(
            "[KW024 unusable-function] Visits.Shards is not accessible from the generated key\n"
                + "  Fix: make Visits.Shards public");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          , by = BucketBy.HASH | [KW006 attribute-not-applicable] function chooses the bucket, so by has no effect
          , hash = HashAlgorithm.MD5 | [KW006 attribute-not-applicable] function chooses the bucket, so hash has no effect
          , as = NumberEncoding.HEX | [KW005 attribute-out-of-range] as = HEX, but a bucket is written as UNSIGNED or DECIMAL
          , width = 5 | [KW005 attribute-out-of-range] width = 5, but the numbers of 4 buckets take 1 to 4 bytes
          , width = -1 | [KW005 attribute-out-of-range] width = -1, but the numbers of 4 buckets take 1 to 4 bytes
          """)
  void otherAttributesAreJudged(String attributes, String problem) {
    String method = "public static int bucket(int u, long a, int c) { return 0; }";
    assertThat(compiled(of(attributes), method).errors())
        .singleElement()
        .asString()
        .startsWith(problem + "\n");
  }

  @Test
  void whatAFunctionThrowsOrAnswersIsRefusedBeforeAnythingIsWritten()
      throws ReflectiveOperationException {
    Class<?> key =
        key(
            "public static int bucket(int user, long at, int count) {"
                + " if (user == 13) throw new IllegalStateException(\"no shard\");"
                + " return user; }");

    ByteBuffer out = ByteBuffer.allocate(40);
    for (int user : new int[] {13, -1, 4}) {
      assertThatThrownBy(
              () ->
                  key.getMethod("encodePartitionKey", int.class, long.class, ByteBuffer.class)
                      .invoke(null, user, 7L, out))
          .isInstanceOf(InvocationTargetException.class)
          .cause()
          .isInstanceOf(InvalidPartException.class)
          .hasMessageContaining("demo.Visit.Shards");
    }
    assertThat(out.position()).isZero();
    assertThat(out.array()).containsOnly(0);
    byte[] unwritable = {3, (byte) 0x80, 0, 0, 13, (byte) 0x80, 0, 0, 0, 0, 0, 0, 7};
    assertThatThrownBy(() -> decode(key, unwritable))
        .cause()
        .isInstanceOf(MalformedKeyException.class)
        .hasMessageContaining("no shard");
  }

  @Test
  void aFunctionThatIsNotStableIsFoundByDecode() throws ReflectiveOperationException {
    Class<?> key =
        key(
            "static int calls;"
                + " public static int bucket(byte[] encoded, int count) { return calls++ % count; }");

    Key first = (Key) key.getDeclaredConstructors()[0].newInstance(1, 7L);
    byte[] bytes = (byte[]) first.columns().get("partitionKey");

    assertThatThrownBy(() -> decode(key, bytes))
        .cause()
        .isInstanceOf(MalformedKeyException.class)
        .hasMessageStartingWith("bucket at position 0: expected the bucket ")
        .hasMessageContaining(", which demo.Visit.Shards chooses for the key's parts, found \"0\"");
  }

  @Test
  void bytesOfTheFirstColumnDecideWhenAnotherOneHasBeenRead() throws ReflectiveOperationException {
    Compiled compiled =
        Compiled.with(
            List.of(),
            Compiled.source(
                "demo.Visit",
                "package demo;",
                "import dev.keywright.*;",
                "@KeyFormat(Format.BINARY)",
                "@Bucket(count = 4, of = \"user\", function = Visit.Shards.class)",
                "public record Visit(@PartitionKey(order = 0) int user, @SortKey(order = 0) long at) {",
                "  static class Shards {",
                "    public static int bucket(byte[] user, int count) { return user[3] % count; }",
                "  }",
                "}"));
    assertThat(compiled.errors()).isEmpty();
    Class<?> key = compiled.load().loadClass("demo.VisitKey");
    byte[] user = {2, (byte) 0x80, 0, 0, 6};
    byte[] at = {(byte) 0x80, 0, 0, 0, 0, 0, 0, 1};

    assertThat(key.getMethod("decode", byte[].class, byte[].class).invoke(null, user, at))
        .isEqualTo(key.getDeclaredConstructors()[0].newInstance(6, 1L));
  }

  @Test
  void aScanFansOutUntilAllPartsOfTheFunctionAreFixed() throws ReflectiveOperationException {
    Class<?> key =
        key("public static int bucket(int user, long at, int count) { return user % count; }");

    Object scan = key.getMethod("scan").invoke(null);
    Object ofUser = scan.getClass().getMethod("user", int.class).invoke(scan, 6);
    Object ofBoth = ofUser.getClass().getMethod("at", long.class).invoke(ofUser, 7L);

    assertThat(((KeyRanges<?, ?>) ofUser.getClass().getMethod("all").invoke(ofUser)).size())
        .isEqualTo(4);
    assertThat(((KeyRanges<?, ?>) ofBoth).size()).isEqualTo(1);
    assertThat((byte[]) ((KeyRanges<?, ?>) ofBoth).ranges().get(0).from()).startsWith(2);
  }

  @Test
  void keysOfAFrozenLayoutAreReadWithTheSameFunction() throws ReflectiveOperationException {
    String old =
        "TEXT separator='|' | partitionKey: bucket count=4 function=demo.Page.Shards of=kind,"
            + " user int, kind enum(READ=\\\"r\\\" WRITE=\\\"w\\\")";
    String now = old.replace("count=4", "count=8");
    Compiled compiled =
        Compiled.with(
            List.of("-Akeywright.KW101=off"),
            Compiled.source(
                "demo.Page",
                "package demo;",
                "import dev.keywright.*;",
                "@Separator('|') @Bucket(count = 8, of = \"kind\", function = Page.Shards.class)",
                "@FrozenLayout(version = 1, signature = \"" + old + "\")",
                "@FrozenLayout(version = 2, signature = \"" + now + "\")",
                "public record Page(@PartitionKey(order = 0, ordered = false) int user,",
                "    @PartitionKey(order = 1) Kind kind) {",
                "  public enum Kind { @KeyCode(\"r\") READ, @KeyCode(\"w\") WRITE }",
                "  static class Shards {",
                "    public static int bucket(Kind kind, int count) {",
                "      return kind == Kind.READ ? 1 : count - 1; }",
                "  }",
                "}"));
    Class<?> key = compiled.load().loadClass("demo.PageKey");

    Object read = key.getMethod("decodeV1", String.class).invoke(null, "3|7|w");
    assertThat(read.getClass().getMethod("toCurrent").invoke(read))
        .isEqualTo(key.getMethod("decode", String.class).invoke(null, "7|7|w"));
    Object since = key.getMethod("scanSinceV1").invoke(null);
    Object ofUser = since.getClass().getMethod("user", int.class).invoke(since, 7);
    assertThat(((KeyRanges<?, ?>) ofUser.getClass().getMethod("all").invoke(ofUser)).size())
        .isEqualTo(8);
  }

  private static Class<?> key(String method) throws ReflectiveOperationException {
    Compiled compiled = compiled(of(""), method);
    assertThat(compiled.errors()).isEmpty();
    return compiled.load().loadClass("demo.VisitKey");
  }

  private static Object decode(Class<?> key, byte[] bytes) throws ReflectiveOperationException {
    return key.getMethod("decode", byte[].class).invoke(null, bytes);
  }
}
