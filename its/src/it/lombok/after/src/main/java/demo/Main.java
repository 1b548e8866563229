package demo;

/** Prints the keys of both. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    OrderKey order = OrderKey.of(new Order(54, 7));
    System.out.println(order.partitionKey() + " " + order.sortKey());
    System.out.println(VisitKey.of(Visit.builder().visitor(15).build()).partitionKey());
  }
}
