package dev.keywright.engine.hbase;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.conformance.CommandProgram;
import dev.keywright.conformance.JarProgram.Output;
import dev.keywright.runtime.Key;
import dev.keywright.store.hbase.HBaseKeys;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The command reads the keys of tables in a running cluster. */
@ExtendWith(HBaseClusterExtension.class)
class LiveTableTest {
  private static final int REGIONS = 16;

  /** So many that the busiest region has more keys than one page. */
  private static final int ROWS = 30_000;

  private static final int PAGE = 5_000;
  private static final HBaseKeys KEYS = HBaseKeys.of(TenantEventKey.LAYOUT);
  private static final Pattern REGION = Pattern.compile(" +\\d+ {2}(\\d\\S*) +[0-9.]+ %.*");

  @TempDir private Path directory;
  private CommandProgram keywright;

  @BeforeEach
  void install() {
    keywright = CommandProgram.in(directory, "hbase");
  }

  @Test
  void theRecommendedSplitPointsSpreadTheRowsOfANewTable(HBaseCluster cluster) throws IOException {
    List<Key> rows = events();
    MeasuredTable even = MeasuredTable.create(cluster, "16 even regions", KEYS, evenSplits());
    even.write(rows, 20);

    Output profile = on(cluster, even, "profile", "--regions", "" + REGIONS);
    System.out.println(profile.text());
    assertThat(profile.exitCode()).isZero();
    assertThat(profile.text()).startsWith("30,000 keys, each of 14 bytes").contains("none");

    MeasuredTable recommended =
        MeasuredTable.create(cluster, "the recommended regions", KEYS, splitPoints(profile));
    recommended.write(rows, 20);
    WriteShare before = even.share();
    WriteShare after = recommended.share();
    System.out.println("Writes of " + cluster.name() + ", before and after");
    System.out.println(WriteShare.table(List.of(before, after)));
    assertThat(List.of(before, after))
        .allSatisfy(share -> assertThat(share.regions()).hasSize(REGIONS))
        .allSatisfy(share -> assertThat(share.writes()).isEqualTo(ROWS));
    assertThat(before.busiestRegion() * ROWS).isGreaterThan(PAGE);
    assertThat(after.busiestRegion()).isBetween(1.0 / REGIONS, 1.0 / REGIONS + 0.004);

    Output verify = on(cluster, recommended, "verify", "--dump", "--layout", TenantEventKey.LAYOUT);
    assertThat(verify.text()).startsWith("All 30,000 keys can be read.");
    assertThat(verify.exitCode()).isZero();
    Output infer = on(cluster, even, "infer", "--candidates", "1", "--keys", "1000");
    assertThat(infer.text())
        .contains("separator=',' | partitionKey: part1 int pad=3, part2 long pad=10");
  }

  private static List<Key> events() {
    List<Integer> tenants = new Tenants(1).drawn(ROWS, 19);
    return IntStream.range(0, ROWS)
        .<Key>mapToObj(i -> new TenantEventKey(tenants.get(i), i))
        .toList();
  }

  /** As one would split a table whose rows are not known. */
  private static List<String> evenSplits() {
    return IntStream.range(1, REGIONS)
        .mapToObj(i -> String.format(Locale.ROOT, "%03d", i * Tenants.COUNT / REGIONS))
        .toList();
  }

  /** As they stand in the table that the command prints. */
  private static List<String> splitPoints(Output profile) {
    List<String> points = new ArrayList<>();
    int table = profile.lines().indexOf("Split points for 16 regions of equal size:");
    for (String line : profile.lines().subList(table, profile.lines().size())) {
      Matcher region = REGION.matcher(line);
      if (region.matches()) {
        points.add(region.group(1));
      }
    }
    assertThat(points).hasSize(REGIONS - 1);
    return points;
  }

  @Test
  void aTableThatIsNotThereAndAClusterThatIsNotThere(HBaseCluster cluster) throws IOException {
    Output missing = run(cluster.zooKeeperPort(), "profile", "--table", "nothing");
    assertThat(missing.text()).isEqualTo("keywright: hbase:nothing: there is no table nothing");
    assertThat(missing.exitCode()).isEqualTo(3);

    int closed;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      closed = socket.getLocalPort();
    }
    Output unreachable = run(closed, "profile", "--table", "nothing");
    assertThat(unreachable.text())
        .startsWith("keywright: hbase:nothing: ZooKeeper is 127.0.0.1, port " + closed)
        .contains("see HBASE_CONF_DIR")
        .doesNotContain("\n");
    assertThat(unreachable.exitCode()).isEqualTo(3);
  }

  private Output on(HBaseCluster cluster, MeasuredTable table, String command, String... more)
      throws IOException {
    List<String> arguments = new ArrayList<>(List.of(command, "--table"));
    arguments.add(table.table().getTableName().getNameAsString());
    // The cluster is ours.
    arguments.addAll(List.of("--requests-per-second", "100"));
    arguments.addAll(List.of(more));
    return run(cluster.zooKeeperPort(), arguments.toArray(String[]::new));
  }

  private Output run(int zooKeeper, String... words) throws IOException {
    Path configuration = Files.createDirectories(directory.resolve("conf"));
    Files.writeString(configuration.resolve("hbase-site.xml"), ExampleOnHBaseTest.site(zooKeeper));
    List<String> arguments = new ArrayList<>(List.of(words));
    arguments.addAll(List.of("--store", "hbase"));
    return keywright.run(
        Map.of("HBASE_CONF_DIR", configuration.toString()), arguments.toArray(String[]::new));
  }
}
