package dev.keywright.engine.hbase.indexed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.engine.hbase.HBaseCluster;
import dev.keywright.engine.hbase.HBaseClusterExtension;
import dev.keywright.store.hbase.HBaseKeys;
import dev.keywright.store.hbase.HBaseReader;
import dev.keywright.store.index.IndexCheck;
import dev.keywright.store.index.IndexCounts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptorBuilder;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.client.TableDescriptor;
import org.apache.hadoop.hbase.client.TableDescriptorBuilder;
import org.apache.hadoop.hbase.util.Bytes;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An index of HBase that a program keeps, and what a check mends after the program has crashed. */
@ExtendWith(HBaseClusterExtension.class)
@Timeout(120)
class KeptIndexTest {
  private static final int ROUNDS = 20;
  private static final int CHANGES = 40;
  private static final int PARCELS = 60;
  private static final int STEPS = 3;
  private static final List<String> STATES = List.of("NEW", "SENT", "LOST");

  private final Map<Integer, Parcel> expected = new HashMap<>();
  private final Random random = new Random(36);

  private static ParcelTable shop(HBaseCluster cluster) throws IOException {
    return new ParcelTable(
        create(cluster.connection(), ParcelTable.KEYS, /* isInOrder= */ true),
        create(cluster.connection(), ParcelTable.ENTRIES, /* isInOrder= */ true));
  }

  /**
   * Creates a table.
   *
   * @param isInOrder whether HBase takes a put after a delete as later in the same millisecond, too
   */
  private static Table create(Connection connection, HBaseKeys keys, boolean isInOrder)
      throws IOException {
    TableDescriptor descriptor =
        TableDescriptorBuilder.newBuilder(
                keys.table("kept-" + UUID.randomUUID(), ParcelTable.FAMILY))
            .modifyColumnFamily(
                ColumnFamilyDescriptorBuilder.newBuilder(Bytes.toBytes(ParcelTable.FAMILY))
                    .setNewVersionBehavior(isInOrder)
                    .build())
            .build();
    try (Admin admin = connection.getAdmin()) {
      admin.createTable(descriptor);
    }
    return connection.getTable(descriptor.getTableName());
  }

  @Test
  void anEntryMovesWithAPartOfItsRow(HBaseCluster cluster) throws IOException {
    ParcelTable shop = shop(cluster);
    Parcel before = new Parcel("oslo", 7, "NEW");
    Parcel after = new Parcel("oslo", 7, "SENT");
    shop.change(null, before, STEPS);
    assertThat(inState(shop, "NEW")).containsExactly(before);

    shop.change(before, after, STEPS);
    assertThat(inState(shop, "NEW")).isEmpty();
    assertThat(inState(shop, "SENT")).containsExactly(after);

    shop.change(after, new Parcel("oslo", 7, null), STEPS);
    assertThat(shop.entries()).isExhausted();
  }

