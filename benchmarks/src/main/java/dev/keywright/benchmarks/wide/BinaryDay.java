package dev.keywright.benchmarks.wide;

import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.time.LocalDate;
import java.util.List;
import java.util.Random;

/** A day and a number. */
final class BinaryDay extends Kind<BinaryDay.Report, byte[]> {
  @KeyFormat(Format.BINARY)
  record Report(@PartitionKey(order = 0) LocalDate day, @PartitionKey(order = 1) long number) {}

  @Override
  Report row(Random random) {
    return new Report(Samples.day(random), random.nextLong());
  }

  @Override
  List<Report> refused() {
    return List.of();
  }

  @Override
  byte[] encode(Report row) {
    return BinaryDay_ReportKey.encodePartitionKey(row.day(), row.number());
  }

  @Override
  Object decode(byte[] column) {
    return BinaryDay_ReportKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Report row) {
    byte[] out = new byte[12];
    Hand.INTS.set(out, 0, Math.toIntExact(row.day().toEpochDay()) ^ Integer.MIN_VALUE);
    HandBytes.writeLong(row.number(), out, 4);
    return out;
  }

  @Override
  Report decodeByHand(byte[] column) {
    Hand.require(column.length == 12);
    int day = (int) Hand.INTS.get(column, 0) ^ Integer.MIN_VALUE;
    return new Report(LocalDate.ofEpochDay(day), HandBytes.number(column, 4));
  }
}
