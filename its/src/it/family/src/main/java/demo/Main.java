package demo;

/** Says what the rows of one table are; the compiler knows that these are all. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    System.out.println(shown("PROFILE"));
    System.out.println(shown("ORDER#2024-05-17#3f2504e0-4f89-41d3-9a0c-0305e82c3301"));
    System.out.println(shown("ADDRESS#home"));
    System.out.println(shown("NEWSLETTER#000007"));
  }

  private static String shown(String sk) {
    return switch (ShopItemKey.decode("USER#u1", sk)) {
      case UserOrderKey order -> "ordered on " + order.day();
      case UserProfileKey profile -> "profile of " + profile.userId();
      case UserAddressKey address -> "address " + address.label();
      case NewsletterKey newsletter -> "issue " + newsletter.issue();
    };
  }
}
