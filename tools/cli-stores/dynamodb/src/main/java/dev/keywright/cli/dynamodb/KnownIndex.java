package dev.keywright.cli.dynamodb;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * An index of a table, global or local.
 *
 * @param key its key attributes in their order
 * @param bytes about how large it is; the service counts every six hours
 */
record KnownIndex(String name, List<KeySchemaElement> key, long bytes) {

  /**
   * Finds an index by its name.
   *
   * @throws IOException that names the indexes there are
   */
  static KnownIndex of(TableDescription table, String name) throws IOException {
    List<KnownIndex> all = all(table);
    return all.stream()
        .filter(it -> it.name.equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IOException(
                    all.isEmpty()
                        ? "the table has no indexes"
                        : "the table has no such index; it has "
                            + String.join(", ", all.stream().map(KnownIndex::name).toList())));
  }

  private static List<KnownIndex> all(TableDescription table) {
    List<KnownIndex> all = new ArrayList<>();
    table
        .globalSecondaryIndexes()
        .forEach(
            it ->
                all.add(new KnownIndex(it.indexName(), it.keySchema(), size(it.indexSizeBytes()))));
    table
        .localSecondaryIndexes()
        .forEach(
            it ->
                all.add(new KnownIndex(it.indexName(), it.keySchema(), size(it.indexSizeBytes()))));
    return all;
  }

  // An index that is being built has no size yet.
  private static long size(@Nullable Long bytes) {
    return bytes == null ? 0 : bytes;
  }
}
