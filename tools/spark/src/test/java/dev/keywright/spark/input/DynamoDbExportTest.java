package dev.keywright.spark.input;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.apache.spark.sql.functions.col;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.spark.KeyFunctions;
import dev.keywright.spark.KeyReports;
import dev.keywright.spark.OneSpark;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.zip.GZIPOutputStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import shop.ShopItemKey;

@ExtendWith(OneSpark.class)
class DynamoDbExportTest {
  private static final String ITEMS =
      """
      {"Item":{"PK":{"S":"USER#u1"},"SK":{"S":"PROFILE"},"name":{"S":"Ann"}}}
      {"Item":{"PK":{"S":"USER#u1"},"SK":{"S":"NEWSLETTER#000007"},"n":{"N":"7"}}}
      {"Item":{"PK":{"S":"USER#u1"},"SK":{"S":"NEWSLETTER#x"}}}
      """;

  private final SparkSession spark;
  @TempDir private Path folder;

  DynamoDbExportTest(SparkSession spark) {
    this.spark = spark;
  }

  @BeforeEach
  void write() throws Exception {
    Path data = Files.createDirectories(folder.resolve("data"));
    Files.write(data.resolve("a.json.gz"), zipped(ITEMS));
    Files.write(data.resolve("b.json.gz"), zipped(""));
    manifest(
        "manifest-files",
        line("a", 3, md5(zipped(ITEMS))) + "\n" + line("b", 0, md5(zipped(""))) + "\n");
    summary(3, "FULL_EXPORT", "DYNAMODB_JSON");
  }

  private static String line(String name, int items, String md5) {
    return "{\"itemCount\":%s,\"md5Checksum\":\"%s\",\"dataFileS3Key\":\"x/AWSDynamoDB/1/data/%s.json.gz\"}"
        .formatted(items, md5, name);
  }

  private void summary(int items, String type, String format) throws Exception {
    manifest(
        "manifest-summary",
        "{\"exportType\":\"%s\",\"itemCount\":%s,\"outputFormat\":\"%s\"}"
            .formatted(type, items, format));
  }

  private void manifest(String name, String json) throws Exception {
    Files.writeString(folder.resolve(name + ".json"), json);
    Files.writeString(folder.resolve(name + ".checksum"), md5(json.getBytes(UTF_8)));
  }

  private static byte[] zipped(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(UTF_8));
    }
    return bytes.toByteArray();
  }

  private static String md5(byte[] bytes) throws Exception {
    return Base64.getEncoder().encodeToString(MessageDigest.getInstance("MD5").digest(bytes));
  }

  private DynamoDbExport open() throws IOException {
    return DynamoDbExport.open(spark, folder.toUri().toString());
  }

  @Test
  void theKeysOfAnExportAreDecoded() throws Exception {
    DynamoDbExport export = open();
    export.requireWhole();
    KeyFunctions items = KeyFunctions.of(spark, ShopItemKey.class);

    assertThat(export.itemCount()).isEqualTo(3);
    assertThat(
            export
                .keys(new KeyAttribute("PK", "S"), new KeyAttribute("SK", "S"))
                .select(items.decode(col("PK"), col("SK")).as("k"))
                .selectExpr("coalesce(k.member, k.reason) AS found")
                .orderBy("found")
                .collectAsList()
                .stream()
                .map(it -> it.getString(0).split(":", 2)[0]))
        .containsExactly("NewsletterKey", "UserProfileKey", "issue");
  }

  @Test
  void theColumnsAreInTheOrderOfTheKey() throws Exception {
    DynamoDbExport export = open();
    KeyAttribute pk = new KeyAttribute("PK", "S");
    KeyAttribute sk = new KeyAttribute("SK", "S");

    assertThat(export.keys(pk, sk).columns()).containsExactly("PK", "SK");
    assertThat(export.keys(sk, pk).columns()).containsExactly("SK", "PK");
  }

  @Test
  void anItemWithoutAKeyOfItsTypeEndsTheJobAndTheErrorShowsIt() throws Exception {
    Dataset<Row> keys = open().keys(new KeyAttribute("PK", "N"), new KeyAttribute("SK", "S"));

    assertThatThrownBy(keys::collectAsList)
        .hasStackTraceContaining("an item has no attribute PK of type N: ")
        .hasStackTraceContaining("PROFILE");
    assertThatThrownBy(() -> KeyReports.profile(keys, 4, "PK"))
        .hasStackTraceContaining("an item has no attribute PK of type N: ");
    assertThatThrownBy(() -> new KeyAttribute("PK", "SS"))
        .hasMessage("key attribute PK is of type S, N or B, not SS");
  }

  @Test
  void anExportThatIsNotWholeIsRefused() throws Exception {
    Files.write(folder.resolve("data/a.json.gz"), zipped("{}"));
    assertThatThrownBy(() -> open().requireWhole())
        .hasStackTraceContaining("a.json.gz has the checksum ");

    summary(4, "FULL_EXPORT", "DYNAMODB_JSON");
    assertThatThrownBy(this::open)
        .hasMessageEndingWith("has 4 items by its summary, and 3 by its files");

    Files.writeString(folder.resolve("manifest-summary.json"), "{}");
    assertThatThrownBy(this::open).hasMessageStartingWith("manifest-summary.json of ");
  }

  @Test
  void incrementalExportsAndOtherFormatsAreRefused() throws Exception {
    summary(3, "INCREMENTAL_EXPORT", "DYNAMODB_JSON");
    assertThatThrownBy(this::open)
        .hasMessageContaining("is of type INCREMENTAL_EXPORT: it has changes of items");

    summary(3, "FULL_EXPORT", "ION");
    assertThatThrownBy(this::open).hasMessageContaining("is in the format ION");
  }
}
