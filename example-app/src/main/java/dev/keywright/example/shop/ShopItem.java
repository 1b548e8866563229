package dev.keywright.example.shop;

import dev.keywright.KeyFamily;

/** What the table of the shop holds: all that belongs to one user is one item collection. */
@KeyFamily
public sealed interface ShopItem permits UserProfile, UserOrder, OrderLine, Review {
  /** Under which key the item is stored. */
  ShopItemKey key();

  /** What is stored beside the key. */
  String value();

  /** The item that was stored like this. */
  static ShopItem of(ShopItemKey key, String value) {
    if (key instanceof UserProfileKey profile) {
      return new UserProfile(profile.userId(), value);
    }
    if (key instanceof UserOrderKey order) {
      return new UserOrder(order.userId(), order.day(), order.orderId(), Long.parseLong(value));
    }
    if (key instanceof OrderLineKey line) {
      return new OrderLine(line.userId(), line.orderId(), line.line(), value);
    }
    ReviewKey review = (ReviewKey) key;
    return new Review(review.userId(), review.productId(), value);
  }
}
