package dev.keywright.simulator.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The rules of stores, by the names of {@code dev.keywright.Store}. Each comes from the document
 * that its comment names. A figure that no document names is listed as assumed.
 */
public final class KnownStores {
  private static final double KIB = 1024;
  private static final double MIB = KIB * KIB;
  private static final double GIB = MIB * KIB;
  private static final double NONE = Double.POSITIVE_INFINITY;
  private static final double MINUTE = 60;

  private static final Map<String, StoreRules> ALL = all();

  private KnownStores() {}

  /** The rules of a store; empty if nothing is known of its ranges. */
  public static Optional<StoreRules> of(String store) {
    return Optional.ofNullable(ALL.get(store));
  }

  /** The stores whose rules are known. */
  public static Set<String> names() {
    return ALL.keySet();
  }

  private static Map<String, StoreRules> all() {
    Map<String, StoreRules> all = new TreeMap<>();
    all.put("HBASE", hbase("HBase", List.of()));
    all.put(
        "LINDORM",
        hbase("Lindorm", List.of("Lindorm does not publish its limits; they are those of HBase.")));
    all.put("ACCUMULO", accumulo());
    all.put("BIGTABLE", bigtable());
    all.put("TABLESTORE", tablestore());
    all.put("AZURE_TABLE", azure());
    all.put("DYNAMODB", dynamoDb());
    all.put("COSMOS_NOSQL", cosmos());
    all.put("CASSANDRA", byToken("Cassandra", 16, List.of()));
    all.put(
        "SCYLLADB",
        byToken("ScyllaDB", 256, List.of("The table of ScyllaDB has tokens, not tablets.")));
    all.put("TIKV", tikv());
    all.put("COCKROACHDB", cockroach());
    return Collections.unmodifiableMap(all);
  }

  /**
   * SteppingSplitPolicy, the default since HBase 2.0: a server's only region of a table is cut at
   * twice the flush size of 128 MB, others at {@code hbase.hregion.max.filesize}, 10 GB. Both
   * daughters stay on the server until the balancer runs, every 300 seconds ({@code
   * hbase.balancer.period}). Source: Apache HBase Reference Guide, "Manual Region Splitting" and
   * "hbase-default.xml"; API documentation of SteppingSplitPolicy.
   */
  private static StoreRules hbase(String title, List<String> assumed) {
    return new StoreRules(
        title,
        false,
        0,
        Cut.BETWEEN_ROWS,
        regions -> regions == 1 ? 2 * 128 * MIB : 10 * GIB,
        SplitLoad.none(),
        Balance.BY_COUNT,
        5 * MINUTE,
        Capacity.unknown(),
        assumed);
  }

  /** {@code table.split.threshold}, 1 GB. Source: Apache Accumulo, "Server Properties". */
  private static StoreRules accumulo() {
    return new StoreRules(
        "Accumulo",
        false,
        0,
        Cut.BETWEEN_ROWS,
        SplitSize.of(GIB),
        SplitLoad.none(),
        Balance.BY_COUNT,
        MINUTE,
        Capacity.unknown(),
        List.of("Accumulo balances tablets every minute."));
  }

  /**
   * Tablets of 100 to 200 MB: Chang et al., "Bigtable: A Distributed Storage System for Structured
   * Data", OSDI 2006, section 5. 14,000 rows of 1 KB per second and node with SSD: Google Cloud,
   * "Understand performance". Busy tablets are cut and moved: Google Cloud, "Bigtable overview".
   */
  private static StoreRules bigtable() {
    return new StoreRules(
        "Bigtable",
        false,
        0,
        Cut.BETWEEN_ROWS,
        SplitSize.of(200 * MIB),
        new SplitLoad(7_000, MINUTE),
        Balance.BY_LOAD,
        MINUTE,
        Capacity.ofServer(14_000),
        List.of(
            "Bigtable cuts a tablet after a minute with half of what a node serves, and balances"
                + " nodes every minute."));
  }

  /**
   * One partition key is never cut, and should hold at most 10 GB; below 1,000 requests per second
   * and 10 GB, one partition serves a table. Source: Alibaba Cloud, Tablestore, "Primary keys and
   * attributes" and "Table design best practices".
   */
  private static StoreRules tablestore() {
    return new StoreRules(
        "Tablestore",
        false,
        0,
        Cut.BETWEEN_PARTITION_KEYS,
        SplitSize.of(10 * GIB),
        new SplitLoad(1_000, 10 * MINUTE),
        Balance.BY_LOAD,
        10 * MINUTE,
        Capacity.unknown(),
        List.of(
            "Tablestore cuts a partition at 10 GB, or after ten minutes with more than 1,000"
                + " requests per second, and balances servers every ten minutes."));
  }

