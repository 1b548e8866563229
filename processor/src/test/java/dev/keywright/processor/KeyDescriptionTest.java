package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The description of a key obeys its schema, and says what the source says. */
class KeyDescriptionTest {
  private static final Path SCHEMA = Path.of("../docs/key.schema.json");
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String FOLDER = "META-INF/keywright/";

  private static final String POST =
      """
      package blog;

      import dev.keywright.*;
      import java.time.Instant;

      @Separator('!')
      @StoredIn(Store.AZURE_TABLE)
      @Volume(rows = 30_000_000, bytesPerRow = 400, peakWritesPerSecond = 60)
      @AccessPattern(name = "latest", equal = "user", newestFirst = true)
      @FrozenLayout(
          version = 1,
          signature =
              "TEXT separator='!' | partitionKey: user String alphabet=\\"0-9a-z\\" maxLength=32"
                  + " | sortKey: at Instant time=DOTNET_TICKS DESC")
      @AllowDesign(check = "KW405", reason = "one post a second and user")
      public record Post(
          @PartitionKey(order = 0)
          @Domain(alphabet = "0-9a-z", maxLength = 32, cardinality = 1_000_000)
          String user,
          @SortKey(order = 0, time = TimeFormat.DOTNET_TICKS, direction = Direction.DESC)
          Instant at,
          String text) {}
      """;

