package dev.keywright.engine.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.shop.OrderLine;
import dev.keywright.example.shop.OrderLineKey;
import dev.keywright.example.shop.Review;
import dev.keywright.example.shop.ReviewKey;
import dev.keywright.example.shop.SampleShop;
import dev.keywright.example.shop.Shop;
import dev.keywright.example.shop.ShopItem;
import dev.keywright.example.shop.ShopItemKey;
import dev.keywright.example.shop.ShopTable;
import dev.keywright.example.shop.UserOrder;
import dev.keywright.example.shop.UserOrderKey;
import dev.keywright.example.shop.UserProfile;
import dev.keywright.example.shop.UserProfileKey;
import dev.keywright.runtime.KeyRange;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Items of four kinds in one table: each kind, the collection of a user, and pages of it. */
@ExtendWith(OneDynamoDbLocal.class)
class DynamoDbShopTest {
  private static final String BETWEEN = "#p = :p AND #s BETWEEN :from AND :last";
  private static final int ITEMS = 20_000;
  private static final int USERS_ASKED = 60;
  private static final int PAGE = 7;
  // Both columns are ASCII, and the first is fixed by each question.
  private static final Comparator<ShopItem> BY_SORT_KEY =
      Comparator.comparing(item -> (String) item.key().columns().get("SK"));

  private int questions;
  private long rows;

  @Test
  void everyAnswerIsThatOfAllItemsOneByOne(DynamoDbLocal engine) throws IOException {
    List<ShopItem> items = SampleShop.items(ITEMS, 20_000);
    FaultyClient client = new FaultyClient(engine.client());
    try (ShopTable<?, ?> writing = ShopTable.in(engine.client(), "this process", "shop");
        ShopTable<?, ?> table = ShopTable.over(client, "this process", "shop", () -> {})) {
      writing.write(items);
      Random random = new Random(7);
      for (int i = 0; i < USERS_ASKED; i++) {
        String user = partition(items.get(random.nextInt(ITEMS))).substring("USER#".length());
        askAll(table, client, items, user);
      }
      System.out.printf(
          "Shop: %,d items of 4 kinds, %d questions, %,d rows, %d requests, wrong: 0%n",
          ITEMS, questions, rows, client.queries().size());
      assertThat(table.reader().requests()).isEqualTo(client.queries().size());
      assertThat(client.queries()).as("one request for each").hasSize(questions);
    }
  }

  private void askAll(
      ShopTable<?, ?> table, FaultyClient client, List<ShopItem> items, String user) {
    List<ShopItem> own =
        items.stream().filter(item -> partition(item).equals("USER#" + user)).toList();
    LocalDate from = LocalDate.of(2024, 3, 1);
    LocalDate to = from.plusMonths(6);
    Question ask = new Question(table, client, own);
    ask.of(UserProfileKey.scan().userId(user), UserProfile.class::isInstance)
        .as("#p = :p AND #s = :s", "USER#" + user, "PROFILE");
    ask.of(UserOrderKey.scan().userId(user).all(), UserOrder.class::isInstance)
        .as(BETWEEN, "USER#" + user, "ORDER#0000-01-01#");
    ask.of(
            UserOrderKey.scan().userId(user).day().between(from, to),
            item -> item instanceof UserOrder order && isBetween(order.day(), from, to))
        .as(BETWEEN, "USER#" + user);
    ask.of(UserOrderKey.scan().userId(user).all().backward(), UserOrder.class::isInstance)
        .as(BETWEEN, "USER#" + user, "ORDER#0000-01-01#");
    ask.of(OrderLineKey.scan().userId(user).all(), OrderLine.class::isInstance)
        .as(BETWEEN, "USER#" + user, "LINE#" + new UUID(0, 0) + "#");
    own.stream()
        .filter(OrderLine.class::isInstance)
        .map(OrderLine.class::cast)
        .findFirst()
        .ifPresent(
            one ->
                ask.of(
                        OrderLineKey.scan().userId(user).orderId(one.orderId()).all(),
                        item ->
                            item instanceof OrderLine line && line.orderId().equals(one.orderId()))
                    .as(BETWEEN, "USER#" + user));
    ask.of(ReviewKey.scan().userId(user).all(), Review.class::isInstance)
        .as(BETWEEN, "USER#" + user, "REVIEW#");
    ask.of(ShopItemKey.scan().userId(user).all(), item -> true).as("#p = :p", "USER#" + user);
    ask.page(ShopItemKey.scan().userId(user).all(), item -> true).as("#p = :p", "USER#" + user);
    ask.page(UserOrderKey.scan().userId(user).all().backward(), UserOrder.class::isInstance)
        .as(BETWEEN, "USER#" + user, "ORDER#0000-01-01#");
  }

