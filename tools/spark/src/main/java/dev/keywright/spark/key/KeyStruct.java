package dev.keywright.spark.key;

import dev.keywright.analysis.verify.KeyReader;
import dev.keywright.analysis.verify.Malformed;
import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.runtime.MalformedKeyException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/**
 * A decoded key as a struct: a field for each part, and the reason why there are none. That of a
 * family has the name of the member, and a struct for each member.
 */
public final class KeyStruct {
  private static final String REASON = "reason";
  private static final String MEMBER = "member";

  private final List<KeyReader> readers;
  private final List<UTF8String> names;
  private final List<SparkPart[]> parts;
  private final @Nullable List<DirectColumn<?>> direct;

  private KeyStruct(List<KeyReader> readers, List<UTF8String> names) {
    this.readers = readers;
    this.names = names;
    this.parts = readers.stream().map(KeyStruct::parts).toList();
    this.direct = readers.size() == 1 ? DirectColumn.of(readers.get(0).codec()).orElse(null) : null;
  }

  /** The structs of the keys of these layouts. */
  public static KeyStruct of(KeyLayouts layouts) {
    List<UTF8String> names =
        layouts.named().stream().map(it -> UTF8String.fromString(it.name())).toList();
    return new KeyStruct(layouts.readers(), names);
  }

  private static SparkPart[] parts(KeyReader reader) {
    return reader.codec().signature().parts().map(SparkPart::new).toArray(SparkPart[]::new);
  }

  /**
   * The type of the structs.
   *
   * @throws IllegalArgumentException if a part or a member has the name of another field
   */
  public static StructType type(KeyLayouts layouts) {
    List<NamedLayout> named = layouts.named();
    if (named.size() == 1) {
      return type(named.get(0)).add(REASON, DataTypes.StringType, true);
    }
    StructType type = new StructType().add(MEMBER, DataTypes.StringType, true);
    Set<String> taken = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    taken.addAll(List.of(REASON, MEMBER));
    for (NamedLayout layout : named) {
      if (!taken.add(layout.name())) {
        throw new IllegalArgumentException(
            "the family has a member "
                + layout.name()
                + ", and the struct of a decoded key already has a field of this name; give the"
                + " layout another name");
      }
      type = type.add(layout.name(), type(layout), true);
    }
    return type.add(REASON, DataTypes.StringType, true);
  }

  private static StructType type(NamedLayout layout) {
    StructType type = new StructType();
    for (SparkPart part : layout.signature().parts().map(SparkPart::new).toList()) {
      if (part.part().name().equalsIgnoreCase(REASON)) {
        throw new IllegalArgumentException(
            layout.name()
                + " has a part "
                + part.part().name()
                + ", and the struct of a decoded key has a field of this name for why a key is"
                + " malformed; name the part otherwise in a copy of the layout");
      }
      type = type.add(part.part().name(), part.dataType(), true);
    }
    return type;
  }

  /** The struct of a key, by its columns. */
  public InternalRow of(Object... columns) {
    return direct != null && direct.size() == columns.length
        ? readDirectly(direct, columns)
        : read(columns);
  }

  private InternalRow readDirectly(List<DirectColumn<?>> direct, Object... columns) {
    @Nullable Object[] row = new @Nullable Object[fields()];
    try {
      for (int i = 0; i < columns.length; i++) {
        Object content = direct.get(i).content(columns[i]);
        if (content == null) {
          return read(columns);
        }
        direct.get(i).read(content, row);
      }
    } catch (MalformedKeyException | ArithmeticException refused) {
      // Reading it again makes the reason, which is the same for all keys of one fault.
      return read(columns);
    }
    return new GenericInternalRow(row);
  }

  private InternalRow read(Object... columns) {
    Optional<Malformed> nearest = Optional.empty();
    for (int i = 0; i < readers.size(); i++) {
      KeyReader.Reading read = readers.get(i).read(columns);
      if (read.malformed().isEmpty()) {
        return of(i, read.values());
      }
      nearest = Malformed.nearer(nearest, read.malformed());
    }
    return failed(nearest.orElseThrow().toString());
  }

  private InternalRow of(int layout, Map<String, Object> values) {
    @Nullable Object[] row = new @Nullable Object[fields()];
    try {
      if (readers.size() == 1) {
        fill(row, parts.get(0), values);
      } else {
        @Nullable Object[] member = new @Nullable Object[parts.get(layout).length];
        fill(member, parts.get(layout), values);
        row[0] = names.get(layout);
        row[1 + layout] = new GenericInternalRow(member);
      }
    } catch (ArithmeticException outOfRange) {
      return failed(String.valueOf(outOfRange.getMessage()));
    }
    return new GenericInternalRow(row);
  }

  // Both are in the order of the layout.
  private static void fill(@Nullable Object[] row, SparkPart[] parts, Map<String, Object> values) {
    int i = 0;
    for (Object value : values.values()) {
      row[i] = parts[i].toSpark(value);
      i++;
    }
  }

  private InternalRow failed(String reason) {
    @Nullable Object[] row = new @Nullable Object[fields()];
    row[row.length - 1] = UTF8String.fromString(reason);
    return new GenericInternalRow(row);
  }

  private int fields() {
    return readers.size() == 1 ? parts.get(0).length + 1 : readers.size() + 2;
  }
}
