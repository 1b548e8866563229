package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.TimeFormat;
import java.time.Instant;
import java.util.List;
import java.util.Random;

/** Eight parts of many types. */
final class TextEight extends Kind<TextEight.Entry, String> {
  private static final int BELOW = 10_000;
  private static final long LAST = 9_999_999_999L;

  record Entry(
      @PartitionKey(order = 0, pad = 4) int a,
      @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String b,
      @PartitionKey(order = 2, time = TimeFormat.EPOCH_SECONDS) Instant c,
      @PartitionKey(order = 3) boolean d,
      @PartitionKey(order = 4, pad = 4) short e,
      @PartitionKey(order = 5) @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String f,
      @PartitionKey(order = 6, pad = 10) long g,
      @PartitionKey(order = 7, pad = 4) int h) {}

  @Override
  Entry row(Random random) {
    return new Entry(
        random.nextInt(BELOW),
        Samples.letters(random, 8),
        Instant.ofEpochSecond(Samples.below(random, LAST)),
        random.nextBoolean(),
        (short) random.nextInt(BELOW),
        Samples.letters(random, 8),
        Samples.below(random, LAST),
        random.nextInt(BELOW));
  }

  @Override
  List<Entry> refused() {
    return List.of(
        new Entry(-1, "b", Instant.EPOCH, true, (short) 1, "f", 1, 1),
        new Entry(1, "b ", Instant.EPOCH, true, (short) 1, "f", 1, 1),
        new Entry(1, "b", Instant.ofEpochMilli(1), true, (short) 1, "f", 1, 1),
        new Entry(1, "b", Instant.EPOCH, true, (short) BELOW, "f", 1, 1));
  }

  @Override
  String encode(Entry row) {
    return TextEight_EntryKey.encodePartitionKey(
        row.a(), row.b(), row.c(), row.d(), row.e(), row.f(), row.g(), row.h());
  }

  @Override
  Object decode(String column) {
    return TextEight_EntryKey.decode(column);
  }

  @Override
  String encodeByHand(Entry row) {
    long millis = Hand.millis(row.c());
    long second = millis / 1000;
    Hand.require(row.a() >= 0 && row.a() < BELOW && row.e() >= 0 && row.e() < BELOW);
    Hand.require(row.g() >= 0 && row.g() <= LAST && row.h() >= 0 && row.h() < BELOW);
    Hand.require(millis >= 0 && second <= LAST && millis % 1000 == 0);
    byte[] out = Hand.scratch();
    out[Hand.writeDigits(row.a(), 4, out, 0)] = ',';
    int at = Hand.writeLetters(row.b(), 8, out, 5);
    out[at++] = ',';
    at = Hand.writeDigits(second, 10, out, at);
    out[at++] = ',';
    out[at++] = (byte) (row.d() ? '1' : '0');
    out[at++] = ',';
    at = Hand.writeDigits(row.e(), 4, out, at);
    out[at++] = ',';
    at = Hand.writeLetters(row.f(), 8, out, at);
    out[at++] = ',';
    at = Hand.writeDigits(row.g(), 10, out, at);
    out[at++] = ',';
    return Hand.ascii(out, 0, Hand.writeDigits(row.h(), 4, out, at));
  }

  @Override
  Entry decodeByHand(String column) {
    int b = column.indexOf(',', 5);
    int f = column.length() - 16;
    Hand.require(b > 0 && f >= b + 19 && column.charAt(4) == ',' && column.charAt(b + 11) == ',');
    Hand.require(column.charAt(b + 13) == ',' && column.charAt(b + 18) == ',');
    Hand.require(column.charAt(f) == ',' && column.charAt(f + 11) == ',');
    long flag = Hand.digits(column, b + 12, 1);
    Hand.require(flag <= 1);
    return new Entry(
        (int) Hand.digits(column, 0, 4),
        Hand.letters(column, 5, b, 8),
        Instant.ofEpochSecond(Hand.digits(column, b + 1, 10)),
        flag == 1,
        (short) Hand.digits(column, b + 14, 4),
        Hand.letters(column, b + 19, f, 8),
        Hand.digits(column, f + 1, 10),
        (int) Hand.digits(column, f + 12, 4));
  }
}
