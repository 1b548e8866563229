package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.testing.KeyContract;
import org.junit.jupiter.api.Test;

class PurchaseKeyTest {
  @Test
  void theKeyKeepsItsLaws() {
    KeyContract.of(PurchaseKey.class).verify();
  }

  @Test
  void thePartitionKeyIsThatOfTheFrontPage() {
    Purchase purchase = new Purchase(54, "a100", 6777, 200003, "student card");
    assertEquals("000054,a100,6777", PurchaseKey.of(purchase).partitionKey());
  }
}
