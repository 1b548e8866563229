package dev.keywright.benchmarks.wide;

import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** An enum by its codes, and nine digits. */
final class TextEnum extends Kind<TextEnum.Order, String> {
  private static final int BELOW = 1_000_000_000;

  record Order(@PartitionKey(order = 0) Status status, @PartitionKey(order = 1, pad = 9) int id) {}

  @Override
  Order row(Random random) {
    return new Order(Samples.status(random), random.nextInt(BELOW));
  }

  @Override
  List<Order> refused() {
    return List.of(new Order(Status.OPEN, -1), new Order(Status.OPEN, BELOW));
  }

  @Override
  String encode(Order row) {
    return TextEnum_OrderKey.encodePartitionKey(row.status(), row.id());
  }

  @Override
  Object decode(String column) {
    return TextEnum_OrderKey.decode(column);
  }

  @Override
  String encodeByHand(Order row) {
    Hand.require(row.id() >= 0 && row.id() < BELOW);
    String code =
        switch (row.status()) {
          case OPEN -> "op";
          case PAID -> "pd";
          case SHIPPED -> "sh";
          case CLOSED -> "cl";
        };
    byte[] out = Hand.scratch();
    out[0] = (byte) code.charAt(0);
    out[1] = (byte) code.charAt(1);
    out[2] = ',';
    return Hand.ascii(out, 0, Hand.writeDigits(row.id(), 9, out, 3));
  }

  @Override
  Order decodeByHand(String column) {
    Hand.require(column.length() == 12 && column.charAt(2) == ',');
    Status status =
        switch (column.charAt(0) << 16 | column.charAt(1)) {
          case 'o' << 16 | 'p' -> Status.OPEN;
          case 'p' << 16 | 'd' -> Status.PAID;
          case 's' << 16 | 'h' -> Status.SHIPPED;
          case 'c' << 16 | 'l' -> Status.CLOSED;
          default -> throw new IllegalArgumentException("no status");
        };
    return new Order(status, (int) Hand.digits(column, 3, 9));
  }
}
