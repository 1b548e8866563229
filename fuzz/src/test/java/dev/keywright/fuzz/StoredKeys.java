package dev.keywright.fuzz;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Inputs that are the stored columns of one of several keys: a byte says of which, the others are
 * the columns.
 */
record StoredKeys(List<GeneratedKey> keys) {

  Stream<byte[]> samples() {
    return IntStream.range(0, keys.size())
        .boxed()
        .flatMap(
            i ->
                keys.get(i).samples().stream()
                    .map(it -> FuzzedColumns.write(i, it.columns().values().toArray())));
  }

  /** Whether the columns are those of a key. */
  boolean judge(byte[] input) {
    int index = input.length == 0 ? 0 : input[0] & 0xff;
    GeneratedKey key = keys.get(index % keys.size());
    return KeyOracle.judge(key, FuzzedColumns.read(key.layout(), input, Math.min(1, input.length)));
  }
}
