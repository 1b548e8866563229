package dev.keywright.store.kv.repository;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.store.kv.KvKeys;
import dev.keywright.store.kv.MvStoreReader;
import dev.keywright.store.kv.MvStoreWriter;
import java.util.List;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.junit.jupiter.api.Test;

class PurchasesTest {
  @Test
  void aSellerHasItsOwnPurchases() {
    PurchaseKey wanted = new PurchaseKey(54, "a100", 6777, 1);
    PurchaseKey neighbour = new PurchaseKey(54, "a1001", 6777, 2);

    KvKeys keys = KvKeys.of(PurchaseKey.LAYOUT);
    MVMap<byte[], byte[]> memory = MvStoreReader.openMap(MVStore.open(null), "purchases");
    byte[] nothing = {};
    MvStoreWriter.of(memory)
        .write(List.of(keys.row(wanted, nothing), keys.row(neighbour, nothing)));

    var reader = MvStoreReader.of(memory, keys);
    var purchases = new Purchases<>(reader, row -> keys.decode(row.key(), PurchaseKey::decode));
    assertEquals(List.of(wanted), purchases.ofSeller(54, "a100"));
  }
}
