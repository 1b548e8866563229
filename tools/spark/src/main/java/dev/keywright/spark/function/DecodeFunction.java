package dev.keywright.spark.function;

import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.spark.key.KeyStruct;
import dev.keywright.spark.key.SparkColumn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.catalog.functions.BoundFunction;
import org.apache.spark.sql.connector.catalog.functions.ScalarFunction;
import org.apache.spark.sql.types.BinaryType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/**
 * Decodes keys of one or two columns without a row between, as Spark finds {@code invoke} for their
 * types; keys of other columns by {@code produceResult}.
 *
 * <p>Two functions of the same layouts are equal, so that Spark calls one for both. The class is
 * public for the code that Spark generates: it could not call another, and would say nothing.
 */
public final class DecodeFunction implements ScalarFunction<InternalRow> {
  private static final long serialVersionUID = 1;

  private final BoundTo layout;
  private final DataType[] inputs;
  private transient volatile @Nullable KeyStruct struct;

  private DecodeFunction(BoundTo layout, List<DataType> inputs) {
    this.layout = layout;
    this.inputs = inputs.toArray(new DataType[0]);
  }

  static BoundFunction bind(BoundTo layout, StructType arguments) {
    List<ColumnCodec<?>> columns = layout.layouts().readers().get(0).codec().columns();
    StructField[] given = arguments.fields();
    if (given.length == 1 && given[0].dataType() instanceof BinaryType) {
      return new DecodeFunction(layout, List.of(given[0].dataType()));
    }
    if (given.length != columns.size()) {
      String names =
          columns.stream().map(it -> it.signature().name()).collect(Collectors.joining(", "));
      throw layout.refused(
          "the key has the columns " + names + ", and " + given.length + " are given");
    }
    List<DataType> inputs = new ArrayList<>();
    for (int i = 0; i < given.length; i++) {
      try {
        inputs.add(SparkColumn.read(columns.get(i), given[i].dataType()));
      } catch (IllegalArgumentException other) {
        throw layout.refused(String.valueOf(other.getMessage()));
      }
    }
    return new DecodeFunction(layout, inputs);
  }

  @Override
  public DataType[] inputTypes() {
    return inputs.clone();
  }

  @Override
  public DataType resultType() {
    try {
      return KeyStruct.type(layout.layouts());
    } catch (IllegalArgumentException unnameable) {
      throw layout.refused(String.valueOf(unnameable.getMessage()));
    }
  }

  @Override
  public String name() {
    return layout.name();
  }

  @Override
  public String canonicalName() {
    return layout.toString();
  }

  /** A key of one column of text; Spark calls it also for null. */
  public @Nullable InternalRow invoke(@Nullable UTF8String key) {
    return key == null ? null : decoded(content(0, key));
  }

  /** A key of one column of bytes. */
  public @Nullable InternalRow invoke(byte @Nullable [] key) {
    return key == null ? null : decoded(key);
  }

  /** A key of two columns of text. */
  public @Nullable InternalRow invoke(@Nullable UTF8String first, @Nullable UTF8String second) {
    return first == null || second == null ? null : decoded(content(0, first), content(1, second));
  }

  /** A key of two columns of bytes. */
  public @Nullable InternalRow invoke(byte @Nullable [] first, byte @Nullable [] second) {
    return first == null || second == null ? null : decoded(first, second);
  }

  /** A key of text and a number; Spark does not call it if one of them is null. */
  public @Nullable InternalRow invoke(@Nullable UTF8String first, long second) {
    return first == null ? null : decoded(content(0, first), second);
  }

  @Override
  public @Nullable InternalRow produceResult(InternalRow input) {
    Object[] columns = new Object[inputs.length];
    for (int i = 0; i < columns.length; i++) {
      if (input.isNullAt(i)) {
        return null;
      }
      columns[i] = content(i, input.get(i, inputs[i]));
    }
    return decoded(columns);
  }

  private Object content(int column, Object value) {
    return SparkColumn.fromSpark(inputs[column], value);
  }

  private InternalRow decoded(Object... columns) {
    KeyStruct made = struct;
    if (made == null) {
      made = KeyStruct.of(layout.layouts());
      struct = made;
    }
    return made.of(columns);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof DecodeFunction that
        && layout.equals(that.layout)
        && Arrays.equals(inputs, that.inputs);
  }

  @Override
  public int hashCode() {
    return 31 * layout.hashCode() + Arrays.hashCode(inputs);
  }

  @Override
  public String toString() {
    return layout.name();
  }
}