  static List<Path> cases() {
    return GoldenCases.all();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void everyDescriptionObeysTheSchema(Path goldenCase) throws IOException {
    JsonSchema schema = schema(JSON.readTree(SCHEMA.toFile()));
    Compiled compiled = Compiled.with(List.of(), GoldenCases.sources(goldenCase));

    assertThat(compiled.resources()).isNotEmpty();
    for (Map.Entry<String, String> file : compiled.resources().entrySet()) {
      boolean isOfFamily = file.getKey().endsWith(".family.json");
      assertThat(
              (isOfFamily ? schemaOfFindings() : schema).validate(JSON.readTree(file.getValue())))
          .as(file.getKey())
          .isEmpty();
    }
  }

  private static JsonSchema schema(JsonNode json) {
    return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(json);
  }

  /** The schema of a file that has findings alone. */
  private static JsonSchema schemaOfFindings() throws IOException {
    ObjectNode schema = JSON.createObjectNode();
    schema.set("$defs", JSON.readTree(SCHEMA.toFile()).get("$defs"));
    return schema(schema.put("$ref", "#/$defs/entityFindings"));
  }

  @Test
  void theSchemaRefusesWhatItDoesNotKnow() throws IOException {
    JsonSchema schema =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(Files.readString(SCHEMA));

    assertThat(schema.validate(JSON.readTree("{\"schema\": 2, \"classes\": []}"))).isNotEmpty();
  }

  @Test
  void aDescriptionSaysWhatTheEntityDeclares() throws IOException {
    JsonNode post = post();

    assertThat(post.get("schema").asInt()).isEqualTo(1);
    assertThat(post.get("class").asText()).isEqualTo("blog.PostKey");
    assertThat(post.get("entity").asText()).isEqualTo("blog.Post");
    assertThat(post.get("store").asText()).isEqualTo("AZURE_TABLE");
    assertThat(post.at("/volume/rows").asLong()).isEqualTo(30_000_000);
    assertThat(post.at("/columns/0/parts/0/facts"))
        .map(fact -> fact.get("fact").asText() + "=" + fact.get("value").asText())
        .containsExactly("alphabet=0-9a-z", "maxLength=32", "cardinality=1000000");
    assertThat(post.at("/columns/1/parts/0/descending").asBoolean()).isTrue();
    assertThat(post.at("/frozen/0/version").asInt()).isEqualTo(1);
    assertThat(post.at("/frozen/0/layout").asText()).isEqualTo(post.get("layout").asText());
    assertThat(post.at("/accepted/0/check").asText()).isEqualTo("KW405");
    assertThat(post.at("/accepted/0/acceptedBy").asText()).contains("one post a second and user");
  }

  /** 30,000,000 rows of 400 bytes, 60 writes a second, 1,000,000 users; 1,000 rows a page. */
  @Test
  void itsFiguresFollowFromTheVolume() throws IOException {
    JsonNode post = post();

    assertThat(post.at("/columns/0/maxBytes").asInt()).isEqualTo(32 * 2);
    assertThat(post.at("/columns/0/limitBytes").asInt()).isEqualTo(1024);
    assertThat(post.at("/columns/1/maxBytes").asInt()).isEqualTo(19 * 2);
    assertThat(post.at("/partition/values").asLong()).isEqualTo(1_000_000);
    assertThat(post.at("/partition/rows").asLong()).isEqualTo(30);
    assertThat(post.at("/partition/bytes").asLong()).isEqualTo(12_000);
    assertThat(post.at("/partition/peakWritesPerSecond").asLong()).isEqualTo(1);
    assertThat(post.at("/patterns/0/ranges").asInt()).isEqualTo(1);
    assertThat(post.at("/patterns/0/rows").asLong()).isEqualTo(30);
    assertThat(post.at("/patterns/0/requests").asLong()).isEqualTo(1);
  }

  @Test
  void itsStoreIsDescribedByItsLimits() throws IOException {
    JsonNode post = post();

    assertThat(post.get("partitions").asText()).isEqualTo("sorted_values");
    assertThat(post.at("/limits/partitionWritesPerSecond/value").asInt()).isEqualTo(2000);
    assertThat(post.at("/limits/partitionWritesPerSecond/hard").asBoolean()).isTrue();
    assertThat(post.at("/limits/pageRows/value").asInt()).isEqualTo(1000);
    assertThat(post.at("/limits/pageRows/source").asText()).startsWith("Azure Table Storage");
    assertThat(post.get("limits").has("partitionBytes")).isFalse();
  }

  @Test
  void theEntriesOfAnApplicationAreInTheTableThatTheIndexNames() throws IOException {
    assertThat(crates("APPLICATION").get("table").asText()).isEqualTo("crates_by_state");
    assertThat(crates("STORE").get("table").asText()).isEqualTo("crates");
  }

  private static JsonNode crates(String maintainer) throws IOException {
    String source =
        """
        package shop;

        import dev.keywright.*;

        @StoredIn(value = Store.HBASE, table = "crates")
        @Index(key = "byState", name = "crates_by_state", maintainedBy = Maintainer.%s)
        public record Crate(
            @PartitionKey(pad = 8) @Domain(min = 0, unique = true) int number,
            @PartitionKey(key = "byState") @Domain(alphabet = "A-Z", minLength = 1, maxLength = 8)
            String state) {}
        """
            .formatted(maintainer);
    Compiled compiled = Compiled.with(List.of(), Compiled.source("shop.Crate", source));
    return JSON.readTree(compiled.resources().get(FOLDER + "shop.CrateByStateKey.json"));
  }

  @Test
  void itsExampleIsShownItemByItem() throws IOException {
    JsonNode purchase = JSON.readTree(golden("purchase").get(FOLDER + "demo.PurchaseKey.json"));

    assertThat(purchase.at("/columns/0/example/text").asText()).isEqualTo("000054,a100,6777");
    assertThat(purchase.at("/columns/0/items"))
        .map(item -> item.get("position").asInt() + " " + item.get("raw").asText())
        .containsExactly("0 000054", "7 a100", "12 6777");
    assertThat(purchase.at("/columns/1/example/number").isIntegralNumber()).isTrue();
  }

  @Test
  void anOptionLeavesItOut() {
    Compiled without =
        Compiled.with(List.of("-Akeywright.describe=false"), Compiled.source("blog.Post", POST));

    assertThat(without.succeeded()).isTrue();
    assertThat(without.generatedSources()).isNotEmpty();
    assertThat(without.resources()).isEmpty();
  }

  @Test
  void aKeyThatIsRefusedHasItsFindingsAlone() throws IOException {
    Compiled refused =
        Compiled.with(
            List.of(),
            Compiled.source("blog.Post", POST.replace("order = 0, time", "order = 1, time")));

    assertThat(refused.succeeded()).isFalse();
    String file = FOLDER + "findings/blog.Post.json";
    assertThat(refused.resources()).containsOnlyKeys(file);
    JsonNode whole = JSON.readTree(refused.resources().get(file));
    assertThat(schemaOfFindings().validate(whole)).isEmpty();
    JsonNode found = whole.at("/reports/0");
    assertThat(found.get("severity").asText()).isEqualTo("error");
    assertThat(found.at("/place/type").asText()).isEqualTo("blog.Post");
    assertThat(found.at("/place/member").asText()).isEqualTo("at");
    assertThat(found.at("/place/annotation").asText()).isEqualTo("dev.keywright.SortKey");
    assertThat(found.at("/fixes/0/edits/0/set/0/literal").asText()).isEqualTo("0");
  }

  private static JsonNode post() throws IOException {
    Compiled compiled = Compiled.with(List.of(), Compiled.source("blog.Post", POST));
    assertThat(compiled.errors()).isEmpty();
    return JSON.readTree(compiled.resources().get(FOLDER + "blog.PostKey.json"));
  }

  private static Map<String, String> golden(String name) {
    return Compiled.with(List.of(), GoldenCases.sources(GoldenCases.ROOT.resolve(name)))
        .resources();
  }
}
