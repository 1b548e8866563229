package dev.keywright.example.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.alicloud.openservices.tablestore.model.DefaultRetryStrategy;
import dev.keywright.example.Purchase;
import dev.keywright.example.SampleRows;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.tablestore.TablestoreStub;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Through the client of Tablestore, to a loopback server that is not the service. */
class TablestorePurchasesTest {
  @Test
  void theGuidesPurchasesAreReadInOrder() throws IOException {
    try (TablestoreStub stub = new TablestoreStub();
        PurchaseTable<?, ?> table =
            TablestorePurchases.open(stub.client(new DefaultRetryStrategy()))) {
      table.write(SampleRows.PURCHASES);

      List<KeyRange<?>> ranges = table.design().ranges(15, 100);
      List<Purchase> found = new ArrayList<>();
      table.scan(ranges, Long.MAX_VALUE, found::add);
      assertThat(found).isEqualTo(SampleRows.PURCHASES.subList(0, 3));
      Purchase last = SampleRows.PURCHASES.get(3);
      assertThat(table.find(table.design().key(last))).contains(last);
      assertThat(table.question().apply(ranges.get(0)).toString())
          .startsWith("GetRange from ")
          .contains("000015", "000100", "INF_MIN");
      assertThat(table.reader().requests()).isEqualTo(2);
      assertThat(table.writer().requests()).isEqualTo(1);
    }
  }
}
