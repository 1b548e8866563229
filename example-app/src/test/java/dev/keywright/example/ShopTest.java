package dev.keywright.example;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.shop.OrderLine;
import dev.keywright.example.shop.Review;
import dev.keywright.example.shop.SampleShop;
import dev.keywright.example.shop.Shop;
import dev.keywright.example.shop.ShopItem;
import dev.keywright.example.shop.ShopTable;
import dev.keywright.example.shop.UserOrder;
import dev.keywright.example.shop.UserProfile;
import dev.keywright.example.store.EmbeddedStore;
import dev.keywright.example.store.StoreName;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The shop in both embedded stores, and what the command says when an answer is wrong. */
class ShopTest {
  @ParameterizedTest
  @ValueSource(strings = {"mvstore", "rocksdb"})
  void everyAnswerIsThatOfAListOfAllItems(String store) {
    Ran ran = Ran.with("shop", "--store", store, "--generate", "5000");

    assertThat(ran.exitCode()).isZero();
    List<String> lines = ran.lines();
    assertThat(lines).hasSize(2 + 7 * 2);
    assertThat(lines.get(1)).startsWith("Stored: 5,000 items in one table, ");
    assertThat(lines.subList(2, lines.size()))
        .filteredOn(line -> line.contains(" rows (requests: 1), "))
        .hasSize(7)
        .allMatch(line -> line.endsWith(" equal to the list of all items"))
        .noneMatch(line -> line.contains("NOT"));
    assertThat(ran.out()).contains("First page of it: 5 rows", "Newest orders first: 5 rows");
  }

  @Test
  void oneItemIsEnough() {
    assertThat(Ran.with("shop", "--generate", "1").exitCode()).isZero();
  }

  @Test
  void theItemsAreOfFourKinds() {
    List<ShopItem> items = SampleShop.items(2_000, 3);

    assertThat(items).hasSize(2_000).doesNotHaveDuplicates().isEqualTo(SampleShop.items(2_000, 3));
    assertThat(items)
        .hasAtLeastOneElementOfType(UserProfile.class)
        .hasAtLeastOneElementOfType(UserOrder.class)
        .hasAtLeastOneElementOfType(OrderLine.class)
        .hasAtLeastOneElementOfType(Review.class)
        .allSatisfy(item -> assertThat(ShopItem.of(item.key(), item.value())).isEqualTo(item));
  }

  @ParameterizedTest
  @EnumSource(names = {"MVSTORE", "ROCKSDB"})
  void anItemThatIsTooManyIsNoticed(StoreName name) throws IOException {
    List<ShopItem> items = SampleShop.items(500, 3);
    StringWriter printed = new StringWriter();
    try (ShopTable<?, ?> table = ShopTable.in(EmbeddedStore.open(name, null))) {
      Shop shop = new Shop(table, items, new PrintWriter(printed));
      shop.load();
      String user = shop.busiestUser();
      assertThat(shop.verify(user)).isTrue();

      List<ShopItem> fewer = new ArrayList<>(items);
      fewer.removeIf(item -> item instanceof Review review && review.userId().equals(user));
      assertThat(fewer).hasSizeLessThan(items.size());
      printed.getBuffer().setLength(0);
      assertThat(new Shop(table, fewer, new PrintWriter(printed)).verify(user)).isFalse();
      assertThat(printed.toString().lines().filter(line -> line.contains("NOT EQUAL")))
          .anyMatch(line -> line.startsWith("Reviews: "));
    }
  }

  @Test
  void anEndpointIsForDynamoDb() {
    Ran ran = Ran.with("shop", "--endpoint", "http://localhost:8000");

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.err()).contains("--endpoint is for --store dynamodb");
  }

  @Test
  void aStoreThatDoesNotAnswerIsNamed() {
    // Nothing listens at the port of the discard service.
    Ran ran = Ran.with("shop", "--store", "dynamodb", "--endpoint", "http://127.0.0.1:9");

    assertThat(ran.exitCode()).isEqualTo(1);
    assertThat(ran.err())
        .startsWith("error: cannot create the table keywright-shop in Amazon DynamoDB: ");
  }
}