  private static String partition(ShopItem item) {
    return (String) item.key().columns().get("PK");
  }

  private static boolean isBetween(LocalDate day, LocalDate from, LocalDate to) {
    return !day.isBefore(from) && day.isBefore(to);
  }

  /** A table that is asked about one user, whose items are known. */
  private final class Question {
    private final ShopTable<?, ?> table;
    private final FaultyClient client;
    private final List<ShopItem> own;

    Question(ShopTable<?, ?> table, FaultyClient client, List<ShopItem> own) {
      this.table = table;
      this.client = client;
      this.own = own;
    }

    Asked of(KeyRange<?> range, Predicate<ShopItem> condition) {
      return ask(range, condition, Long.MAX_VALUE);
    }

    Asked page(KeyRange<?> range, Predicate<ShopItem> condition) {
      return ask(range, condition, PAGE);
    }

    private Asked ask(KeyRange<?> range, Predicate<ShopItem> condition, long limit) {
      Comparator<ShopItem> order = range.isBackward() ? BY_SORT_KEY.reversed() : BY_SORT_KEY;
      List<ShopItem> expected = own.stream().filter(condition).sorted(order).limit(limit).toList();
      int before = client.queries().size();

      assertThat(table.read(range, limit)).as("%s", range).isEqualTo(expected);

      questions++;
      rows += expected.size();
      List<QueryRequest> sent = client.queries().subList(before, client.queries().size());
      assertThat(sent).hasSize(1);
      assertThat(sent.get(0).scanIndexForward()).isEqualTo(!range.isBackward());
      assertThat(sent.get(0).limit()).isEqualTo(limit == PAGE ? PAGE : null);
      return new Asked(sent.get(0));
    }
  }

  /** A request as DynamoDB got it. */
  private record Asked(QueryRequest query) {
    void as(String condition, String... values) {
      assertThat(query.keyConditionExpression()).isEqualTo(condition);
      assertThat(query.expressionAttributeNames().values()).isSubsetOf("PK", "SK");
      assertThat(query.expressionAttributeValues().values().stream().map(it -> it.s()))
          .contains(values);
    }
  }

  @Test
  void theExamplePrintsTheRequests(DynamoDbLocal engine) throws IOException {
    StringWriter printed = new StringWriter();
    try (ShopTable<?, ?> table = ShopTable.in(engine.client(), "this process", "shop-example")) {
      Shop shop = new Shop(table, SampleShop.items(1_000, 16), new PrintWriter(printed));
      shop.load();
      assertThat(shop.verify(shop.busiestUser())).isTrue();
    }
    System.out.print(printed);
    assertThat(printed.toString())
        .contains("#p = :p, {:p=", "#p = :p AND #s = :s, {", BETWEEN + ", {")
        .doesNotContain("NOT EQUAL");
    assertThat(engine.client().listTables().tableNames()).doesNotContain("shop-example");
    assertThat(Stream.of(printed.toString().split("\n")).filter(line -> line.contains("rows")))
        .allMatch(line -> line.contains(" rows (requests: 1), equal "));
  }
}
