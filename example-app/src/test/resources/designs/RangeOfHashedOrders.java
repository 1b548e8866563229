package designs;

/** Asks for a range that a hash has scattered. */
final class RangeOfHashedOrders {
  private RangeOfHashedOrders() {}

  static Object ask() {
    return HashedOrderKey.scan().orderNumber().between(200002, 200004);
  }
}
