package dev.keywright.benchmarks;

import dev.keywright.Domain;
import dev.keywright.KeyFamily;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;
import dev.keywright.TimeFormat;
import java.time.LocalDate;

/** Eight kinds of rows of a shop in one table. */
@KeyFamily
sealed interface ShopItem {

  /** The first member. */
  @PartitionTemplate(value = "USER#{userId}", column = "PK")
  @SortTemplate(value = "ORDER#{day}#{number}", column = "SK")
  record Order(
      @PartitionKey @Domain(alphabet = "0-9a-z", maxLength = 12) String userId,
      @SortKey(time = TimeFormat.ISO) LocalDate day,
      @SortKey(pad = 8) int number)
      implements ShopItem {}

  @PartitionTemplate(value = "USER#{userId}", column = "PK")
  @SortTemplate(value = "PROFILE", column = "SK")
  record Profile(@PartitionKey @Domain(alphabet = "0-9a-z", maxLength = 12) String userId)
      implements ShopItem {}

  @PartitionTemplate(value = "USER#{userId}", column = "PK")
  @SortTemplate(value = "ADDRESS#{label}", column = "SK")
  record Address(
      @PartitionKey @Domain(alphabet = "0-9a-z", maxLength = 12) String userId,
      @SortKey @Domain(alphabet = "a-z", maxLength = 12) String label)
      implements ShopItem {}

  @PartitionTemplate(value = "USER#{userId}", column = "PK")
  @SortTemplate(value = "CARD#{number}", column = "SK")
  record Card(
      @PartitionKey @Domain(alphabet = "0-9a-z", maxLength = 12) String userId,
      @SortKey(pad = 8) int number)
      implements ShopItem {}

  @PartitionTemplate(value = "USER#{userId}", column = "PK")
  @SortTemplate(value = "REVIEW#{number}", column = "SK")
  record Review(
      @PartitionKey @Domain(alphabet = "0-9a-z", maxLength = 12) String userId,
      @SortKey(pad = 8) int number)
      implements ShopItem {}

  @PartitionTemplate(value = "USER#{userId}", column = "PK")
  @SortTemplate(value = "TICKET#{number}", column = "SK")
  record Ticket(
      @PartitionKey @Domain(alphabet = "0-9a-z", maxLength = 12) String userId,
      @SortKey(pad = 8) int number)
      implements ShopItem {}

  @PartitionTemplate(value = "USER#{userId}", column = "PK")
  @SortTemplate(value = "VISIT#{day}#{number}", column = "SK")
  record Visit(
      @PartitionKey @Domain(alphabet = "0-9a-z", maxLength = 12) String userId,
      @SortKey(time = TimeFormat.ISO) LocalDate day,
      @SortKey(pad = 8) int number)
      implements ShopItem {}

  /** The last member, with keys in the same form as the first member. */
  @PartitionTemplate(value = "USER#{userId}", column = "PK")
  @SortTemplate(value = "WISH#{day}#{number}", column = "SK")
  record Wish(
      @PartitionKey @Domain(alphabet = "0-9a-z", maxLength = 12) String userId,
      @SortKey(time = TimeFormat.ISO) LocalDate day,
      @SortKey(pad = 8) int number)
      implements ShopItem {}
}
