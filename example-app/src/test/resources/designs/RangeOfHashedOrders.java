package designs;

/** Asks for a range that a hash has scattered. */
final class RangeOfHashedOrders {
  private RangeOfHashedOrders() {}

  static Object ask() {
    return HashedOrderKey.scan().orderNumberBetween(200002, 200004);
  }
}
