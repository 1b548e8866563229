package dev.keywright.rekey;

import dev.keywright.rekey.client.RekeyClient;
import dev.keywright.rekey.order.CollisionException;
import dev.keywright.rekey.order.ConflictException;
import dev.keywright.rekey.order.HalfWriteException;
import dev.keywright.rekey.order.WritesPausedException;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.state.Lease;
import dev.keywright.rekey.state.State;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongSupplier;

/** A client that inserts, changes, moves and deletes rows that others write at the same time. */
final class SimulatedWriter {
  private static final int PARTS = 6;

  private final Simulation.Setting setting;
  private final History history;
  private final Lease lease;
  private final RekeyClient client;
  private final Random random;
  private final LongSupplier numbers;
  private Optional<History.Pending> running = Optional.empty();

  SimulatedWriter(
      Simulation.Setting setting,
      History history,
      Lease lease,
      RekeyClient client,
      Random random,
      LongSupplier numbers) {
    this.setting = setting;
    this.history = history;
    this.lease = lease;
    this.client = client;
    this.random = random;
    this.numbers = numbers;
  }

  /** One write, or none if the row is not as the choice needs it. */
  void once() {
    List<RowBytes> keys = Shop.keys();
    int drawn = random.nextInt(keys.size() + 2);
    RowBytes key =
        drawn < keys.size() ? keys.get(drawn) : drawn == keys.size() ? Shop.STEADY : Shop.ROAMING;
    State state = lease.term().state();
    Optional<Row> before = read(key, state);
    boolean isKept = key.equals(Shop.STEADY) || key.equals(Shop.ROAMING);
    // Who reads by new keys alone, does not know whether a row that moves is there.
    if (isKept || !isFree(state)) {
      before.ifPresent(it -> write(before, after(it, kept(it))));
      return;
    }
    // Rows that collide before all are copied are not refused, but found when they are copied.
    boolean isMoving = !setting.isShared() || state == State.VERIFIED;
    int part = isMoving ? 1 + random.nextInt(PARTS) : Shop.firstPart(key);
    if (before.isEmpty() && !isFree(lease.term().state())) {
      // It was looked for in the old table, which tells nothing any more.
      return;
    }
    if (before.isEmpty()) {
      write(before, Optional.of(Shop.row(key, part, numbers.getAsLong(), random.nextBoolean())));
    } else if (random.nextInt(3) == 0) {
      write(before, Optional.empty());
    } else {
      boolean isMove = isMoving && random.nextBoolean();
      write(before, after(before.get(), isMove ? part : Integer.parseInt(Shop.part(before.get()))));
    }
  }

  /** The part of a row that is changed only. */
  private int kept(Row row) {
    boolean isMoving =
        !setting.isShared() && !row.key().equals(Shop.STEADY) && random.nextBoolean();
    return isMoving ? 1 + random.nextInt(PARTS) : Integer.parseInt(Shop.part(row));
  }

  private boolean isFree(State state) {
    return state.read() == Side.OLD || setting.course().leavesOut();
  }

  /** It is dead, and writes no more. */
  void kill() {
    running.ifPresent(History.Pending::leave);
  }

  /** What an operator does with one of two rows that a crash has left with one new key. */
  void delete(RowBytes key) {
    client.readOld(key).ifPresent(it -> write(Optional.of(it), Optional.empty()));
  }

  private Optional<Row> after(Row before, int part) {
    return Optional.of(Shop.row(before.key(), part, numbers.getAsLong(), random.nextBoolean()));
  }

  private Optional<Row> read(RowBytes key, State state) {
    for (int part = 0; part <= PARTS; part++) {
      Optional<RowBytes> newKey = setting.mapping().newKey(Shop.row(key, part, 0, true));
      Optional<Row> found = client.read(key, newKey.orElse(key));
      if (found.isPresent() || state.read() == Side.OLD) {
        return found;
      }
    }
    return Optional.empty();
  }

  private void write(Optional<Row> before, Optional<Row> after) {
    History.Pending pending = history.pending(before, after);
    running = Optional.of(pending);
    try {
      client.write(before, after);
      pending.acknowledge();
    } catch (ConflictException | CollisionException | WritesPausedException refused) {
      pending.refuse();
    } catch (HalfWriteException unknown) {
      // It stays pending for ever, as that of a client which was killed.
      pending.leave();
    }
    running = Optional.empty();
  }
}
