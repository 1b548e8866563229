package shop;

import dev.keywright.KeyFamily;

@KeyFamily
public sealed interface ShopItem permits UserOrder, UserProfile, ShopItem.Contact {
  /** Groups members, and is none itself. */
  sealed interface Contact extends ShopItem permits UserAddress, Newsletter {}
}
