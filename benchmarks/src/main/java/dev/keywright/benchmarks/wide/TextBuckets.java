package dev.keywright.benchmarks.wide;

import dev.keywright.Bucket;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** A bucket of sixteen, the text that decides it, and nine digits. */
final class TextBuckets extends Kind<TextBuckets.Visit, String> {
  private static final int BELOW = 1_000_000_000;

  @Bucket(count = 16, of = "page")
  record Visit(
      @PartitionKey(order = 0) @Domain(alphabet = "0-9A-Za-z", maxLength = 16) String page,
      @PartitionKey(order = 1, pad = 9) int id) {}

  @Override
  Visit row(Random random) {
    return new Visit(Samples.letters(random, 16), random.nextInt(BELOW));
  }

  @Override
  List<Visit> refused() {
    return List.of(new Visit("a b", 1), new Visit("a", -1));
  }

  @Override
  String encode(Visit row) {
    return TextBuckets_VisitKey.encodePartitionKey(row.page(), row.id());
  }

  @Override
  Object decode(String column) {
    return TextBuckets_VisitKey.decode(column);
  }

  @Override
  String encodeByHand(Visit row) {
    Hand.require(row.id() >= 0 && row.id() < BELOW);
    byte[] out = Hand.scratch();
    int at = Hand.writeLetters(row.page(), 16, out, 3);
    Hand.writeDigits(Md5.first(out, 3, at) >>> 28, 2, out, 0);
    out[2] = ',';
    out[at++] = ',';
    return Hand.ascii(out, 0, Hand.writeDigits(row.id(), 9, out, at));
  }

  @Override
  Visit decodeByHand(String column) {
    int comma = column.length() - 10;
    Hand.require(comma >= 3 && column.charAt(comma) == ',' && column.charAt(2) == ',');
    String page = column.substring(3, comma);
    byte[] out = Hand.scratch();
    int bucket = Md5.first(out, 0, Hand.writeLetters(page, 16, out, 0)) >>> 28;
    Hand.require(Hand.digits(column, 0, 2) == bucket);
    return new Visit(page, (int) Hand.digits(column, comma + 1, 9));
  }
}
