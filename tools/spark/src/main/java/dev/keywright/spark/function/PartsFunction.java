package dev.keywright.spark.function;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.spark.key.SparkPart;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.catalog.functions.BoundFunction;
import org.apache.spark.sql.connector.catalog.functions.ScalarFunction;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** A function of the parts of a key. */
final class PartsFunction implements ScalarFunction<Object> {
  private static final long serialVersionUID = 1;

  private final PartsAnswer answer;
  private final PartArguments arguments;
  private transient volatile @Nullable List<SparkPart> parts;

  private PartsFunction(PartsAnswer answer, PartArguments arguments) {
    this.answer = answer;
    this.arguments = arguments;
  }

  /** The key of all parts. */
  static BoundFunction key(BoundTo layout, StructType given) {
    int all = (int) layout.layouts().readers().get(0).codec().signature().parts().count();
    return new PartsFunction(PartsAnswer.KEY, PartArguments.of(layout, given, all));
  }

  /** The ranges of the keys that begin with the first parts. */
  static BoundFunction ranges(BoundTo layout, StructType given) {
    return new PartsFunction(PartsAnswer.RANGES, PartArguments.of(layout, given, 1));
  }

  @Override
  public DataType[] inputTypes() {
    return arguments.types();
  }

  @Override
  public DataType resultType() {
    return answer.type(arguments.reader().codec().columns());
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
      return answer.of(codec, values);
    } catch (InvalidPartException refused) {
      throw arguments.noKey(values, refused);
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PartsFunction that
        && answer == that.answer
        && arguments.equals(that.arguments);
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
