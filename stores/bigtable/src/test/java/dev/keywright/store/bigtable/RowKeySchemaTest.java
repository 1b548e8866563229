package dev.keywright.store.bigtable;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.bigtable.admin.v2.Type.Struct;
import com.google.gson.Gson;
import com.google.protobuf.util.JsonFormat;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.store.UnsupportedLayoutException;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yaml.snakeyaml.Yaml;

class RowKeySchemaTest {
  private static final String EVENTS =
      "TEXT separator='#' | partitionKey: host String alphabet=\"\\\\-0-9a-z\","
          + " at Instant time=EPOCH_MILLIS DESC";

  @Test
  void theSchemaIsWhatTheCommandTakes() {
    assertThat(RowKeySchema.yaml(EVENTS))
        .isEqualTo(
            """
            encoding:
              delimitedBytes:
                delimiter: '#'
            fields:
            - fieldName: 'host'
              type:
                stringType:
                  encoding:
                    utf8Bytes: {}
            - fieldName: 'at'
              type:
                stringType:
                  encoding:
                    utf8Bytes: {}
            """);
  }

  @Test
  void theMessageOfTheServiceSplitsKeysIntoTheirParts() throws Exception {
    Struct schema = schema(RowKeySchema.yaml(EVENTS));
    Map<String, Object> parts = Map.of("host", "web-1", "at", Instant.ofEpochMilli(1));
    String key =
        (String) LayoutCodec.of(LayoutSignature.parse(EVENTS)).encode(parts).get("partitionKey");

    String delimiter = schema.getEncoding().getDelimitedBytes().getDelimiter().toStringUtf8();
    assertThat(key.split(delimiter, -1)).containsExactly("web-1", "9999999999998");
    assertThat(schema.getFieldsList())
        .extracting(Struct.Field::getFieldName)
        .containsExactly("host", "at");
    assertThat(schema.getFieldsList())
        .allMatch(field -> field.getType().getStringType().getEncoding().hasUtf8Bytes());
  }

  @Test
  void onePartNeedsNoDelimiter() throws Exception {
    Struct schema = schema(RowKeySchema.yaml("TEXT separator=',' | partitionKey: id String"));
    assertThat(schema.getEncoding().hasSingleton()).isTrue();
    assertThat(schema.getFieldsCount()).isOne();
  }

  @Test
  void aBucketBehindAPartIsAFieldThere() throws Exception {
    String layout =
        "TEXT separator=',' | partitionKey: day int pad=6, bucket count=16 by=HASH hash=MD5 of=id,"
            + " id int pad=6";

    assertThat(schema(RowKeySchema.yaml(layout)).getFieldsList())
        .extracting(Struct.Field::getFieldName)
        .containsExactly("day", "bucket", "id");
  }

  @Test
  void aBucketIsAField() throws Exception {
    String layout =
        "TEXT separator=',' | partitionKey: bucket count=16 by=HASH hash=MD5 of=id, id int pad=6";
    assertThat(schema(RowKeySchema.yaml(layout)).getFieldsList())
        .extracting(Struct.Field::getFieldName)
        .containsExactly("bucket", "id");
  }

  @Test
  void aDelimiterThatIsInvisibleIsEscaped() throws Exception {
    String layout = "TEXT separator='\\u0001' | partitionKey: a int pad=6, b int pad=6";
    Struct schema = schema(RowKeySchema.yaml(layout));
    assertThat(schema.getEncoding().getDelimitedBytes().getDelimiter().toByteArray())
        .containsExactly(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '^',
      quoteCharacter = '`',
      value = {
        "BINARY | partitionKey: a int ^ its format is BINARY",
        "TEXT separator=',' | partitionKey: a int pad=6 | b: b int pad=6 ^ it has 2 columns",
        "TEXT separator=',' escape | partitionKey: a String, b int pad=6 ^ it escapes characters",
        "TEXT separator=',' | partitionKey: a int pad=6 hashPrefix=4 hash=MD5, b int pad=6"
            + " ^ no delimiter is between a and its hash prefix",
        "TEXT separator=',' | partitionKey: a int pad=6, b String"
            + " ^ b may hold characters that are not above the delimiter ','",
        "TEXT separator=':' | partitionKey: a int pad=6, b int pad=6"
            + " ^ a may hold characters that are not above the delimiter ':'",
        "TEXT | partitionKey: \"USER#\" a int pad=6 ^ a literal comes before or after its parts",
        "TEXT | partitionKey: a int pad=6 \"#\" b int pad=6 \"-\" c int pad=6"
            + " ^ it has the delimiters [#, -]",
        "TEXT separator=',' | partitionKey: _key int pad=6 ^ _key is a name of Bigtable",
        "TEXT | partitionKey: a int pad=6 \"\" b int pad=6 ^ nothing, or more than 50 characters",
      })
  void whatASchemaCannotSayIsRefused(String layout, String reason) {
    assertThatThrownBy(() -> RowKeySchema.yaml(layout))
        .isInstanceOf(UnsupportedLayoutException.class)
        .hasMessageStartingWith(
            "A row key schema of Bigtable cannot hold this layout: " + reason.strip());
  }

  /** As the command reads it: delimiters are bytes, which JSON has in base64. */
  private static Struct schema(String yaml) throws Exception {
    Map<String, Object> read = new Yaml().load(yaml);
    if (((Map<?, ?>) read.get("encoding")).get("delimitedBytes") instanceof Map<?, ?> delimited) {
      byte[] delimiter = delimited.get("delimiter").toString().getBytes(UTF_8);
      String encoded = Base64.getEncoder().encodeToString(delimiter);
      read.put("encoding", Map.of("delimitedBytes", Map.of("delimiter", encoded)));
    }
    assertThat(read.keySet()).containsExactlyInAnyOrderElementsOf(List.of("encoding", "fields"));
    Struct.Builder schema = Struct.newBuilder();
    JsonFormat.parser().merge(new Gson().toJson(read), schema);
    return schema.build();
  }
}
