package dev.keywright.processor.designs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.MalformedKeyException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Literals in BINARY, against bytes that are put together by hand. */
class BinaryTemplatesTest {
  private static final int ROWS = 1_000;

  private final Random random = new Random(18);

  @Test
  void aColumnMayBeALiteralAlone() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of(
                "@KeyFormat(Format.BINARY)",
                "@PartitionTemplate(\"t{table}\")",
                "@SortTemplate(\"\\\\x01PROFILE\")"),
            "@PartitionKey long table");
    Key key = row.of(7L);
    byte[] profile = "\u0001PROFILE".getBytes(UTF_8);
    ByteBuffer out = ByteBuffer.allocate(20);
    row.call("encodeSortKey", out);

    assertThat((byte[]) key.columns().get("sortKey")).isEqualTo(profile);
    assertThat((byte[]) row.call("encodeSortKey")).isEqualTo(profile);
    assertThat(Arrays.copyOf(out.array(), out.position())).isEqualTo(profile);
    assertThat(row.call("decode", key.columns().get("partitionKey"), profile)).isEqualTo(key);
    assertThat(row.scan().ask("table", 7L).toString()).contains("0150524f46494c45");
  }

  @Test
  void binaryColumnsHoldTheBytesOfTheirLiterals() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of(
                "@KeyFormat(Format.BINARY)",
                "@PartitionTemplate(\"t{table}_r{handle}\")",
                "@SortTemplate(\"\\\\x80\\\\\\\\{{{name}}}\\\\xfe{handle}\u00e9\")"),
            "@PartitionKey long table",
            "@PartitionKey long handle",
            "@SortKey String name");
    for (int i = 0; i < ROWS; i++) {
      long table = random.nextLong();
      long handle = random.nextLong();
      String name = Integer.toString(random.nextInt(), 36);
      Map<String, Object> columns = row.of(table, handle, name).columns();
      byte[] text = name.getBytes(UTF_8);
      ByteBuffer key = ByteBuffer.allocate(19);
      key.put((byte) 't').putLong(table ^ Long.MIN_VALUE).put((byte) '_').put((byte) 'r');
      key.putLong(handle ^ Long.MIN_VALUE);
      ByteBuffer sort = ByteBuffer.allocate(3 + text.length + 2 + 2 + 8 + 2);
      sort.put((byte) 0x80).put((byte) '\\').put((byte) '{').put(text).put((byte) 0).put((byte) 1);
      sort.put((byte) '}').put((byte) 0xfe).putLong(handle ^ Long.MIN_VALUE);
      sort.put((byte) 0xc3).put((byte) 0xa9);

      assertThat((byte[]) columns.get("partitionKey")).isEqualTo(key.array());
      assertThat((byte[]) columns.get("sortKey")).isEqualTo(sort.array());
      assertThat(row.call("decode", key.array(), sort.array()))
          .isEqualTo(row.of(table, handle, name));
      byte[] changed = sort.array().clone();
      int at = random.nextInt(changed.length);
      changed[at] = (byte) (changed[at] ^ 1 << random.nextInt(8));
      Map<String, Object> stored = Map.of("partitionKey", key.array(), "sortKey", changed);
      assertCanonicalBytes(row, stored);
    }
    String table7 = HexFormat.of().formatHex(ByteBuffer.allocate(8).putLong(7).array());
    assertThat(row.scan().fix("table", 7L).ask("all").toString())
        .contains("0x74" + table7.replaceFirst("^0", "8") + "5f72");
  }

  private static void assertCanonicalBytes(GeneratedKey type, Map<String, Object> row) {
    Key key;
    try {
      key = (Key) type.call("decode", row);
    } catch (MalformedKeyException refused) {
      return;
    }
    row.forEach(
        (column, stored) ->
            assertThat(Arrays.equals((byte[]) key.columns().get(column), (byte[]) stored))
                .isTrue());
  }

  @Test
  void aCharacterThatLooksLikeAByteIsNoted() {
    List<String> found =
        DesignFindings.found(
            List.of("@KeyFormat(Format.BINARY)", "@PartitionTemplate(\"k\u0080{id}\")"),
            "@PartitionKey @Domain(unique = true) long id");

    assertThat(found)
        .singleElement()
        .asString()
        .startsWith(
            "[KW019 malformed-template] @PartitionTemplate writes the character U+0080 as two"
                + " bytes of UTF-8")
        .endsWith("Fix: write \\\\x80 for the byte alone, or \\\\xc2\\\\x80 for both bytes");
    for (String silent : List.of("k\\\\x80{id}", "k\\\\xc2\\\\x80{id}", "k\u20ac{id}")) {
      assertThat(
              DesignFindings.found(
                  List.of("@KeyFormat(Format.BINARY)", "@PartitionTemplate(\"" + silent + "\")"),
                  "@PartitionKey @Domain(unique = true) long id"))
          .isEmpty();
    }
  }
}
