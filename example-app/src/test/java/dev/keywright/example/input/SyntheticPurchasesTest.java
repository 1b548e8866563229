package dev.keywright.example.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.Purchase;
import dev.keywright.example.PurchaseKey;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Made-up purchases. */
class SyntheticPurchasesTest {
  private final List<Purchase> purchases = SyntheticPurchases.of(5_000, 1).toList();

  @Test
  void oneSeedGivesTheSamePurchasesAndAnotherGivesOthers() {
    assertThat(SyntheticPurchases.of(5_000, 1)).isEqualTo(purchases);
    assertThat(SyntheticPurchases.of(5_000, 2)).isNotEqualTo(purchases);
    assertThat(purchases.get(0)).isEqualTo(new Purchase(2926, "a302", 881, 200001, "48 items"));
  }

  @Test
  void allHaveDifferentKeys() {
    assertThat(purchases.stream().map(PurchaseKey::of)).doesNotHaveDuplicates();
  }
}
