package dev.keywright.example.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.example.Purchase;
import dev.keywright.example.PurchaseKey;
import dev.keywright.example.RandomPurchases;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.KeyRange;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Purchases in both embedded stores. */
class PurchaseStoreTest {
  private static final Comparator<Purchase> STORE_ORDER =
      Comparator.comparing(PurchaseKey::of, PurchaseKey.ORDER);

  @TempDir private Path directory;

  private final List<Purchase> purchases = RandomPurchases.of(4_000, 2);

  @ParameterizedTest
  @EnumSource
  void everyScanFindsWhatAFilterFinds(StoreKind kind) {
    try (PurchaseStore store = filled(kind)) {
      PurchaseKey.Scan scan = PurchaseKey.scan();
      assertFinds(store, scan.all(), it -> true);
      for (int device : new int[] {0, 1, 15, 54, 100, 167, 999_999}) {
        assertFinds(store, scan.deviceId().atLeast(device), it -> it.deviceId() >= device);
        assertFinds(store, scan.deviceId().greaterThan(device), it -> it.deviceId() > device);
        assertFinds(store, scan.deviceId().atMost(device), it -> it.deviceId() <= device);
        assertFinds(store, scan.deviceId().lessThan(device), it -> it.deviceId() < device);
        assertFinds(store, scan.deviceId(device).all(), it -> it.deviceId() == device);
      }
      assertFinds(
          store,
          scan.deviceId().between(15, 100),
          it -> it.deviceId() >= 15 && it.deviceId() < 100);
      assertFinds(store, scan.deviceId().between(54, 54), it -> false);
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyScanOfASellerFindsWhatAFilterFinds(StoreKind kind) {
    try (PurchaseStore store = filled(kind)) {
      PurchaseKey.AfterDeviceId device = PurchaseKey.scan().deviceId(54);
      for (String seller : List.of("a1", "a10", "a100", "a1001", "a101", "Z")) {
        assertFinds(
            store,
            device.sellerId().startsWith(seller),
            it -> it.deviceId() == 54 && it.sellerId().startsWith(seller));
        assertFinds(
            store,
            device.sellerId().between("a", seller.equals("Z") ? "z" : seller),
            it ->
                it.deviceId() == 54
                    && it.sellerId().compareTo("a") >= 0
                    && it.sellerId().compareTo(seller.equals("Z") ? "z" : seller) < 0);
        assertFinds(
            store,
            device.sellerId().greaterThan(seller),
            it -> it.deviceId() == 54 && it.sellerId().compareTo(seller) > 0);
        assertFinds(
            store,
            device.sellerId(seller).all(),
            it -> it.deviceId() == 54 && it.sellerId().equals(seller));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyScanOfOrderNumbersFindsWhatAFilterFinds(StoreKind kind) {
    try (PurchaseStore store = filled(kind)) {
      for (Purchase one : purchases.subList(0, 200)) {
        Predicate<Purchase> same =
            it ->
                it.deviceId() == one.deviceId()
                    && it.sellerId().equals(one.sellerId())
                    && it.cardId() == one.cardId();
        PurchaseKey.AfterCardId card =
            PurchaseKey.scan()
                .deviceId(one.deviceId())
                .sellerId(one.sellerId())
                .cardId(one.cardId());
        long order = one.orderNumber();
        assertFinds(store, card.all(), same);
        assertFinds(store, card.orderNumber(order), same.and(it -> it.orderNumber() == order));
        assertFinds(
            store, card.orderNumber().atLeast(order), same.and(it -> it.orderNumber() >= order));
        assertFinds(
            store, card.orderNumber().greaterThan(order), same.and(it -> it.orderNumber() > order));
        assertFinds(
            store, card.orderNumber().lessThan(order), same.and(it -> it.orderNumber() < order));
        assertFinds(
            store,
            card.orderNumber().between(Long.MIN_VALUE, order),
            same.and(it -> it.orderNumber() < order));
      }
    }
  }

  private PurchaseStore filled(StoreKind kind) {
    PurchaseStore store = new PurchaseStore(kind.open(directory));
    store.put(purchases);
    return store;
  }

  private void assertFinds(PurchaseStore store, KeyRange<?> range, Predicate<Purchase> wanted) {
    List<Purchase> expected = purchases.stream().filter(wanted).sorted(STORE_ORDER).toList();
    try (Stream<Purchase> found = store.scan(range)) {
      assertThat(found.toList()).as(range.toString()).isEqualTo(expected);
    }
    assertThat(store.count(range)).isEqualTo(expected.size());
  }

  @ParameterizedTest
  @EnumSource
  void aPurchaseIsFoundByItsKeyAlsoAfterTheStoreWasClosed(StoreKind kind) {
    filled(kind).close();
    try (PurchaseStore store = new PurchaseStore(kind.open(directory))) {
      for (Purchase purchase : purchases) {
        assertThat(store.get(PurchaseKey.of(purchase))).contains(purchase);
      }
      assertThat(store.get(new PurchaseKey(54, "nobody", 1, 1))).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aPurchaseReplacesTheOneWithTheSameKey(StoreKind kind) {
    try (PurchaseStore store = new PurchaseStore(kind.open(directory))) {
      store.put(List.of(new Purchase(54, "a100", 6777, 1, "tea")));
      Purchase later = new Purchase(54, "a100", 6777, 1, "Käse, 2 €");
      store.put(List.of(later));
      assertThat(store.get(PurchaseKey.of(later))).contains(later);
      assertThat(store.count(PurchaseKey.scan().all())).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @EnumSource
  void onePurchaseThatCannotBeWrittenStopsItsWholeBatch(StoreKind kind) {
    try (PurchaseStore store = new PurchaseStore(kind.open(directory))) {
      List<Purchase> batch =
          List.of(new Purchase(54, "a100", 6777, 1, ""), new Purchase(54, "a,1", 6777, 1, ""));
      assertThatThrownBy(() -> store.put(batch))
          .isInstanceOf(InvalidPartException.class)
          .hasMessageStartingWith("sellerId is \"a,1\"");
      assertThat(store.count(PurchaseKey.scan().all())).isZero();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aStoreThatIsInUseIsRefused(StoreKind kind) {
    try (PurchaseStore first = filled(kind)) {
      assertThat(kind.existsIn(directory)).isTrue();
      assertThatThrownBy(() -> kind.open(directory))
          .isInstanceOf(StoreException.class)
          .hasMessageStartingWith("cannot open the store: ");
      assertThat(first.count(PurchaseKey.scan().all())).isEqualTo(purchases.size());
    }
  }
}
