package dev.keywright.analysis.infer.search;

/** The names that columns have by default. */
public final class ColumnNames {
  private ColumnNames() {}

  public static String of(int index) {
    return switch (index) {
      case 0 -> "partitionKey";
      case 1 -> "sortKey";
      default -> "sortKey" + index;
    };
  }
}
