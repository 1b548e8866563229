package dev.keywright.processor.emit.column;

import com.palantir.javapoet.NameAllocator;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.model.Column;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;

/** The names of the parameters and the variables of a method that reads columns. */
public final class DecodeLocals {
  /** Begins the tags of columns, whose names may be those of parts. */
  private static final String COLUMN = "column ";

  private final KeyParts key;
  private final NameAllocator names = new NameAllocator();
  final String start;
  final String bucket;
  final String bucketStart;
  private final Map<String, String> readers = new HashMap<>();

  /**
   * The names for a layout, in which not every name of a part need be one of a variable.
   *
   * @param variables makes such a name of it
   */
  public DecodeLocals(KeyParts key, UnaryOperator<String> variables) {
    this.key = key;
    key.parts().forEach(part -> names.newName(variables.apply(part.name()), part.name()));
    for (Column column : key.layout().columns()) {
      String name = column.javaName();
      if (!isPart(column)) {
        names.newName(name.isEmpty() ? "column" : name, COLUMN + column.name());
      }
    }
    List<Column> encoded = key.layout().encodedColumns();
    for (Column column : encoded) {
      String name = encoded.size() == 1 ? "in" : column.javaName() + "In";
      readers.put(column.name(), fresh(name));
    }
    this.start = fresh("start");
    this.bucket = fresh("bucket");
    this.bucketStart = fresh("bucketStart");
  }

  /** The value of a part. */
  public String of(PartCode part) {
    return names.get(part.name());
  }

  /** The parameter of a column: a part that is all of it has one name with it. */
  public String of(Column column) {
    return isPart(column) ? of(key.in(column).get(0)) : names.get(COLUMN + column.name());
  }

  /** The reader of an encoded column. */
  public String reader(Column column) {
    return Objects.requireNonNull(readers.get(column.name()));
  }

  boolean isPart(Column column) {
    if (!column.nativeType()) {
      return false;
    }
    PartCode part = key.in(column).get(0);
    // The narrower value that decides a bucket is a variable of its own.
    return column.javaName().equals(part.name())
        && !(KeyParts.isWidened(part) && part.isBucketed());
  }

  /** A name that nothing else in the method has. */
  public String fresh(String name) {
    return names.newName(name);
  }
}
