package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** A number as it is usually printed, alone in its column. */
final class TextLong extends Kind<TextLong.Card, String> {
  record Card(@PartitionKey(ordered = false) @Domain(min = 0) long id) {}

  @Override
  Card row(Random random) {
    return new Card(Samples.ofAnyLength(random) & Long.MAX_VALUE);
  }

  @Override
  List<Card> refused() {
    return List.of(new Card(-1), new Card(Long.MIN_VALUE));
  }

  @Override
  String encode(Card row) {
    return TextLong_CardKey.encodePartitionKey(row.id());
  }

  @Override
  Object decode(String column) {
    return TextLong_CardKey.decode(column);
  }

  @Override
  String encodeByHand(Card row) {
    Hand.require(row.id() >= 0);
    return Long.toString(row.id());
  }

  @Override
  Card decodeByHand(String column) {
    int width = column.length();
    Hand.require(width > 0 && width < 20 && (width == 1 || column.charAt(0) != '0'));
    long id = Hand.digits(column, 0, width);
    Hand.require(id >= 0);
    return new Card(id);
  }
}
