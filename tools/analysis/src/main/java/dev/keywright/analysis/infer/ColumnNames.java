package dev.keywright.analysis.infer;

/** The names that columns have by default. */
final class ColumnNames {
  private ColumnNames() {}

  static String of(int index) {
    return switch (index) {
      case 0 -> "partitionKey";
      case 1 -> "sortKey";
      default -> "sortKey" + index;
    };
  }
}
