package dev.keywright.layout.assembly;

import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What is in a column for the values of one key. */
record ItemWriter<C>(ColumnCodec<C> column, Map<String, Object> values, int bucket)
    implements ItemVisitor<C, C> {

  @Override
  public C literal(C content) {
    return content;
  }

  @Override
  public C bucket(BucketForm<C> form) {
    return form.number(bucket);
  }

  @Override
  public C hash(HashCodec<C> codec, Item.Part<C> part) {
    List<String> of = part.signature().hash().orElseThrow().hashed(part.signature().name());
    List<C> hashed = new ArrayList<>();
    List<C> between = new ArrayList<>();
    boolean isOpen = false;
    for (Item<C> item : column.items()) {
      if (item instanceof Item.Literal<C> literal) {
        between.add(literal.content());
      } else if (item instanceof Item.Part<C> next) {
        boolean isHashed = of.contains(next.signature().name());
        if (isHashed) {
          hashed.addAll(isOpen ? between : List.of());
          hashed.add(part(next));
        }
        isOpen = isHashed;
        between.clear();
      }
    }
    return codec.of(column.joined(hashed));
  }

  @Override
  public C copy(Item.Part<C> part) {
    return part(part);
  }

  @Override
  public C part(Item.Part<C> part) {
    return part.encode(Objects.requireNonNull(values.get(part.signature().name())));
  }
}
