package dev.keywright.rekey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.rekey.client.Orders;
import dev.keywright.rekey.order.FollowingOrder;
import dev.keywright.rekey.order.StampSource;
import dev.keywright.rekey.order.TransactedOrder;
import dev.keywright.rekey.order.WriteOrder;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.state.Course;
import dev.keywright.rekey.state.State;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rows that expire, rows that collide, and rows without a new key can be written again. */
class LeftCellsTest {
  private static final RowBytes B = RowBytes.of("b");
  private static final RowBytes F = RowBytes.of("f");

  @Test
  void anExpiredRowIsInsertedAgainAlthoughOwnCellsAreLeft() {
    MemoryTables memory = new MemoryTables(false);
    long[] time = {10};
    WriteOrder order = new FollowingOrder(memory, Shop.shared(), () -> time[0], new StampSource(1));
    Row row = Shop.row(B, 1, 1, true);
    order.write(State.WRITE_BOTH, Optional.empty(), Optional.of(row));
    time[0] = 20;
    Row less = Shop.row(B, 1, 1, false);
    order.write(State.WRITE_BOTH, memory.read(Side.OLD, B).row(), Optional.of(less));
    memory.expireBefore(15);
    assertThat(memory.read(Side.OLD, B).row()).isEmpty();
    assertThat(memory.read(Side.NEW, RowBytes.of("n1")).isLeft()).isTrue();
    Row other = Shop.row(F, 1, 2, true);
    order.write(State.WRITE_BOTH, Optional.empty(), Optional.of(other));
    assertThat(memory.read(Side.NEW, RowBytes.of("n1")).source()).contains(F);
    order.write(State.WRITE_BOTH, Optional.empty(), Optional.of(Shop.row(B, 2, 3, true)));
    assertThat(memory.rows(Side.OLD)).containsOnlyKeys(B, F);
    assertThat(SimulatedMover.differences(memory, Shop.shared())).isEmpty();
  }

  @Test
  void aRowWhoseNewKeyAnotherRowHasCanBeDeleted() {
    MemoryTables memory = new MemoryTables(true);
    Row one = Shop.at(Shop.row(B, 1, 7, true));
    Row other = Shop.at(Shop.row(F, 1, 8, true));
    memory.insert(one);
    memory.insert(other);
    WriteOrder order =
        new TransactedOrder(
            memory, Shop.shared(), Course.TABLE_IN_TRANSACTIONS, new StampSource(1));
    assertThat(order.copy(memory.read(Side.OLD, B))).isTrue();
    order.write(State.BACKFILL, Optional.of(other), Optional.empty());
    assertThat(memory.rows(Side.OLD)).containsOnlyKeys(B);
    assertThat(memory.rows(Side.NEW).values()).containsExactly(one);
  }

  @Test
  void aTableLeavesNoRowOutAndAnIndexDoes() {
    MemoryTables memory = new MemoryTables(false);
    Row odd = Shop.row(B, 1, 7, true);
    WriteOrder table = Orders.of(Shop.sparse(), Course.TABLE_ROW_BY_ROW).apply(memory);
    table.write(State.OLD_ONLY, Optional.empty(), Optional.of(odd));
    assertThatThrownBy(() -> table.copy(memory.read(Side.OLD, B)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("row b lacks a cell that its new key needs");
    table.write(State.WRITE_BOTH, memory.read(Side.OLD, B).row(), Optional.empty());
    assertThat(memory.rows(Side.OLD)).isEmpty();
    WriteOrder index = Orders.of(Shop.sparse(), Course.INDEX).apply(memory);
    index.write(State.WRITE_BOTH, Optional.empty(), Optional.of(odd));
    assertThat(memory.rows(Side.NEW)).isEmpty();
  }
}
