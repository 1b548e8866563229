package dev.keywright.cli.dynamodb;

import dev.keywright.cli.store.UnknownIndexException;
import java.util.List;
import java.util.stream.Stream;
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
   * @throws UnknownIndexException if there is none
   */
  static KnownIndex of(TableDescription table, String name) throws UnknownIndexException {
    List<KnownIndex> all = all(table);
    return all.stream()
        .filter(it -> it.name.equals(name))
        .findFirst()
        .orElseThrow(() -> new UnknownIndexException(all.stream().map(KnownIndex::name).toList()));
  }

  private static List<KnownIndex> all(TableDescription table) {
    return Stream.concat(
            table.globalSecondaryIndexes().stream()
                .map(
                    it ->
                        new KnownIndex(it.indexName(), it.keySchema(), size(it.indexSizeBytes()))),
            table.localSecondaryIndexes().stream()
                .map(
                    it ->
                        new KnownIndex(it.indexName(), it.keySchema(), size(it.indexSizeBytes()))))
        .toList();
  }

  // An index that is being built has no size yet.
  private static long size(@Nullable Long bytes) {
    return bytes == null ? 0 : bytes;
  }
}
