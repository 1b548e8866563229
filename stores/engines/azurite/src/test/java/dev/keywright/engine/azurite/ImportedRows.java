package dev.keywright.engine.azurite;

import com.azure.data.tables.models.TableEntity;
import dev.keywright.store.azure.AzureTableKeys;
import dev.keywright.store.bulk.ImportSource;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** 200,000 rows in 200 partitions, the same ones each time they are asked for. */
final class ImportedRows implements ImportSource<TableEntity> {
  static final int ROWS = 60_000;
  static final int ROWS_PER_PARTITION = 1_000;
  static final int ROWS_PER_SET = 500;

  private static final AzureTableKeys KEYS = AzureTableKeys.of(TableKey.LAYOUT);

  static String partition(int number) {
    return String.format(Locale.ROOT, "p%03d", number);
  }

  static String rowKey(int row) {
    return String.format(Locale.ROOT, "%06d", row);
  }

  static String value(int row) {
    return Long.toHexString(row * 0x9e3779b97f4a7c15L);
  }

  @Override
  public String name() {
    return "rows " + ROWS;
  }

  @Override
  public long rows() {
    return ROWS;
  }

  @Override
  public int sets() {
    return ROWS / ROWS_PER_SET;
  }

  @Override
  public int rowsIn(int set) {
    return ROWS_PER_SET;
  }

  @Override
  public List<TableEntity> read(int set) {
    return IntStream.range(set * ROWS_PER_SET, (set + 1) * ROWS_PER_SET)
        .mapToObj(
            row ->
                KEYS.entity(new TableKey(partition(row / ROWS_PER_PARTITION), rowKey(row)))
                    .addProperty("value", value(row)))
        .toList();
  }
}
