package dev.keywright.engine.dynamodb.adopted;

import dev.keywright.engine.dynamodb.adopted.Order.Status;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** An order while it is read. */
public final class OrderBuilder {
  private String email = "";
  private Instant at = Instant.EPOCH;
  private int orderId;
  private @Nullable Status status;
  private long cents;

  public void email(String value) {
    email = value;
  }

  public void at(Instant value) {
    at = value;
  }

  public void orderId(int value) {
    orderId = value;
  }

  public void status(@Nullable Status value) {
    status = value;
  }

  public void cents(long value) {
    cents = value;
  }

  public Order build() {
    return new Order(email, at, orderId, status, cents);
  }
}
