package dev.keywright.spark.region;

import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.layout.assembly.Item;
import dev.keywright.layout.assembly.ItemVisitor;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.runtime.binary.BinaryHash;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.text.HashPrefix;
import java.util.List;

/** Where a layout whose keys begin with a bucket or a hash prefix can be split. */
final class LayoutSplits {
  private LayoutSplits() {}

  static List<byte[]> of(NamedLayout layout, int regions) {
    LayoutCodec codec = layout.codec();
    List<?> points =
        codec.columns().get(0).items().stream()
            .findFirst()
            .map(item -> of(item, regions, codec.signature().format().isText()))
            .orElse(List.of());
    if (points.isEmpty() && regions != 1) {
      throw new IllegalArgumentException(
          "keys of "
              + layout.name()
              + " begin with no bucket and no hash prefix, so the layout does not tell where to"
              + " split them: take split points of a table or a profile");
    }
    return points.stream().map(KeyText::bytesOf).toList();
  }

  private static <C> List<?> of(Item<C> first, int regions, boolean isText) {
    return first.accept(new Splits<>(regions, isText));
  }

  private record Splits<C>(int regions, boolean isText) implements ItemVisitor<C, List<?>> {
    @Override
    public List<?> literal(C content) {
      return List.of();
    }

    @Override
    public List<?> bucket(BucketForm<C> form) {
      return form.splitPoints(regions);
    }

    @Override
    public List<?> hash(HashCodec<C> codec, Item.Part<C> part) {
      return isText
          ? ((HashPrefix) codec).splitPoints(regions)
          : ((BinaryHash) codec).splitPoints(regions);
    }

    @Override
    public List<?> copy(Item.Part<C> part) {
      return List.of();
    }

    @Override
    public List<?> part(Item.Part<C> part) {
      return List.of();
    }
  }
}
