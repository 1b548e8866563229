package dev.keywright.benchmarks.wide;

import dev.keywright.PartitionKey;
import dev.keywright.TimeFormat;
import java.time.LocalDate;
import java.util.List;
import java.util.Random;

/** A day as the digits of the calendar. */
final class TextDay extends Kind<TextDay.Report, String> {
  record Report(@PartitionKey(order = 0, time = TimeFormat.BASIC) LocalDate day) {}

  @Override
  Report row(Random random) {
    return new Report(Samples.day(random));
  }

  @Override
  List<Report> refused() {
    return List.of(
        new Report(LocalDate.of(-1, 1, 1)),
        new Report(LocalDate.of(10_000, 1, 1)),
        new Report(LocalDate.MAX));
  }

  @Override
  String encode(Report row) {
    return TextDay_ReportKey.encodePartitionKey(row.day());
  }

  @Override
  Object decode(String column) {
    return TextDay_ReportKey.decode(column);
  }

  @Override
  String encodeByHand(Report row) {
    int year = row.day().getYear();
    Hand.require(year >= 0 && year <= 9999);
    byte[] out = Hand.scratch();
    Hand.writeDigits(year, 4, out, 0);
    Hand.writeDigits(row.day().getMonthValue(), 2, out, 4);
    return Hand.ascii(out, 0, Hand.writeDigits(row.day().getDayOfMonth(), 2, out, 6));
  }

  @Override
  Report decodeByHand(String column) {
    Hand.require(column.length() == 8);
    int year = (int) Hand.digits(column, 0, 4);
    int month = (int) Hand.digits(column, 4, 2);
    return new Report(LocalDate.of(year, month, (int) Hand.digits(column, 6, 2)));
  }
}
