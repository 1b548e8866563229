package dev.keywright.rekey;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Single promises, in memory. */
class PromisesTest {
  @ParameterizedTest(name = "transactions: {0}")
  @ValueSource(booleans = {true, false})
  void allHold(boolean isTransactional) {
    Promises.hold(new MemoryTables(isTransactional), new NoAdmin());
  }
}
