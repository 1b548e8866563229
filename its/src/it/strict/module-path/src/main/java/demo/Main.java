package demo;

/** Prints a key, and what it says when it is read. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    OrderKey key = OrderKey.of(new Order(54, "books", 7));
    System.out.println(key.partitionKey() + " " + key.sortKey());
    System.out.println(OrderKey.decode(key.partitionKey(), key.sortKey()).equals(key));
  }
}
