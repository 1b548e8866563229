package dev.keywright.processor.crash;

import static dev.keywright.processor.crash.Large.assertRefused;
import static dev.keywright.processor.crash.Large.compiled;
import static dev.keywright.processor.crash.Large.key;
import static dev.keywright.processor.crash.Large.list;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.lang.reflect.Field;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Entities as large as Java lets them be, and larger than a key can be: the first compile and load,
 * the others are refused by the processor and not by the compiler.
 */
@Tag("full")
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class LargeKeysTest {
  private static final int ARGUMENTS = 250;
  private static final int CONSTANTS = 3_745;

  private static String parts(int count, String type) {
    return list(
        count, "\n", i -> "@PartitionKey(order = " + i + ", pad = 6) " + type + " p" + i + ";");
  }

  @Test
  void asManyPartsAsAMethodTakesMakeAKey() throws Exception {
    Class<?> ints = key(compiled("class Large {", parts(ARGUMENTS, "int"), "}"));
    Class<?> longs = key(compiled("class Large {", parts(ARGUMENTS / 2, "long"), "}"));

    assertThat(ints.getRecordComponents()).hasSize(ARGUMENTS);
    assertThat(longs.getRecordComponents()).hasSize(ARGUMENTS / 2);
  }

  @Test
  void bucketsOfAllPartsHaveRoomToo() throws Exception {
    Class<?> key =
        key(
            compiled(
                "@KeyFormat(Format.BINARY)",
                "@Bucket(count = 16, of = {" + list(ARGUMENTS, ", ", i -> "\"p" + i + "\"") + "})",
                "@AccessPattern(name = \"one\", equal = {"
                    + list(ARGUMENTS, ", ", i -> "\"p" + i + "\"")
                    + "})",
                "@AccessPattern(name = \"some\", range = \"p249\", equal = {"
                    + list(ARGUMENTS - 1, ", ", i -> "\"p" + i + "\"")
                    + "})",
                "class Large {",
                parts(ARGUMENTS, "Integer").replace(", pad = 6", ""),
                "}"));

    assertThat(key.getRecordComponents()).hasSize(ARGUMENTS);
  }

  @Test
  void morePartsAreRefused() {
    assertRefused(
        compiled("class Large {", parts(ARGUMENTS + 1, "int"), "}"), "p250 is one too many");
    assertRefused(
        compiled("class Large {", parts(ARGUMENTS / 2 + 1, "long"), "}"), "p125 is one too many");
    assertRefused(compiled("class Large {", parts(1_000, "int"), "}"), "the key has 1000 parts");
  }

  @Test
  void asManySortColumnsMakeAKey() throws Exception {
    Class<?> key =
        key(
            compiled(
                "class Large {",
                "@PartitionKey(order = 0, pad = 6) int p;",
                list(
                    ARGUMENTS - 1,
                    "\n",
                    i ->
                        "@SortKey(order = "
                            + i
                            + ", column = \"c"
                            + i
                            + "\", pad = 6) int s"
                            + i
                            + ";"),
                "}"));

    assertThat(key.getRecordComponents()).hasSize(ARGUMENTS);
  }

  @Test
  void twoHundredAccessPatternsAreTwoHundredMethods() throws Exception {
    Class<?> key =
        key(
            compiled(
                list(
                    200,
                    "\n",
                    i ->
                        "@AccessPattern(name = \"find" + i + "\", equal = {\"a\"}, range = \"b\")"),
                "record Large(",
                "    @PartitionKey(order = 0, pad = 6) int a,",
                "    @PartitionKey(order = 1, pad = 6) int b) {}"));

    assertThat(key.getDeclaredMethods())
        .filteredOn(it -> it.getName().startsWith("find"))
        .hasSize(200);
  }

  private static String[] ofEnum(int constants, String parts) {
    return new String[] {
      "record Large(@PartitionKey(order = 0, pad = 6) int a, " + parts + ") {",
      "enum Kind { " + list(constants, ", ", i -> "C" + i) + " } }"
    };
  }

  private static String kind(int index) {
    return "@SortKey(order = " + index + ", ordered = false) Kind k" + index;
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "@KeyFormat(Format.BINARY)"})
  void anEnumOfThreeThousandConstantsCanBeAPart(String format) throws Exception {
    String[] source = ofEnum(3_000, kind(0));
    source[0] = format + "\n" + (format.isEmpty() ? source[0] : source[0].replace(", pad = 6", ""));

    Class<?> key = key(compiled(source));

    Field layout = key.getDeclaredField("LAYOUT");
    layout.setAccessible(true);
    assertThat(((String) layout.get(null))).contains("C2999=\"C2999\"").hasSizeGreaterThan(39_000);
  }

  @Test
  void enumsWithMoreCodesThanAClassHoldsAreRefused() {
    assertRefused(
        compiled(ofEnum(CONSTANTS / 2 + 100, kind(0) + ", " + kind(1))), "room for the codes of");
  }

  @Test
  void codesThatAreTooLongTogetherAreRefused() {
    String[] source = ofEnum(1, kind(0));
    source[1] = "enum Kind { " + list(2_000, ", ", i -> "CONSTANT_OF_A_LONG_NAME" + i) + " } }";

    assertRefused(compiled(source), "the constant LAYOUT of the generated key would have");
  }

  @Test
  void aNameThatNoFileCanHaveIsRefused() throws Exception {
    String name = "n".repeat(235);

    assertThat(key(ofName(name)).getRecordComponents()).hasSize(2);
    assertRefused(ofName(name + "n"), "name of its file would have 256 bytes");
    assertRefused(ofName("\u00e9".repeat(118)), "name of its file would have 256 bytes");
    assertRefused(ofName("n".repeat(60_000)), "file systems allow at most 255");
  }

  private static Compiled ofName(String name) {
    return compiled(
        "record Large(@PartitionKey(order = 0, pad = 6) int " + name + ",",
        "@PartitionKey(order = 1, pad = 6) int last) {}");
  }
}
