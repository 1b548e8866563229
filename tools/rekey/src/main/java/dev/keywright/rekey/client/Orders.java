package dev.keywright.rekey.client;

import dev.keywright.rekey.order.FollowingOrder;
import dev.keywright.rekey.order.KeyMapping;
import dev.keywright.rekey.order.StampSource;
import dev.keywright.rekey.order.TransactedOrder;
import dev.keywright.rekey.order.WriteOrder;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.state.Course;
import dev.keywright.rekey.store.Tables;
import java.security.SecureRandom;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Which order of writes a store can keep. */
public final class Orders {
  private static final Supplier<RowBytes> STAMPS = new StampSource(new SecureRandom().nextLong());

  private Orders() {}

  /** The order of these tables, with the clock and the stamps of this process. */
  public static Function<Tables, WriteOrder> of(KeyMapping mapping, Course course) {
    return of(mapping, course, System::currentTimeMillis, STAMPS);
  }

  /** The order of these tables, with a clock and stamps of one's own. */
  public static Function<Tables, WriteOrder> of(
      KeyMapping mapping, Course course, LongSupplier clock, Supplier<RowBytes> stamps) {
    KeyMapping keys = course.leavesOut() ? mapping : mapping.ofAll();
    return tables ->
        tables.isTransactional()
            ? new TransactedOrder(tables, keys, course, stamps)
            : new FollowingOrder(tables, keys, clock, stamps);
  }
}
