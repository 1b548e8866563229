package dev.keywright.benchmarks.wide;

import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** An enum by its codes, and a number. */
final class BinaryEnum extends Kind<BinaryEnum.Order, byte[]> {
  @KeyFormat(Format.BINARY)
  record Order(@PartitionKey(order = 0) Status status, @PartitionKey(order = 1) long id) {}

  @Override
  Order row(Random random) {
    return new Order(Samples.status(random), random.nextLong());
  }

  @Override
  List<Order> refused() {
    return List.of();
  }

  @Override
  byte[] encode(Order row) {
    return BinaryEnum_OrderKey.encodePartitionKey(row.status(), row.id());
  }

  @Override
  Object decode(byte[] column) {
    return BinaryEnum_OrderKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Order row) {
    byte[] out = new byte[12];
    String code =
        switch (row.status()) {
          case OPEN -> "op";
          case PAID -> "pd";
          case SHIPPED -> "sh";
          case CLOSED -> "cl";
        };
    out[0] = (byte) code.charAt(0);
    out[1] = (byte) code.charAt(1);
    HandBytes.writeLong(row.id(), out, HandBytes.writeEnd(out, 2));
    return out;
  }

  @Override
  Order decodeByHand(byte[] column) {
    Hand.require(column.length == 12 && column[2] == 0 && column[3] == 1);
    Status status =
        switch (column[0] << 8 | column[1]) {
          case 'o' << 8 | 'p' -> Status.OPEN;
          case 'p' << 8 | 'd' -> Status.PAID;
          case 's' << 8 | 'h' -> Status.SHIPPED;
          case 'c' << 8 | 'l' -> Status.CLOSED;
          default -> throw new IllegalArgumentException("no status");
        };
    return new Order(status, HandBytes.number(column, 4));
  }
}
