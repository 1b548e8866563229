package dev.keywright.benchmarks.wide;

import dev.keywright.AllowDesign;
import dev.keywright.PartitionKey;
import dev.keywright.TimeFormat;
import java.time.LocalDate;
import java.util.List;
import java.util.Random;

/** An enum by its codes, and a day as the digits of the calendar. */
final class TextEnumDay extends Kind<TextEnumDay.Batch, String> {
  @AllowDesign(check = "KW203", reason = "this measures how keys are written, not where they go")
  record Batch(
      @PartitionKey(order = 0) Status status,
      @PartitionKey(order = 1, time = TimeFormat.BASIC) LocalDate day) {}

  @Override
  Batch row(Random random) {
    return new Batch(Samples.status(random), Samples.day(random));
  }

  @Override
  List<Batch> refused() {
    return List.of(
        new Batch(Status.OPEN, LocalDate.of(-1, 1, 1)),
        new Batch(Status.OPEN, LocalDate.of(10_000, 1, 1)));
  }

  @Override
  String encode(Batch row) {
    return TextEnumDay_BatchKey.encodePartitionKey(row.status(), row.day());
  }

  @Override
  Object decode(String column) {
    return TextEnumDay_BatchKey.decode(column);
  }

  @Override
  String encodeByHand(Batch row) {
    int year = row.day().getYear();
    Hand.require(year >= 0 && year <= 9999);
    int code =
        switch (row.status()) {
          case OPEN -> 'o' << 8 | 'p';
          case PAID -> 'p' << 8 | 'd';
          case SHIPPED -> 's' << 8 | 'h';
          case CLOSED -> 'c' << 8 | 'l';
        };
    byte[] out = Hand.scratch();
    out[0] = (byte) (code >> 8);
    out[1] = (byte) code;
    out[2] = ',';
    Hand.writeDigits(year, 4, out, 3);
    Hand.writeDigits(row.day().getMonthValue(), 2, out, 7);
    return Hand.ascii(out, 0, Hand.writeDigits(row.day().getDayOfMonth(), 2, out, 9));
  }

  @Override
  Batch decodeByHand(String column) {
    Hand.require(column.length() == 11 && column.charAt(2) == ',');
    Status status =
        switch (column.charAt(0) << 16 | column.charAt(1)) {
          case 'o' << 16 | 'p' -> Status.OPEN;
          case 'p' << 16 | 'd' -> Status.PAID;
          case 's' << 16 | 'h' -> Status.SHIPPED;
          case 'c' << 16 | 'l' -> Status.CLOSED;
          default -> throw new IllegalArgumentException("no status");
        };
    int year = (int) Hand.digits(column, 3, 4);
    int month = (int) Hand.digits(column, 7, 2);
    return new Batch(status, LocalDate.of(year, month, (int) Hand.digits(column, 9, 2)));
  }
}
