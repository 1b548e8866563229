package dev.keywright.spark;

import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.analysis.NoSuchFunctionException;
import org.apache.spark.sql.connector.catalog.FunctionCatalog;
import org.apache.spark.sql.connector.catalog.Identifier;
import org.apache.spark.sql.connector.catalog.functions.BoundFunction;
import org.apache.spark.sql.connector.catalog.functions.ScalarFunction;
import org.apache.spark.sql.connector.catalog.functions.UnboundFunction;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/** The functions {@code decode} of {@link KeywrightCatalog}, each inside another one. */
public abstract class CatalogAround implements FunctionCatalog {
  private final KeywrightCatalog catalog = new KeywrightCatalog();

  /** What Spark calls in the place of a function. */
  protected abstract ScalarFunction<InternalRow> around(ScalarFunction<InternalRow> real);

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

  private final class Unbound implements UnboundFunction {
    private static final long serialVersionUID = 1;

    private final transient UnboundFunction real;

    private Unbound(UnboundFunction real) {
      this.real = real;
    }

    @Override
    @SuppressWarnings("unchecked") // decode makes rows
    public BoundFunction bind(StructType arguments) {
      return around((ScalarFunction<InternalRow>) real.bind(arguments));
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

  /** A function that has the name and the types of the one inside. */
  public interface SameTypes extends ScalarFunction<InternalRow> {
    /** The function inside. */
    ScalarFunction<InternalRow> real();

    @Override
    default DataType[] inputTypes() {
      return real().inputTypes();
    }

    @Override
    default DataType resultType() {
      return real().resultType();
    }

    @Override
    default String name() {
      return real().name();
    }

    @Override
    default String canonicalName() {
      return real().canonicalName();
    }
  }
}
