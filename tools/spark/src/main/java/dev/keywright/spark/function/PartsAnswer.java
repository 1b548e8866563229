package dev.keywright.spark.function;

import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.spark.key.KeyPrefixes;
import dev.keywright.spark.key.SparkColumn;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** What a function makes of the parts of a key. */
enum PartsAnswer {
  /** The key of all parts: a column, or a struct of the columns if there are several. */
  KEY {
    @Override
    DataType type(List<ColumnCodec<?>> columns) {
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
    Object of(LayoutCodec codec, Map<String, Object> values) {
      Object[] columns = codec.encode(values).values().stream().map(SparkColumn::toSpark).toArray();
      return columns.length == 1 ? columns[0] : new GenericInternalRow(columns);
    }
  },
  /**
   * The ranges of the keys that begin with some parts: one, or one for each bucket that they can be
   * in. A range has the bounds of each column, from the first on; null where there is none.
   */
  RANGES {
    @Override
    DataType type(List<ColumnCodec<?>> columns) {
      StructType range = new StructType();
      for (ColumnCodec<?> column : columns) {
        DataType type = SparkColumn.of(column);
        StructType bounds = new StructType().add("from", type, true).add("to", type, true);
        range = range.add(column.signature().name(), bounds, false);
      }
      return DataTypes.createArrayType(range, false);
    }

    @Override
    Object of(LayoutCodec codec, Map<String, Object> values) {
      return new GenericArrayData(
          KeyPrefixes.of(codec, values).stream().map(PartsAnswer::range).toArray());
    }
  };

  abstract DataType type(List<ColumnCodec<?>> columns);

  /**
   * The answer to one call.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a part may not have its value
   */
  abstract Object of(LayoutCodec codec, Map<String, Object> values);

  private static InternalRow range(List<KeyPrefixes.Bounds> columns) {
    return new GenericInternalRow(
        columns.stream()
            .map(it -> new GenericInternalRow(new Object[] {bound(it.from()), bound(it.to())}))
            .toArray());
  }

  private static @Nullable Object bound(@Nullable Object content) {
    return content == null ? null : SparkColumn.toSpark(content);
  }
}
