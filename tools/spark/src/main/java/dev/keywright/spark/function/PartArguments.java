package dev.keywright.spark.function;

import dev.keywright.analysis.verify.KeyReader;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.spark.key.SparkPart;
import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * The values of the first parts of a layout as arguments of a function.
 *
 * @param count how many
 */
record PartArguments(BoundTo layout, int count) implements Serializable {

  /**
   * The arguments of a call.
   *
   * @param least how many it takes, at least
   */
  static PartArguments of(BoundTo layout, StructType arguments, int least) {
    KeyReader reader = reader(layout);
    List<String> parts = reader.codec().signature().parts().map(it -> it.name()).toList();
    int count = arguments.fields().length;
    if (count < least || count > parts.size()) {
      String number = least == parts.size() ? "the" : "the first of the";
      throw layout.refused(
          "it takes "
              + number
              + " parts "
              + String.join(", ", parts)
              + ", and "
              + count
              + " are given");
    }
    return new PartArguments(layout, count);
  }

  private static KeyReader reader(BoundTo layout) {
    List<KeyReader> readers = layout.layouts().readers();
    if (readers.size() > 1) {
      throw layout.refused("a family has no parts of its own; call the function of a member");
    }
    return readers.get(0);
  }

  KeyReader reader() {
    return reader(layout);
  }

  List<SparkPart> parts() {
    return reader().codec().signature().parts().limit(count).map(SparkPart::new).toList();
  }

  DataType[] types() {
    return parts().stream().map(SparkPart::dataType).toArray(DataType[]::new);
  }

  /**
   * The values by part, as codecs take them; null if one is null.
   *
   * @throws IllegalArgumentException if no value of a part is written like this
   */
  static @Nullable Map<String, Object> values(List<SparkPart> parts, InternalRow input) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (int i = 0; i < parts.size(); i++) {
      SparkPart part = parts.get(i);
      if (input.isNullAt(i)) {
        return null;
      }
      values.put(part.part().name(), part.fromSpark(input.get(i, part.dataType())));
    }
    return values;
  }

  /** What ends a job whose parts make no key. */
  IllegalArgumentException noKey(Map<String, Object> values, InvalidPartException refused) {
    return new IllegalArgumentException(
        layout.name() + " of " + values + ": " + refused.getMessage(), refused);
  }
}
