package dev.keywright.example.input;

import dev.keywright.example.Order;
import dev.keywright.example.Purchase;
import java.util.List;

/** The rows of the Tablestore guide on primary keys. */
public final class GuideRows {
  /** Four purchases with a student card, in the order of device, seller, card and order number. */
  public static final List<Purchase> PURCHASES =
      List.of(
          new Purchase(16, "a100", 66661, 200001, "lunch"),
          new Purchase(54, "a100", 6777, 200003, "coffee"),
          new Purchase(54, "a1001", 6777, 200004, "copies"),
          new Purchase(167, "a101", 283408, 200002, "books"));

  /** Five orders, one after the other. */
  public static final List<Order> ORDERS =
      List.of(
          new Order(200001),
          new Order(200002),
          new Order(200003),
          new Order(200004),
          new Order(200005));

  private GuideRows() {}
}
