package dev.keywright.rekey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.rekey.mapping.LayoutMapping;
import dev.keywright.rekey.mapping.RowKeyForm;
import dev.keywright.rekey.order.CollisionException;
import dev.keywright.rekey.order.FollowingOrder;
import dev.keywright.rekey.order.StampSource;
import dev.keywright.rekey.order.TransactedOrder;
import dev.keywright.rekey.order.WriteOrder;
import dev.keywright.rekey.plan.Collisions;
import dev.keywright.rekey.plan.Plan;
import dev.keywright.rekey.plan.Planner;
import dev.keywright.rekey.plan.Rates;
import dev.keywright.rekey.plan.TableSize;
import dev.keywright.rekey.row.Cell;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.state.Course;
import dev.keywright.rekey.state.FileLedger;
import dev.keywright.rekey.state.Lease;
import dev.keywright.rekey.state.State;
import dev.keywright.rekey.state.Ticker;
import dev.keywright.rekey.state.Timing;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two old rows on one new key are refused, by the backfill and by writers. */
class CollisionsTest {
  @ParameterizedTest(name = "transactions: {0}")
  @ValueSource(booleans = {true, false})
  void neitherACopyNorAWriteMergesRows(boolean isTransactional) {
    MemoryTables memory = new MemoryTables(isTransactional);
    Row one = Shop.at(Shop.row(RowBytes.of("b"), 1, 7, true));
    Row other = Shop.at(Shop.row(RowBytes.of("f"), 1, 8, true));
    memory.insert(one);
    memory.insert(other);
    WriteOrder order =
        isTransactional
            ? new TransactedOrder(
                memory, Shop.shared(), Course.TABLE_IN_TRANSACTIONS, new StampSource(1))
            : new FollowingOrder(memory, Shop.shared(), () -> 5, new StampSource(1));
    assertThat(order.copy(memory.read(Side.OLD, one.key()))).isTrue();
    assertThatThrownBy(() -> order.copy(memory.read(Side.OLD, other.key())))
        .isInstanceOf(CollisionException.class)
        .hasMessageContaining("rows f and b would both have the new key n1");
    Row third = Shop.row(RowBytes.of("x"), 1, 9, true);
    assertThatThrownBy(() -> order.write(State.WRITE_BOTH, Optional.empty(), Optional.of(third)))
        .isInstanceOf(CollisionException.class);
    assertThat(memory.rows(Side.OLD)).containsOnlyKeys(one.key(), other.key());
    assertThat(memory.rows(Side.NEW).values()).containsExactly(one);
  }

  @Test
  void partsOfTheNewKeyComeFromTheOldOneOrFromCells() {
    LayoutSignature from =
        LayoutSignature.parse("TEXT separator=',' | pk: shop int pad=4, number int pad=6");
    LayoutSignature to =
        LayoutSignature.parse("TEXT separator=',' | pk: number int pad=6, status int pad=2");
    RowKeyForm form = new RowKeyForm("HBase", 100);
    LayoutMapping mapping = LayoutMapping.of(from, to, form, Map.of("status", "f:status"));
    assertThat(mapping.changeable()).containsExactly("status");
    assertThat(mapping.dropped()).containsExactly("shop");
    Map<String, Cell> cells = Map.of("f:status", Cell.of(RowBytes.of("3")));
    Row row = new Row(RowBytes.of("0007,000042"), new TreeMap<>(cells));
    assertThat(mapping.newKey(row)).contains(RowBytes.of("000042,03"));
    assertThat(mapping.newKey(new Row(row.key(), new TreeMap<>()))).isEmpty();
    assertThatThrownBy(() -> LayoutMapping.of(from, to, form, Map.of()))
        .hasMessageContaining("the old key has no part status");
  }

  @Test
  void aPlanRefusesTwoRowsOnOneNewKeyAndNamesThem() {
    LayoutSignature from =
        LayoutSignature.parse("TEXT separator=',' | pk: shop int pad=4, number int pad=6");
    LayoutSignature to = LayoutSignature.parse("TEXT separator=',' | pk: number int pad=6");
    LayoutMapping mapping = LayoutMapping.of(from, to, new RowKeyForm("HBase", 100), Map.of());
    MemoryTables memory = new MemoryTables(false);
    Map<String, Cell> cells = Map.of("f:a", Cell.of(RowBytes.of("1")).at(1));
    for (String key : List.of("0007,000042", "0008,000042", "0008,000043")) {
      memory.insert(new Row(RowBytes.of(key), new TreeMap<>(cells)));
    }
    Course course = Course.TABLE_ROW_BY_ROW;
    Lease lease = new Lease(new MemoryLedger(() -> {}), Timing.USUAL, Ticker.SYSTEM);
    Reached here = new Reached(memory, lease, Ticker.SYSTEM, mapping, course);
    Collisions.Result counted = new Collisions(here, 2).count();
    Plan plan =
        new Planner(course, false, Timing.USUAL, mapping, new NoAdmin())
            .plan(
                new TableSize(counted.rows(), counted.bytesPerRow()),
                new Rates(500, 0, 0),
                Optional.of(counted));
    assertThat(plan.isPossible()).isFalse();
    assertThat(plan.refusals())
        .containsExactly(
            "2 rows share their new key with another row: [0007,000042, 0008,000042] at 000042");
    assertThat(plan.effort().rows()).isEqualTo(3);
  }

  @Test
  void anEntryOfALedgerOnDiskIsReplacedOnlyIfItIsAsItWasRead(@TempDir Path directory) {
    FileLedger ledger = new FileLedger(directory.resolve("new"));
    assertThat(ledger.read("a/b")).isEmpty();
    assertThat(ledger.replace("a/b", Optional.empty(), "1")).isTrue();
    assertThat(ledger.replace("a/b", Optional.empty(), "2")).isFalse();
    assertThat(ledger.replace("a/b", Optional.of("1"), "3")).isTrue();
    assertThat(new FileLedger(directory.resolve("new")).read("a/b")).contains("3");
  }
}
