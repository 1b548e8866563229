package dev.keywright.engine.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.RefusedKeyException;
import dev.keywright.store.hbase.HBaseKeys;
import dev.keywright.store.hbase.HBaseReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.HConstants;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Table;

/**
 * Walks to the longest row that a client takes, and one byte further, through whatever client is on
 * the class path. Each step has a connection of its own, that remembers no region.
 */
public final class RowLimits {
  private static final byte[] FAMILY = {'d'};

  private final Configuration configuration;
  private final TableName name = TableName.valueOf("limits-" + UUID.randomUUID());
  private final HBaseKeys keys = HBaseKeys.of("BINARY | partitionKey: id byte[]").inTable(name);
  private final int most = HConstants.MAX_ROW_LENGTH - 16 - name.getName().length;

  private RowLimits(Configuration configuration) {
    this.configuration = configuration;
  }

  /** Fails unless they agree. For a JVM of its own: the argument is the port of ZooKeeper. */
  public static void main(String[] arguments) throws IOException {
    Configuration configuration = HBaseConfiguration.create();
    configuration.set("hbase.zookeeper.quorum", "127.0.0.1");
    configuration.set("hbase.zookeeper.property.clientPort", arguments[0]);
    requireAgreement(configuration);
    System.out.println("The adapter and the client agree");
  }

  /** Fails unless the adapter and the client agree. */
  public static void requireAgreement(Configuration configuration) throws IOException {
    RowLimits limits = new RowLimits(configuration);
    try (Connection connection = ConnectionFactory.createConnection(configuration);
        Admin admin = connection.getAdmin()) {
      admin.createTable(limits.keys.table(limits.name.getNameAsString(), "d"));
    }
    limits.requireLongest();
    limits.requireNoLonger();
    limits.requireShortest();
  }

  private void requireLongest() throws IOException {
    byte[] shorter = row(most - 1);
    byte[] longest = row(most);
    byte[] behind = row(most);
    behind[0]++;
    write(shorter);
    write(longest);
    write(behind);
    byte[] next = ColumnOrder.BYTES.next(longest);
    byte[] none = new byte[0];
    assertThat(found(range(longest, next))).containsExactly(longest);
    assertThat(found(range(longest, next).backward())).containsExactly(longest);
    assertThat(found(range(longest, behind).backward())).containsExactly(longest);
    assertThat(found(range(none, next))).containsExactly(shorter, longest);
    assertThat(found(range(none, next).backward())).containsExactly(longest, shorter);
    assertThat(found(range(next, null))).containsExactly(behind);
    assertThat(found(range(next, null).backward())).containsExactly(behind);
  }

  private void requireNoLonger() throws IOException {
    byte[] row = row(most + 1);
    assertThatThrownBy(() -> keys.put(key(row)))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessageContaining((most + 1) + " bytes, but a row key has 1 to " + most);
    try (Connection connection = ConnectionFactory.createConnection(configuration);
        Table table = connection.getTable(name)) {
      assertThatThrownBy(() -> table.put(List.of(put(row))))
          .hasStackTraceContaining("length must be less than or equal to 32767");
    }
  }

  private void requireShortest() throws IOException {
    byte[] zero = {0};
    assertThatThrownBy(() -> keys.put(key(new byte[0]))).isInstanceOf(RefusedKeyException.class);
    assertThatIllegalArgumentException().isThrownBy(() -> new Put(new byte[0]));
    write(zero);
    assertThat(found(range(zero, new byte[] {0, 0}))).containsExactly(zero);
    assertThat(found(range(new byte[0], zero))).isEmpty();
  }

  private void write(byte[] row) throws IOException {
    assertThat(keys.key(key(row))).isEqualTo(row);
    try (Connection connection = ConnectionFactory.createConnection(configuration);
        Table table = connection.getTable(name)) {
      table.put(List.of(put(row)));
    }
  }

  private List<byte[]> found(KeyRange<?> range) throws IOException {
    List<byte[]> found = new ArrayList<>();
    try (Connection connection = ConnectionFactory.createConnection(configuration);
        Table table = connection.getTable(name)) {
      HBaseReader reader = HBaseReader.of(table, keys);
      reader.read(range).forEachRemaining(row -> found.add(row.getRow()));
    }
    return found;
  }

  private static Put put(byte[] row) {
    return new Put(row).addColumn(FAMILY, FAMILY, FAMILY);
  }

  private static byte[] row(int bytes) {
    byte[] row = new byte[bytes];
    Arrays.fill(row, (byte) 'k');
    return row;
  }

  private static Key key(byte[] row) {
    return () -> Map.of("partitionKey", row);
  }

  private static KeyRange<byte[]> range(byte[] from, byte[] to) {
    return KeyRange.of(Map.of(), "partitionKey", from, to, ColumnOrder.BYTES);
  }
}
