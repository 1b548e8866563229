package dev.keywright.engine.azurite;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableEntity;
import dev.keywright.conformance.layouts.PostKey;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import dev.keywright.store.azure.AzureTableKeys;
import dev.keywright.store.azure.AzureTableReader;
import dev.keywright.store.azure.AzureTableWriter;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The example in the adapter's README. */
@ExtendWith(OneAzurite.class)
class AzuriteReadmeTest {
  @Test
  void theExampleReadsWhatItHasWritten(Azurite azurite) {
    TableClient table = Tables.create(azurite);
    Instant midnight = Instant.parse("2026-11-21T00:00:00Z");
    AzureTableKeys keys = AzureTableKeys.of(PostKey.LAYOUT);

    AzureTableWriter.of(table)
        .write(
            List.of(
                keys.entity(new PostKey("o'neil", midnight.plusSeconds(1), 1))
                    .addProperty("text", "Hello")));

    AzureTableReader reader = AzureTableReader.of(table, keys);
    KeyRange<String> today = PostKey.scan().user("o'neil").createdAt().atLeast(midnight);
    try (PagedRows<TableEntity> rows = reader.read(today, 20)) {
      assertThat(rows.next().getProperty("text")).isEqualTo("Hello");
      assertThat(rows.hasNext()).isFalse();
    }
    assertThat(keys.filter(today))
        .matches("PartitionKey eq 'o''neil' and RowKey ge '0{19}!' and RowKey lt '25\\d{17}\"'");
  }
}
