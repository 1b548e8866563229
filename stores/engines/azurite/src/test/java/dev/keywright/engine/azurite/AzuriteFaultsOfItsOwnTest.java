package dev.keywright.engine.azurite;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableEntity;
import dev.keywright.store.azure.AzureTableWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What only the emulator does; if one of these fails, the tests need not go around it any more. */
@ExtendWith(OneAzurite.class)
class AzuriteFaultsOfItsOwnTest {
  /**
   * Azurite 3.37.0 looks for the PartitionKey in the address of each operation of a transaction,
   * and takes all up to the last quote with a comma for it.
   */
  @Test
  void aRowKeyThatBeginsWithACommaGoesToAnotherPartitionInATransaction(Azurite azurite) {
    TableClient table = Tables.create(azurite);

    AzureTableWriter.of(table).write(List.of(new TableEntity("a", ",b")));

    assertThat(table.listEntities())
        .extracting(TableEntity::getPartitionKey)
        .containsExactly("a',RowKey=");
  }

  @Test
  void aRowKeyThatBeginsWithACommaStaysWhereItBelongsOutsideOfOne(Azurite azurite) {
    TableClient table = Tables.create(azurite);

    table.upsertEntity(new TableEntity("a", ",b"));

    assertThat(table.listEntities()).extracting(TableEntity::getPartitionKey).containsExactly("a");
  }
}
