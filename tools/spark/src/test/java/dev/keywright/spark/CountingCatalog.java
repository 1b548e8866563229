package dev.keywright.spark;

import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.connector.catalog.functions.ScalarFunction;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** The functions of {@link KeywrightCatalog} for a key of text and a number, whose calls count. */
public final class CountingCatalog extends CatalogAround {
  /** The calls of all tasks, which run in this JVM. */
  static final AtomicLong CALLS = new AtomicLong();

  @Override
  protected ScalarFunction<InternalRow> around(ScalarFunction<InternalRow> real) {
    return new Counted(real);
  }

  /** Equal if the real functions are. It is public as generated code calls it. */
  public record Counted(ScalarFunction<InternalRow> real) implements SameTypes {

    /** The signature that Spark looks for. */
    public @Nullable InternalRow invoke(@Nullable UTF8String first, long second) {
      CALLS.incrementAndGet();
      return real.produceResult(new GenericInternalRow(new @Nullable Object[] {first, second}));
    }
  }
}
