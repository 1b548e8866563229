package dev.keywright.spark.speed;

import dev.keywright.spark.CatalogAround;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.connector.catalog.functions.ScalarFunction;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/**
 * Functions that decode the first key and give its struct for every other key: what Spark itself
 * takes for a query of structs.
 */
public final class FirstKeyCatalog extends CatalogAround {
  @Override
  protected ScalarFunction<InternalRow> around(ScalarFunction<InternalRow> real) {
    return new FirstKey(real);
  }

  /** It is public as generated code calls it. */
  public static final class FirstKey implements SameTypes {
    private static final long serialVersionUID = 1;

    private final ScalarFunction<InternalRow> real;
    private transient @Nullable InternalRow first;

    private FirstKey(ScalarFunction<InternalRow> real) {
      this.real = real;
    }

    /** A key of text. */
    public @Nullable InternalRow invoke(@Nullable UTF8String key) {
      return any(key);
    }

    /** A key of bytes. */
    public @Nullable InternalRow invoke(byte @Nullable [] key) {
      return any(key);
    }

    private @Nullable InternalRow any(@Nullable Object key) {
      InternalRow struct = first;
      if (struct == null) {
        struct = real.produceResult(new GenericInternalRow(new @Nullable Object[] {key}));
        first = struct;
      }
      return struct;
    }

    @Override
    public ScalarFunction<InternalRow> real() {
      return real;
    }
  }
}
