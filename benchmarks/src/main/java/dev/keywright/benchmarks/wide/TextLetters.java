package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** One text with an alphabet. */
final class TextLetters extends Kind<TextLetters.Account, String> {
  record Account(
      @PartitionKey(order = 0) @Domain(alphabet = "0-9A-Za-z", maxLength = 16) String name) {}

  @Override
  Account row(Random random) {
    return new Account(Samples.letters(random, 16));
  }

  @Override
  List<Account> refused() {
    return List.of(new Account("a b"), new Account("é"), new Account("a".repeat(17)));
  }

  @Override
  String encode(Account row) {
    return TextLetters_AccountKey.encodePartitionKey(row.name());
  }

  @Override
  Object decode(String column) {
    return TextLetters_AccountKey.decode(column);
  }

  @Override
  String encodeByHand(Account row) {
    // It stands alone in its column, so the column is the text itself.
    return Hand.letters(row.name(), 0, row.name().length(), 16);
  }

  @Override
  Account decodeByHand(String column) {
    return new Account(Hand.letters(column, 0, column.length(), 16));
  }
}