  /**
   * 2,000 entities of 1 KB per second and partition key: Microsoft, "Scalability and performance
   * targets for Table storage". Ranges of partition keys are cut and moved by load: Calder et al.,
   * "Windows Azure Storage", SOSP 2011, section 5.5.
   */
  private static StoreRules azure() {
    return new StoreRules(
        "Azure Table Storage",
        false,
        0,
        Cut.BETWEEN_PARTITION_KEYS,
        SplitSize.none(),
        new SplitLoad(2_000, 5 * MINUTE),
        Balance.BY_LOAD,
        5 * MINUTE,
        Capacity.ofKey(2_000),
        List.of(
            "Azure cuts a range after five minutes with more than 2,000 requests per second, and"
                + " balances servers every five minutes."));
  }

  /**
   * 1,000 writes of 1 KB and 3,000 reads of 4 KB per second and partition, and bursts of 300 saved
   * seconds: Amazon DynamoDB Developer Guide, "Best practices for designing and using partition
   * keys". A new table on demand serves 4,000 writes per second, so it has four partitions. A
   * partition is cut near 10 GB or near its capacity: AWS Database Blog, "Scaling DynamoDB", part
   * 3. Adaptive capacity lets each partition use its full capacity, wherever the load is.
   */
  private static StoreRules dynamoDb() {
    return new StoreRules(
        "DynamoDB",
        true,
        4,
        Cut.UNLESS_SORT_KEY_GROWS,
        SplitSize.of(10 * GIB),
        new SplitLoad(900, 10 * MINUTE),
        Balance.OWN_SERVER,
        MINUTE,
        new Capacity(1_000, 3_000, NONE, NONE, 300, (int) KIB, 4 * (int) KIB),
        List.of(
            "DynamoDB cuts a partition after ten minutes with more than 900 requests per second,"
                + " but not inside a partition key whose sort key grows."));
  }

  /**
   * A physical partition holds 50 GB and serves 10,000 request units per second: Microsoft,
   * "Partitioning and horizontal scaling in Azure Cosmos DB". A write of 1 KB takes about 5 units:
   * Microsoft, "Request Units in Azure Cosmos DB".
   */
  private static StoreRules cosmos() {
    return new StoreRules(
        "Azure Cosmos DB for NoSQL",
        true,
        1,
        Cut.BETWEEN_PARTITION_KEYS,
        SplitSize.of(50 * GIB),
        SplitLoad.none(),
        Balance.OWN_SERVER,
        MINUTE,
        new Capacity(2_000, 10_000, NONE, NONE, 0, (int) KIB, (int) KIB),
        List.of("A write of 1 KB takes 5 request units, and each partition has all 10,000."));
  }

  /**
   * Each node has so many tokens, {@code num_tokens}, and the rows up to each of them. Nothing is
   * cut. Source: Apache Cassandra, "cassandra.yaml"; ScyllaDB, "scylla.yaml".
   */
  private static StoreRules byToken(String title, int tokens, List<String> others) {
    List<String> assumed = new ArrayList<>(others);
    assumed.add("Of the replicas of a row, the first one is counted.");
    return new StoreRules(
        title,
        true,
        tokens,
        Cut.NOWHERE,
        SplitSize.none(),
        SplitLoad.none(),
        Balance.FIXED,
        MINUTE,
        Capacity.unknown(),
        assumed);
  }

  /**
   * {@code region-split-size}, 96 MB: TiKV, "TiKV configuration". A region is cut after ten seconds
   * with more than 3,000 reads per second, but not by writes: TiDB, "Load Base Split".
   */
  private static StoreRules tikv() {
    return new StoreRules(
        "TiKV",
        false,
        0,
        Cut.BETWEEN_ROWS,
        SplitSize.of(96 * MIB),
        SplitLoad.none(),
        Balance.BY_COUNT,
        MINUTE,
        Capacity.unknown(),
        List.of("PD balances regions every minute; the cut by reads is left out."));
  }

  /**
   * {@code range_max_bytes}, 512 MiB, and {@code kv.range_split.load_qps_threshold}, 2,500. Source:
   * CockroachDB, "Configure Replication Zones" and "Load-Based Splitting".
   */
  private static StoreRules cockroach() {
    return new StoreRules(
        "CockroachDB",
        false,
        0,
        Cut.BETWEEN_ROWS,
        SplitSize.of(512 * MIB),
        new SplitLoad(2_500, 5 * MINUTE),
        Balance.BY_LOAD,
        MINUTE,
        Capacity.unknown(),
        List.of("CockroachDB cuts a busy range after five minutes, and balances every minute."));
  }
}
