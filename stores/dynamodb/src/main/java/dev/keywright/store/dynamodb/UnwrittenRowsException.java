package dev.keywright.store.dynamodb;

/** Rows that the store gave back unwritten every time; writing them later may succeed. */
public final class UnwrittenRowsException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnwrittenRowsException(String table, int rows, int requests) {
    super(
        "DynamoDB gave back "
            + rows
            + " rows of table "
            + table
            + " unwritten, "
            + requests
            + " times in a row. Write them again later, or raise the table's write capacity");
  }
}
