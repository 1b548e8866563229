package dev.keywright.spark.function;

import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.spark.key.SparkColumn;
import dev.keywright.spark.key.SparkPart;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.connector.catalog.functions.BoundFunction;
import org.apache.spark.sql.connector.catalog.functions.ScalarFunction;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** Encodes keys of all their parts: a column, or a struct of the columns if there are several. */
final class EncodeFunction implements ScalarFunction<Object> {
  private static final long serialVersionUID = 1;

  private final PartArguments arguments;
  private transient volatile @Nullable List<SparkPart> parts;

  private EncodeFunction(PartArguments arguments) {
    this.arguments = arguments;
  }

  static BoundFunction bind(BoundTo layout, StructType given) {
    int all = (int) layout.layouts().readers().get(0).codec().signature().parts().count();
    return new EncodeFunction(PartArguments.of(layout, given, all));
  }

  @Override
  public DataType[] inputTypes() {
    return arguments.types();
  }

  @Override
  public DataType resultType() {
    List<ColumnCodec<?>> columns = arguments.reader().codec().columns();
    if (columns.size() == 1) {
      return SparkColumn.of(columns.get(0));
    }
    StructType type = new StructType();
    for (ColumnCodec<?> column : columns) {
      type = type.add(column.signature().name(), SparkColumn.of(column), false);
    }
    return type;
  }

  @Override
  public String name() {
    return arguments.layout().name();
  }

  @Override
  public String canonicalName() {
    return arguments.layout().toString();
  }

  @Override
  public @Nullable Object produceResult(InternalRow input) {
    List<SparkPart> types = parts;
    if (types == null) {
      types = arguments.parts();
      parts = types;
    }
    Map<String, Object> values = PartArguments.values(types, input);
    if (values == null) {
      return null;
    }
    LayoutCodec codec = arguments.reader().codec();
    try {
      Object[] columns = codec.encode(values).values().stream().map(SparkColumn::toSpark).toArray();
      return columns.length == 1 ? columns[0] : new GenericInternalRow(columns);
    } catch (InvalidPartException refused) {
      throw arguments.noKey(values, refused);
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof EncodeFunction that && arguments.equals(that.arguments);
  }

  @Override
  public int hashCode() {
    return arguments.hashCode();
  }

  @Override
  public String toString() {
    return arguments.layout().name();
  }
}
