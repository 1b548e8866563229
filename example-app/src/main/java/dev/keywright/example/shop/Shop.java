package dev.keywright.example.shop;

import dev.keywright.runtime.KeyRange;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Asks the table of the shop, and compares each answer with a list of all items. */
public record Shop(ShopTable<?, ?> table, List<ShopItem> items, PrintWriter out) {
  private static final long ALL = Long.MAX_VALUE;
  private static final int PAGE = 5;
  // The order of the store: both columns hold ASCII, whose order is that of Java.
  private static final Comparator<ShopItem> BY_KEY =
      Comparator.comparing(ShopItem::key, Comparator.comparing(Shop::shown));

  private static String shown(ShopItemKey key) {
    return String.join("\0", key.columns().values().stream().map(String::valueOf).toList());
  }

  /** Writes all items. */
  public void load() {
    table.write(items);
    out.printf(
        Locale.ROOT,
        "Stored: %,d items in one table, %,d requests%n",
        items.size(),
        table.writer().requests());
  }

  /** The user who has the most items. */
  public String busiestUser() {
    return items.stream()
        .collect(Collectors.groupingBy(Shop::user, Collectors.counting()))
        .entrySet()
        .stream()
        .max(Map.Entry.<String, Long>comparingByValue().thenComparing(Map.Entry::getKey))
        .orElseThrow()
        .getKey();
  }

  private static String user(ShopItem item) {
    ShopItemKey key = item.key();
    if (key instanceof UserProfileKey profile) {
      return profile.userId();
    }
    if (key instanceof UserOrderKey order) {
      return order.userId();
    }
    return key instanceof OrderLineKey line ? line.userId() : ((ReviewKey) key).userId();
  }

  /** Asks all questions about one user; returns whether all answers are equal. */
  public boolean verify(String user) {
    boolean isRight =
        asks(
            "Item collection of " + user,
            ShopItemKey.scan().userId(user).all(),
            ALL,
            item -> user(item).equals(user));
    isRight &=
        asks(
            "First page of it",
            ShopItemKey.scan().userId(user).all(),
            PAGE,
            item -> user(item).equals(user));
    isRight &=
        asks(
            "Profile",
            UserProfileKey.scan().userId(user),
            ALL,
            item -> isA(UserProfile.class, item, user));
    isRight &=
        asks(
            "Orders",
            UserOrderKey.scan().userId(user).all(),
            ALL,
            item -> isA(UserOrder.class, item, user));
    isRight &=
        asks(
            "Newest orders first",
            UserOrderKey.scan().userId(user).all().backward(),
            PAGE,
            item -> isA(UserOrder.class, item, user));
    isRight &=
        asks(
            "Order lines",
            OrderLineKey.scan().userId(user).all(),
            ALL,
            item -> isA(OrderLine.class, item, user));
    isRight &=
        asks(
            "Reviews",
            ReviewKey.scan().userId(user).all(),
            ALL,
            item -> isA(Review.class, item, user));
    return isRight;
  }

  private static boolean isA(Class<? extends ShopItem> kind, ShopItem item, String user) {
    return kind.isInstance(item) && user(item).equals(user);
  }

  private boolean asks(String what, KeyRange<?> range, long limit, Predicate<ShopItem> condition) {
    long before = table.reader().requests();
    List<ShopItem> found = table.read(range, limit);
    Stream<ShopItem> all =
        items.stream().filter(condition).sorted(range.isBackward() ? BY_KEY.reversed() : BY_KEY);
    boolean isEqual = found.equals(all.limit(limit).toList());
    out.printf(
        Locale.ROOT,
        "%s: %,d rows (requests: %d), %s to the list of all items%n  %s%n",
        what,
        found.size(),
        table.reader().requests() - before,
        isEqual ? "equal" : "NOT EQUAL",
        table.question().apply(range));
    return isEqual;
  }
}
