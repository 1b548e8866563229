package dev.keywright.store.bigtable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.assembly.LayoutCodec;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.store.UnsupportedLayoutException;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RowKeySchemaTest {
  private static final String PHONES =
      "TEXT separator='#' | partitionKey: device String, day LocalDate time=ISO, id UUID,"
          + " number int pad=6";

  @Test
  void eachPartIsAFieldBetweenDelimiters() {
    assertThat(BigtableKeys.rowKeySchema(PHONES))
        .isEqualTo(
            """
            encoding:
              delimitedBytes:
                delimiter: '#'
            fields:
            - fieldName: 'device'
              type:
                stringType:
                  encoding:
                    utf8Bytes: {}
            - fieldName: 'day'
              type:
                stringType:
                  encoding:
                    utf8Bytes: {}
            - fieldName: 'id'
              type:
                stringType:
                  encoding:
                    utf8Bytes: {}
            - fieldName: 'number'
              type:
                stringType:
                  encoding:
                    utf8Bytes: {}
            """);
  }

  @Test
  void aKeyHasAsManyFieldsAsTheSchema() {
    Map<String, Object> columns =
        LayoutCodec.of(LayoutSignature.parse(PHONES))
            .encode(
                Map.of(
                    "device",
                    "phone",
                    "day",
                    LocalDate.of(2024, 5, 17),
                    "id",
                    new UUID(1, 2),
                    "number",
                    54));

    assertThat(((String) columns.get("partitionKey")).split("#", -1))
        .containsExactly("phone", "2024-05-17", "00000000-0000-0001-0000-000000000002", "000054");
  }

  @Test
  void onePartNeedsNoDelimiter() {
    assertThat(BigtableKeys.rowKeySchema("TEXT separator='#' | partitionKey: on String"))
        .isEqualTo(
            """
            encoding:
              singleton: {}
            fields:
            - fieldName: 'on'
              type:
                stringType:
                  encoding:
                    utf8Bytes: {}
            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      value = {
        "TEXT separator='\\'' | PK: a int pad=3, b int pad=3 @ ''''",
        "TEXT separator='\\u0000' | PK: a String, b int pad=3 @ \"\\x00\"",
        "TEXT separator='\\t' | PK: a String, b int pad=3 @ \"\\x09\"",
        "TEXT | PK: a int pad=3 \" - \" b int pad=3 \" - \" c int pad=3 @ ' - '",
      })
  void aDelimiterIsQuotedAsYamlDoes(String layout, String delimiter) {
    assertThat(BigtableKeys.rowKeySchema(layout)).contains("    delimiter: " + delimiter + "\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      value = {
        "BINARY | PK: a int, b int @ it writes bytes that the schema has no type for",
        "TEXT separator='#' | PK: a long native @ it writes bytes that the schema has no type for",
        "TEXT separator='#' | PK: a int pad=3 | SK: b int pad=3 @ it has 2 columns, which the row key joins with bytes 00 01",
        "TEXT separator='#' | PK: bucket count=4 by=MODULO of=a, a int pad=3 @ it begins with a bucket",
        "TEXT separator='#' | PK: a int pad=3 hashPrefix=4 hash=MD5, b int pad=3 @ a hash prefix stands before a",
        "TEXT separator='#' escape | PK: a String, b int pad=3 @ escape = true writes a delimiter inside a part",
        "TEXT | PK: \"USER#\" a int pad=3 \"#\" b int pad=3 @ its literal \"USER#\" stands in front or at the end",
        "TEXT | PK: \"USER#\" a int pad=3 @ its literal \"USER#\" stands in front or at the end",
        "TEXT | PK: a int pad=3 \"#\" b int pad=3 \"!\" c int pad=3 @ its parts have different literals between them",
        "TEXT | PK: a int pad=3 \"\" b int pad=3 @ its parts have nothing between them",
        "TEXT | PK: \"ALL\" @ it has no parts",
        "TEXT separator=':' | PK: a int pad=3, b int pad=3 @ a may hold '0', which is not above the delimiter ':'",
        "TEXT separator='#' | PK: a int pad=3, b String @ b may hold U+0000, which is not above the delimiter '#'",
        "TEXT separator='#' | PK: a int pad=3, b String alphabet=\"!a-z\" @ b may hold '!', which is not above the delimiter '#'",
        "TEXT separator='-' | PK: a int pad=3, b int unordered @ b may hold '-', which is not above the delimiter '-'",
        "TEXT separator='-' | PK: a int pad=3, b UUID @ b may hold '-', which is not above the delimiter '-'",
        "TEXT separator='.' | PK: a int pad=3, b LocalDate time=ISO @ b may hold '-', which is not above the delimiter '.'",
        "TEXT separator='#' | PK: a int pad=3, b enum(A=\"!\") @ b may hold '!', which is not above the delimiter '#'",
        "TEXT separator='#' | PK: _key int pad=3, b int pad=3 @ _key is a name of Bigtable's own",
      })
  void whatASchemaCannotSayIsRefused(String layout, String reason) {
    assertThatThrownBy(() -> BigtableKeys.rowKeySchema(layout))
        .isInstanceOf(UnsupportedLayoutException.class)
        .hasMessageStartingWith("Bigtable's row key schema cannot hold this layout: " + reason);
  }

  @Test
  void charactersAboveTheDelimiterAreFine() {
    for (String part :
        List.of(
            "b String alphabet=\"0-9A-Za-z\\\\-\"",
            "b int unordered",
            "b Instant time=EPOCH_MILLIS",
            "b Instant time=ISO",
            "b byte[]",
            "b boolean",
            "b suffix(6)",
            "b enum(A=\"a\" B=\"b\")")) {
      assertThat(BigtableKeys.rowKeySchema("TEXT separator='#' | PK: a int pad=3, " + part))
          .contains("'a'", "'b'");
    }
  }
}
