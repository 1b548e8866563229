package dev.keywright.cli.store;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;

/** Opens the tables of one kind of store. Its jar names it as a service. */
public interface LiveStore {

  /** Which store it is. */
  StoreKind kind();

  /**
   * Opens a table to be read.
   *
   * @param environment says where the store is, and who asks: the variables that its users set
   * @throws IOException whose message says what is wrong and what to do
   */
  LiveTable open(String table, Map<String, String> environment) throws IOException;

  /**
   * Opens an index that the store keeps of a table, to be read. By default, it keeps none.
   *
   * @param environment says where the store is, and who asks
   * @throws IOException whose message says what is wrong and what to do
   */
  default LiveTable openIndex(String table, String index, Map<String, String> environment)
      throws IOException {
    throw new IOException(
        "%s keeps no index that --index could name; if your application keeps %s, read the table"
                .formatted(kind().shown(), index)
            + " that holds its entries: --table");
  }

  /**
   * Opens two tables to re-key one into the other. By default, the store cannot.
   *
   * @param longestCall after which the client gives up a call of the store
   * @param environment says where the store is, and who asks
   * @throws IOException whose message says what is wrong and what to do
   */
  default RekeyedPair openPair(
      RekeyedPair.Names names, Duration longestCall, Map<String, String> environment)
      throws IOException {
    throw new IOException(
        "tables of %s are not re-keyed: only those of hbase and dynamodb"
            .formatted(kind().shown()));
  }
}
