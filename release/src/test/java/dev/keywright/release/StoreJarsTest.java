package dev.keywright.release;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.release.Download.Call;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The jars of stores, in the directory {@code lib} of the download. */
@EnabledIfSystemProperty(named = Staged.PROPERTY, matches = ".+")
class StoreJarsTest {
  /** No process listens there, so that a client is refused at once. */
  private static final String CLOSED = "127.0.0.1:1";

  private static final int UNREADABLE = 3;

  @TempDir private static Path folder;
  private static Download download;

  @BeforeAll
  static void unpack() throws Exception {
    download = Download.unpack(folder);
  }

  /** The client is there with all its classes: it is loaded, and says that nobody answers. */
  @ParameterizedTest
  @CsvSource({
    "azure, t --column PartitionKey, onnect",
    "bigtable, t, UNAVAILABLE",
    "cassandra, k.t, no host of CASSANDRA_HOSTS answers",
    "dynamodb, t, onnect",
    "hbase, t, ZooKeeper",
    "tablestore, t, onnect",
  })
  void theJarOfAStoreBringsItsWholeClient(String store, String table, String said)
      throws Exception {
    String[] asked = ("profile --store " + store + " --table " + table).split(" ");
    String jar = "keywright-cli-" + store;
    Call without = download.keywright(Map.of(), asked);
    assertThat(without.code()).isEqualTo(UNREADABLE);
    assertThat(without.printed()).contains("put " + jar + ".jar into the directory lib");

    download.add(jar);
    Call refused = download.keywright(closed(), asked);
    assertThat(refused.printed())
        .startsWith("keywright: " + store + ":" + asked[4])
        .contains(said)
        .doesNotContain("NoClassDefFound", "NoSuchMethod", "ClassNotFound", "ServiceConfiguration");
    assertThat(refused.code()).as(refused.printed()).isEqualTo(UNREADABLE);
  }

  /** The variables that the clients read, with a server that is not there. */
  private static Map<String, String> closed() throws Exception {
    Path site =
        Files.writeString(
            folder.resolve("hbase-site.xml"),
            """
            <configuration>
              <property><name>hbase.zookeeper.quorum</name><value>127.0.0.1</value></property>
              <property>
                <name>hbase.zookeeper.property.clientPort</name><value>1</value>
              </property>
            </configuration>
            """);
    return Map.ofEntries(
        Map.entry("AWS_ACCESS_KEY_ID", "nobody"),
        Map.entry("AWS_ENDPOINT_URL_DYNAMODB", "http://" + CLOSED),
        Map.entry("AWS_REGION", "eu-west-1"),
        Map.entry("AWS_SECRET_ACCESS_KEY", "nothing"),
        Map.entry(
            "AZURE_STORAGE_CONNECTION_STRING",
            "AccountName=nobody;AccountKey=bm90aGluZw==;TableEndpoint=http://" + CLOSED),
        Map.entry("BIGTABLE_EMULATOR_HOST", CLOSED),
        Map.entry("BIGTABLE_INSTANCE", "nobody"),
        Map.entry("CASSANDRA_DATACENTER", "datacenter1"),
        Map.entry("CASSANDRA_HOSTS", CLOSED),
        Map.entry("GOOGLE_CLOUD_PROJECT", "nobody"),
        Map.entry("HBASE_CONF_DIR", site.getParent().toString()),
        Map.entry("TABLESTORE_ACCESS_KEY_ID", "nobody"),
        Map.entry("TABLESTORE_ACCESS_KEY_SECRET", "nothing"),
        Map.entry("TABLESTORE_ENDPOINT", "http://" + CLOSED),
        Map.entry("TABLESTORE_INSTANCE", "nobody"));
  }
}