  /** The rows of a state, as a program asks for them: by the index. */
  private static List<Parcel> inState(ParcelTable shop, String state) throws IOException {
    List<ParcelByStateKey> entries = new ArrayList<>();
    HBaseReader.of(shop.index(), ParcelTable.ENTRIES)
        .read(ParcelByStateKey.scan().state(state).all())
        .map(row -> ParcelTable.ENTRIES.<ParcelByStateKey>decode(row, ParcelByStateKey::decode))
        .forEachRemaining(entries::add);
    List<Optional<Parcel>> rows = shop.rows(entries);
    List<Parcel> found = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      ParcelByStateKey entry = entries.get(i);
      rows.get(i)
          .filter(row -> ParcelByStateKey.tryOf(row).filter(entry::equals).isPresent())
          .ifPresent(found::add);
    }
    return found;
  }

  /** Why the tables are not those that HBase makes by itself. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void anEntryThatComesBackInTheSameMillisecondNeedsTheNewBehavior(
      boolean isInOrder, HBaseCluster cluster) throws IOException {
    ParcelByStateKey entry = new ParcelByStateKey("SENT", "oslo", 7);
    byte[] d = Bytes.toBytes(ParcelTable.FAMILY);
    try (Table index = create(cluster.connection(), ParcelTable.ENTRIES, isInOrder)) {
      index.put(ParcelTable.ENTRIES.put(entry).addColumn(d, d, 1_000, d));
      index.delete(ParcelTable.ENTRIES.delete(entry).setTimestamp(1_000));
      index.put(ParcelTable.ENTRIES.put(entry).addColumn(d, d, 1_000, d));

      assertThat(index.exists(ParcelTable.ENTRIES.get(entry))).isEqualTo(isInOrder);
    }
  }

  @Test
  void aCheckMendsWhatCrashesLeave(HBaseCluster cluster) throws Exception {
    ParcelTable shop = shop(cluster);
    int[] crashes = new int[STEPS];
    int wrong = 0;
    long mended = 0;
    int entries = 0;
    IndexCheck<Parcel, ParcelByStateKey> check = IndexCheck.of(ParcelByStateKey::tryOf);
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < CHANGES; i++) {
        int steps = random.nextInt(STEPS + 2);
        change(shop, Math.min(steps, STEPS));
        if (steps < STEPS) {
          crashes[steps]++;
        }
      }
      // With entries of rows that are no more, an answer is still that of the rows.
      wrong += wrongAnswers(shop);
      loseAnEntry(shop);
      IndexCounts found = check.run(shop, shop);
      mended += found.missing() + found.orphaned();
      Set<ParcelByStateKey> stored = new HashSet<>();
      shop.entries().forEachRemaining(stored::add);
      wrong += stored.equals(expectedEntries()) ? 0 : 1;
      wrong += check.run(shop, shop).isRight() ? 0 : 1;
      wrong += wrongAnswers(shop);
      entries += stored.size();
    }
    System.out.printf(
        "Kept index: %d changes, crashes before put %d, row %d, delete %d; %d entries mended,"
            + " %,d compared, wrong: %d%n",
        ROUNDS * CHANGES, crashes[0], crashes[1], crashes[2], mended, entries, wrong);
    assertThat(wrong).isZero();
    assertThat(mended).isGreaterThan(ROUNDS);
    assertThat(crashes).doesNotContain(0);
  }

  private void change(ParcelTable shop, int steps) throws IOException {
    int number = random.nextInt(PARCELS);
    int choice = random.nextInt(STATES.size() + 2);
    @Nullable Parcel after =
        choice > STATES.size()
            ? null
            : new Parcel("oslo", number, choice == STATES.size() ? null : STATES.get(choice));
    shop.change(expected.get(number), after, steps);
    if (steps > 1) {
      expected.remove(number);
      if (after != null) {
        expected.put(number, after);
      }
    }
  }

  /** As an operator does by mistake: no crash between the three steps loses one. */
  private void loseAnEntry(ParcelTable shop) {
    expectedEntries().stream().findFirst().ifPresent(shop::orphaned);
  }

  private Set<ParcelByStateKey> expectedEntries() {
    Set<ParcelByStateKey> entries = new HashSet<>();
    expected.values().stream()
        .filter(parcel -> parcel.state() != null)
        .forEach(it -> entries.add(new ParcelByStateKey(it.state(), it.depot(), it.number())));
    return entries;
  }

  /** In how many states the index leads to other rows than a list of all rows does. */
  private int wrongAnswers(ParcelTable shop) throws IOException {
    int wrong = 0;
    for (String state : STATES) {
      Set<Parcel> rows = new HashSet<>(expected.values());
      rows.removeIf(parcel -> !state.equals(parcel.state()));
      List<Parcel> found = inState(shop, state);
      wrong += found.size() == rows.size() && rows.containsAll(found) ? 0 : 1;
    }
    return wrong;
  }
}
