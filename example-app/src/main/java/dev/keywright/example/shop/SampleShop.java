package dev.keywright.example.shop;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;

/** Made-up items of users whose names begin like those of others. */
public final class SampleShop {
  private static final LocalDate FIRST_DAY = LocalDate.of(2024, 1, 1);
  private static final int DAYS = 400;
  private static final int PRODUCTS = 500;
  private static final int MOST_LINES = 20;
  private static final int ITEMS_OF_A_USER = 25;

  private final Random random;
  private final Map<ShopItemKey, ShopItem> items = new LinkedHashMap<>();
  private final List<UserOrder> orders = new ArrayList<>();

  private SampleShop(long seed) {
    this.random = new Random(seed);
  }

  /** So many items with different keys, in no order; the same ones for the same seed. */
  public static List<ShopItem> items(int count, long seed) {
    SampleShop shop = new SampleShop(seed);
    int users = count / ITEMS_OF_A_USER + 1;
    while (shop.items.size() < count) {
      ShopItem item = shop.next("u" + shop.random.nextInt(users));
      shop.items.putIfAbsent(item.key(), item);
    }
    return List.copyOf(shop.items.values());
  }

  private ShopItem next(String user) {
    return switch (random.nextInt(8)) {
      case 0 -> new UserProfile(user, "User " + random.nextInt(1_000));
      case 1, 2 -> order(user);
      case 3, 4, 5 -> line(user);
      default -> new Review(user, "p" + random.nextInt(PRODUCTS), "stars: " + random.nextInt(6));
    };
  }

  private UserOrder order(String user) {
    LocalDate day = FIRST_DAY.plusDays(random.nextInt(DAYS));
    UUID id = new UUID(random.nextLong(), random.nextLong());
    UserOrder order = new UserOrder(user, day, id, random.nextInt(100_000));
    orders.add(order);
    return order;
  }

  private ShopItem line(String user) {
    if (orders.isEmpty()) {
      return order(user);
    }
    UserOrder order = orders.get(random.nextInt(orders.size()));
    return new OrderLine(
        order.userId(),
        order.orderId(),
        random.nextInt(MOST_LINES),
        "p" + random.nextInt(PRODUCTS));
  }
}
