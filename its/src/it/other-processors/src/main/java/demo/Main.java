package demo;

import org.mapstruct.factory.Mappers;

/** Prints the key of each. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    OrderKey order = OrderKey.of(Order.of(54, "books", 7));
    System.out.println(order.partitionKey() + " " + order.sortKey());
    Visits visits = Mappers.getMapper(Visits.class);
    VisitForm form = new VisitForm("15", "home");
    System.out.println(VisitKey.of(visits.of(form)).partitionKey());
    System.out.println(visits.keyOf(form).partitionKey());
  }
}
