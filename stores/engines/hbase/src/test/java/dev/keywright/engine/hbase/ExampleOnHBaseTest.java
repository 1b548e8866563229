package dev.keywright.engine.hbase;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.conformance.ExampleProgram;
import dev.keywright.conformance.JarProgram.Output;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(HBaseClusterExtension.class)
class ExampleOnHBaseTest {
  private static final String SITE =
      """
      <configuration>
        <property><name>hbase.zookeeper.quorum</name><value>127.0.0.1</value></property>
        <property><name>hbase.zookeeper.property.clientPort</name><value>PORT</value></property>
      </configuration>
      """;

  /** What a client has to know of a cluster. */
  static String site(int zooKeeperPort) {
    return SITE.replace("PORT", Integer.toString(zooKeeperPort));
  }

  @Test
  void theGuidesPurchasesAreReadInOrderWithTheRegionOfEach(
      HBaseCluster cluster, @TempDir Path configuration) throws IOException {
    Files.writeString(configuration.resolve("hbase-site.xml"), site(cluster.zooKeeperPort()));
    Map<String, String> environment = Map.of("HBASE_CONF_DIR", configuration.toString());

    Output load = ExampleProgram.run(environment, "load", "--store", "hbase");
    assertThat(load.lines()).anyMatch(line -> line.startsWith("Store: Apache HBase, cluster "));
    assertThat(load.exitCode()).isZero();

    Output scan =
        ExampleProgram.run(
            environment, "scan", "--store", "hbase", "--device-from", "15", "--device-to", "200");
    scan.lines().forEach(System.out::println);
    assertThat(scan.partitionKeys())
        .containsExactly(
            "000016,a100,66661", "000054,a100,6777", "000054,a1001,6777", "000167,a101,283408");
    assertThat(scan.lines())
        .contains("Question: scan from 000015 to below 000200", "Count: 4", "Requests: 1")
        .anyMatch(line -> line.contains("in region [, 000050) on "))
        .anyMatch(line -> line.contains("in region [000050, 000100) on "))
        .anyMatch(line -> line.contains("in region [000150, ) on "));

    Output get =
        ExampleProgram.run(environment, "get", "--store", "hbase", "54", "a100", "6777", "200003");
    assertThat(get.exitCode()).isZero();
    assertThat(get.lines()).anyMatch(line -> line.contains("coffee"));
  }

  @Test
  @Tag("evidence")
  void purchasesGetABetterKeyUnderWrites(HBaseCluster cluster, @TempDir Path configuration)
      throws IOException {
    Files.writeString(configuration.resolve("hbase-site.xml"), site(cluster.zooKeeperPort()));
    Output moved =
        ExampleProgram.run(
            Map.of("HBASE_CONF_DIR", configuration.toString()),
            "rekey",
            "--store",
            "hbase",
            "--generate",
            "5000");
    moved.lines().forEach(System.out::println);
    assertThat(moved.exitCode()).isZero();
    assertThat(moved.lines()).last().asString().endsWith(" 0 rows not as left");
  }
}
