package dev.keywright.example.remote;

import static org.assertj.core.api.Assertions.assertThat;

import com.alicloud.openservices.tablestore.model.DefaultRetryStrategy;
import dev.keywright.example.Purchase;
import dev.keywright.example.input.GuideRows;
import dev.keywright.store.bulk.ImportResult;
import dev.keywright.store.tablestore.TablestoreStub;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Through the client of Tablestore, to a loopback server that is not the service. */
class TablestorePurchasesTest {
  @TempDir private Path directory;

  @Test
  void theGuidesPurchasesAreReadInOrder() throws IOException {
    try (TablestoreStub stub = new TablestoreStub();
        RemoteTable table = TablestorePurchases.open(stub.client(new DefaultRetryStrategy()))) {
      ImportResult result =
          table.load(
              "the guide's", GuideRows.PURCHASES, directory.resolve("checkpoint"), rows -> {});
      assertThat(result.rows()).isEqualTo(4);

      List<Purchase> found = new ArrayList<>();
      table.scan(new Devices(15, 100), Long.MAX_VALUE, found::add);
      assertThat(found).isEqualTo(GuideRows.PURCHASES.subList(0, 3));
      assertThat(table.get(GuideRows.PURCHASES.get(3))).contains(GuideRows.PURCHASES.get(3));
      assertThat(table.questions(new Devices(15, 100)))
          .singleElement()
          .asString()
          .startsWith("GetRange from ")
          .contains("000015", "000100", "INF_MIN");
      assertThat(table.requests()).isEqualTo(3);
    }
  }
}
