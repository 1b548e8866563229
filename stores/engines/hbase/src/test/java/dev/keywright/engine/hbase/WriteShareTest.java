package dev.keywright.engine.hbase;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.Key;
import dev.keywright.store.hbase.HBaseKeys;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(HBaseClusterExtension.class)
class WriteShareTest {
  private static final int REGIONS = 16;
  private static final int ROWS = 20_000;
  // A sequence that has been running for a while, not at the edge of a region.
  private static final long FIRST = 4_000_000_000L;

  @Test
  void aSequenceInFrontWritesToOneRegionAndAHashOrBucketsToAll(HBaseCluster cluster)
      throws IOException {
    WriteShare sequence =
        written(
            cluster,
            "a sequence number",
            SequenceEventKey.LAYOUT,
            sixteenths(),
            number -> new SequenceEventKey(number, "web-1"));
    WriteShare hashed =
        written(
            cluster,
            "hashPrefix = 4",
            HashedEventKey.LAYOUT,
            HashedEventKey.splitPoints(REGIONS),
            number -> new HashedEventKey(number, "web-1"));
    WriteShare bucketed =
        written(
            cluster,
            "16 buckets",
            BucketedEventKey.LAYOUT,
            BucketedEventKey.splitPoints(REGIONS),
            number -> new BucketedEventKey(number, "web-1"));
    show(List.of(sequence, hashed, bucketed), cluster);

    assertThat(sequence.busiestRegion()).isEqualTo(1);
    assertThat(sequence.busiestServer()).isEqualTo(1);
    for (WriteShare spread : List.of(hashed, bucketed)) {
      assertThat(spread.busiestRegion()).isBetween(1.0 / REGIONS, 1.2 / REGIONS);
      assertThat(spread.busiestServer()).isBetween(0.5, 0.6);
      assertThat(spread.regionsWithWrites()).isEqualTo(REGIONS);
    }
    assertThat(List.of(sequence, hashed, bucketed))
        .allSatisfy(share -> assertThat(share.regions()).hasSize(REGIONS))
        .allSatisfy(share -> assertThat(share.writes()).isEqualTo(ROWS));
  }

  private static WriteShare written(
      HBaseCluster cluster,
      String title,
      String layout,
      List<String> splitPoints,
      LongFunction<Key> key)
      throws IOException {
    MeasuredTable table = MeasuredTable.create(cluster, title, HBaseKeys.of(layout), splitPoints);
    table.write(LongStream.range(FIRST, FIRST + ROWS).mapToObj(key).toList(), 1);
    return table.share();
  }

  /** Ten digits cut into as many equal pieces, as one would split such a table. */
  private static List<String> sixteenths() {
    return IntStream.range(1, REGIONS)
        .mapToObj(i -> String.format(Locale.ROOT, "%010d", 10_000_000_000L / REGIONS * i))
        .toList();
  }

  private static void show(List<WriteShare> shares, HBaseCluster cluster) throws IOException {
    String picture = WriteSharePicture.of(shares, cluster.servers());
    Files.write(
        Path.of("target", "hbase-write-share.svg"), picture.getBytes(StandardCharsets.UTF_8));
    System.out.println("Writes of " + cluster.name() + ", 16 regions, as the cluster counts them");
    System.out.println(WriteShare.table(shares));
  }
}
