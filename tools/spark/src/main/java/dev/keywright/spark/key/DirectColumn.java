package dev.keywright.spark.key;

import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.layout.assembly.ColumnContent;
import dev.keywright.layout.assembly.Item;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.PartCodec;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads a column of parts, and of what stands between them, straight into the fields of a row. What
 * does not depend on the row has been looked up.
 */
final class DirectColumn<C> {
  private final ColumnCodec<C> codec;
  private final boolean isText;
  private final List<Step<C>> steps;

  /** Reads something in a column, and may fill fields of the row. */
  private interface Step<C> {
    void read(ColumnContent<C> in, @Nullable Object[] row);
  }

  private DirectColumn(ColumnCodec<C> codec, List<Step<C>> steps) {
    this.codec = codec;
    this.isText = codec.contentClass() == String.class;
    this.steps = steps;
  }

  /** The columns of a layout; empty if it has a bucket, hash or copy, which have to be compared. */
  static Optional<List<DirectColumn<?>>> of(LayoutCodec layout) {
    List<DirectColumn<?>> columns = new ArrayList<>();
    int field = 0;
    for (ColumnCodec<?> column : layout.columns()) {
      Optional<? extends DirectColumn<?>> direct = of(column, field);
      if (direct.isEmpty()) {
        return Optional.empty();
      }
      columns.add(direct.get());
      field += column.signature().parts().size();
    }
    return Optional.of(columns);
  }

  private static <C> Optional<DirectColumn<C>> of(ColumnCodec<C> column, int firstField) {
    List<Step<C>> steps = new ArrayList<>();
    int field = firstField;
    for (Item<C> item : column.items()) {
      if (item instanceof Item.Literal<C> literal) {
        C content = literal.content();
        steps.add((in, row) -> in.literal(content));
      } else if (item instanceof Item.Part<C> part) {
        steps.add(part(part, field));
        field++;
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(new DirectColumn<>(column, steps));
  }

  private static <C> Step<C> part(Item.Part<C> part, int field) {
    PartCodec<?, C> codec = part.codec();
    SparkPart type = new SparkPart(part.signature());
    return (in, row) -> row[field] = type.toSpark(part.decoded(in.read(codec)));
  }

  /** A content as the column has it; null if it has to be looked at first. */
  @Nullable Object content(Object given) {
    if (isText && given instanceof byte[] bytes) {
      String text = new String(bytes, StandardCharsets.UTF_8);
      return text.indexOf(SparkColumn.REPLACEMENT) < 0 ? text : null;
    }
    return codec.contentClass().isInstance(given) ? given : null;
  }

  /**
   * Reads a content that the column {@linkplain #content has}.
   *
   * @throws MalformedKeyException if no key has it
   * @throws ArithmeticException if Spark's type cannot hold a value
   */
  void read(Object content, @Nullable Object[] row) {
    ColumnContent<C> in = codec.open(content);
    for (int i = 0; i < steps.size(); i++) {
      steps.get(i).read(in, row);
    }
    in.end();
  }
}
