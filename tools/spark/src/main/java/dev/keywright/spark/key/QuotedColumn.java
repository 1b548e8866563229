package dev.keywright.spark.key;

import org.apache.spark.sql.Column;
import org.apache.spark.sql.functions;

/** Columns by their names as a schema has them: a dot in a name leads to no field of a struct. */
public final class QuotedColumn {
  private QuotedColumn() {}

  /** The column that has exactly this name. */
  public static Column quoted(String name) {
    return functions.col("`" + name.replace("`", "``") + "`");
  }
}
