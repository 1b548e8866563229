package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import java.util.List;
import java.util.Random;

/** A text behind a literal. */
final class TemplateUser extends Kind<TemplateUser.User, String> {
  @PartitionTemplate("USER#{userId}")
  record User(@PartitionKey @Domain(alphabet = "0-9A-Za-z", maxLength = 36) String userId) {}

  @Override
  User row(Random random) {
    return new User(Samples.letters(random, 36));
  }

  @Override
  List<User> refused() {
    return List.of(new User("a b"), new User("é"), new User("a".repeat(37)));
  }

  @Override
  String encode(User row) {
    return TemplateUser_UserKey.encodePartitionKey(row.userId());
  }

  @Override
  Object decode(String column) {
    return TemplateUser_UserKey.decode(column);
  }

  @Override
  String encodeByHand(User row) {
    String userId = row.userId();
    Hand.require(userId.length() <= 36);
    for (int i = 0; i < userId.length(); i++) {
      Hand.require(Hand.isLetter(userId.charAt(i)));
    }
    return "USER#" + userId;
  }

  @Override
  User decodeByHand(String column) {
    Hand.require(column.startsWith("USER#"));
    return new User(Hand.letters(column, "USER#".length(), column.length(), 36));
  }
}
