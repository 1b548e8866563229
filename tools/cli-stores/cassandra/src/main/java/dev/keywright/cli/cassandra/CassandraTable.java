package dev.keywright.cli.cassandra;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.metadata.TokenMap;
import com.datastax.oss.driver.api.core.metadata.schema.ClusteringOrder;
import com.datastax.oss.driver.api.core.metadata.schema.ColumnMetadata;
import com.datastax.oss.driver.api.core.metadata.schema.TableMetadata;
import com.datastax.oss.driver.api.core.metadata.token.TokenRange;
import dev.keywright.cli.store.KeySegment;
import dev.keywright.cli.store.LiveTable;
import dev.keywright.store.UnsupportedLayoutException;
import dev.keywright.store.cassandra.CassandraKeys;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A table of Cassandra, cut into the ranges of tokens that its nodes have. */
final class CassandraTable implements LiveTable {
  /** Also for a cluster with few tokens, whose ranges are cut into equal parts. */
  private static final int FEWEST = 16;

  /** The words of a layout for types that the store keeps as its own. */
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("text", "String"),
          Map.entry("ascii", "String"),
          Map.entry("blob", "byte[]"),
          Map.entry("uuid", "UUID"),
          Map.entry("timestamp", "Instant"),
          Map.entry("date", "LocalDate"),
          Map.entry("boolean", "boolean"),
          Map.entry("tinyint", "byte"),
          Map.entry("smallint", "short"),
          Map.entry("int", "int"),
          Map.entry("bigint", "long"));

  private final CqlSession session;
  private final TableMetadata table;

  CassandraTable(CqlSession session, TableMetadata table) {
    this.session = session;
    this.table = table;
  }

  @Override
  public List<String> columns() {
    return internalNames(table.getPrimaryKey());
  }

  @Override
  public List<String> partitionColumns() {
    return internalNames(table.getPartitionKey());
  }

  @Override
  public List<String> types() {
    return table.getPrimaryKey().stream().map(this::type).toList();
  }

  private String type(ColumnMetadata column) {
    String word = TYPES.getOrDefault(column.getType().asCql(false, false), "");
    boolean isDescending = table.getClusteringColumns().get(column) == ClusteringOrder.DESC;
    return word.isEmpty() || !isDescending ? word : word + " DESC";
  }

  private static List<String> internalNames(List<ColumnMetadata> columns) {
    return columns.stream().map(it -> it.getName().asInternal()).toList();
  }

  @Override
  public void requireLayout(String layout) throws IOException {
    CqlIdentifier keyspace = table.getKeyspace();
    try {
      CassandraStore.asked(
          () -> {
            CassandraKeys.of(layout)
                .requireTable(session, keyspace.asInternal(), table.getName().asInternal());
            return table;
          });
    } catch (UnsupportedLayoutException differs) {
      throw new IOException(differs.getMessage(), differs);
    }
  }

  @Override
  public boolean isSorted() {
    return false;
  }

  @Override
  public List<KeySegment> segments() throws IOException {
    TokenMap tokens =
        session
            .getMetadata()
            .getTokenMap()
            .orElseThrow(() -> new IOException("the cluster reports no token ranges"));
    PreparedStatement question = CassandraStore.asked(() -> session.prepare(question()));
    List<KeySegment> segments = new ArrayList<>();
    int parts = Math.max(1, FEWEST / tokens.getTokenRanges().size());
    for (TokenRange node : tokens.getTokenRanges()) {
      for (TokenRange part : node.splitEvenly(parts)) {
        for (TokenRange range : part.unwrap()) {
          segments.add(
              new TokenRangeKeys(
                  session,
                  question
                      .boundStatementBuilder()
                      .setToken(0, range.getStart())
                      .setToken(1, range.getEnd())));
        }
      }
    }
    return segments;
  }

  private String question() {
    String token = "token(" + names(table.getPartitionKey()) + ")";
    return "SELECT "
        + names(table.getPrimaryKey())
        + " FROM "
        + shown(table.getKeyspace())
        + "."
        + shown(table.getName())
        + " WHERE "
        + token
        + " > ? AND "
        + token
        + " <= ?";
  }

  private static String names(List<ColumnMetadata> columns) {
    return columns.stream().map(it -> shown(it.getName())).collect(Collectors.joining(", "));
  }

  private static String shown(CqlIdentifier name) {
    return name.asCql(true);
  }

  @Override
  public void close() {
    session.close();
  }
}
