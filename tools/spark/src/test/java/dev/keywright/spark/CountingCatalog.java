package dev.keywright.spark;

import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.analysis.NoSuchFunctionException;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.connector.catalog.FunctionCatalog;
import org.apache.spark.sql.connector.catalog.Identifier;
import org.apache.spark.sql.connector.catalog.functions.BoundFunction;
import org.apache.spark.sql.connector.catalog.functions.ScalarFunction;
import org.apache.spark.sql.connector.catalog.functions.UnboundFunction;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** The functions of {@link KeywrightCatalog} for a key of text and a number, whose calls count. */
public final class CountingCatalog implements FunctionCatalog {
  /** The calls of all tasks, which run in this JVM. */
  static final AtomicLong CALLS = new AtomicLong();

  private final KeywrightCatalog catalog = new KeywrightCatalog();

  @Override
  public void initialize(String name, CaseInsensitiveStringMap options) {
    catalog.initialize(name, options);
  }

  @Override
  public String name() {
    return catalog.name();
  }

  @Override
  public Identifier[] listFunctions(String[] namespace) {
    return catalog.listFunctions(namespace);
  }

  @Override
  public UnboundFunction loadFunction(Identifier function) throws NoSuchFunctionException {
    return new Unbound(catalog.loadFunction(function));
  }

  private record Unbound(UnboundFunction real) implements UnboundFunction {
    @Override
    @SuppressWarnings("unchecked") // decode makes rows
    public BoundFunction bind(StructType arguments) {
      return new Counted((ScalarFunction<InternalRow>) real.bind(arguments));
    }

    @Override
    public String description() {
      return real.description();
    }

    @Override
    public String name() {
      return real.name();
    }
  }

  /** Equal if the real functions are. It is public as generated code calls it. */
  public record Counted(ScalarFunction<InternalRow> real) implements ScalarFunction<InternalRow> {

    /** The signature that Spark looks for. */
    public @Nullable InternalRow invoke(@Nullable UTF8String first, long second) {
      CALLS.incrementAndGet();
      return real.produceResult(new GenericInternalRow(new @Nullable Object[] {first, second}));
    }

    @Override
    public DataType[] inputTypes() {
      return real.inputTypes();
    }

    @Override
    public DataType resultType() {
      return real.resultType();
    }

    @Override
    public String name() {
      return real.name();
    }

    @Override
    public String canonicalName() {
      return real.canonicalName();
    }
  }
}
