package dev.keywright.spark.function;

import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.spark.key.KeyPrefixes;
import dev.keywright.spark.key.SparkColumn;
import dev.keywright.spark.key.SparkPart;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.connector.catalog.functions.BoundFunction;
import org.apache.spark.sql.connector.catalog.functions.ScalarFunction;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * The ranges of the keys that begin with some parts: one, or one for each bucket that they can be
 * in. A range has the bounds of each column, from the first on; null where there is none.
 */
final class RangeFunction implements ScalarFunction<ArrayData> {
  private static final long serialVersionUID = 1;

  private final PartArguments arguments;
  private transient volatile @Nullable List<SparkPart> parts;

  private RangeFunction(PartArguments arguments) {
    this.arguments = arguments;
  }

  static BoundFunction bind(BoundTo layout, StructType given) {
    return new RangeFunction(PartArguments.of(layout, given, 1));
  }

  @Override
  public DataType[] inputTypes() {
    return arguments.types();
  }

  @Override
  public DataType resultType() {
    StructType range = new StructType();
    for (ColumnCodec<?> column : arguments.reader().codec().columns()) {
      DataType type = SparkColumn.of(column);
      StructType bounds = new StructType().add("from", type, true).add("to", type, true);
      range = range.add(column.signature().name(), bounds, false);
    }
    return DataTypes.createArrayType(range, false);
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
  public @Nullable ArrayData produceResult(InternalRow input) {
    List<SparkPart> types = parts;
    if (types == null) {
      types = arguments.parts();
      parts = types;
    }
    Map<String, Object> values = PartArguments.values(types, input);
    if (values == null) {
      return null;
    }
    try {
      return new GenericArrayData(
          KeyPrefixes.of(arguments.reader().codec(), values).stream()
              .map(RangeFunction::range)
              .toArray());
    } catch (InvalidPartException refused) {
      throw arguments.noKey(values, refused);
    }
  }

  private static InternalRow range(List<KeyPrefixes.Bounds> columns) {
    return new GenericInternalRow(
        columns.stream()
            .map(it -> new GenericInternalRow(new Object[] {bound(it.from()), bound(it.to())}))
            .toArray());
  }

  private static @Nullable Object bound(@Nullable Object content) {
    return content == null ? null : SparkColumn.toSpark(content);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof RangeFunction that && arguments.equals(that.arguments);
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
