package shop;

import dev.keywright.KeyFamily;

/** The table of a shop. */
@KeyFamily
public sealed interface ShopItem permits UserOrder, UserProfile {}
