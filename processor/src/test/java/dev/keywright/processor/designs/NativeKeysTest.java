package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.Key;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys whose columns are all of the store's own types: nothing in them is encoded. */
class NativeKeysTest {
  private static final String PARTITION =
      "@PartitionKey(order = 0, nativeType = true) @Domain(minLength = 1, maxLength = 9) String id";
  private static final String SORT = "@SortKey(order = 0, nativeType = true) long number";

  @ParameterizedTest
  @ValueSource(strings = {"TEXT", "BINARY", "FDB_TUPLE"})
  void aKeyWithoutAnEncodedColumnIsReadFromItsValues(String format) {
    GeneratedKey type =
        GeneratedKey.of(List.of("@KeyFormat(Format." + format + ")"), PARTITION, SORT);

    Key key = type.of("a", 5L);

    assertThat(key.columns()).isEqualTo(Map.of("partitionKey", "a", "sortKey", 5L));
    assertThat(type.call("decode", "a", 5L)).isEqualTo(key);
    assertThat(type.call("tryDecode", "a", 5L)).isEqualTo(Optional.of(key));
    assertThat(type.call("decode", key.columns())).isEqualTo(key);
  }

  @ParameterizedTest
  @ValueSource(strings = {"TEXT", "BINARY", "FDB_TUPLE"})
  void soIsAKeyOfOneColumn(String format) {
    GeneratedKey type = GeneratedKey.of(List.of("@KeyFormat(Format." + format + ")"), PARTITION);

    assertThat(type.call("decode", "a")).isEqualTo(type.of("a"));
  }
}
