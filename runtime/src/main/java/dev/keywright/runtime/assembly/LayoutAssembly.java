package dev.keywright.runtime.assembly;

import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.layout.BucketSignature;
import dev.keywright.runtime.layout.ColumnSignature;
import dev.keywright.runtime.layout.LayoutFormat;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.layout.PartPlace;
import dev.keywright.runtime.text.TextPart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Puts the columns of a layout together from their items. */
final class LayoutAssembly {
  private final LayoutSignature layout;
  private final Map<String, Item.Part<?>> parts = new LinkedHashMap<>();

  LayoutAssembly(LayoutSignature layout) {
    this.layout = layout;
  }

  LayoutCodec codec() {
    List<ColumnCodec<?>> columns = new ArrayList<>();
    for (int i = 0; i < layout.columns().size(); i++) {
      columns.add(column(i, layout.columns().get(i)));
    }
    Optional<BucketChoice> bucket =
        layout.columns().stream().flatMap(it -> it.bucket().stream()).findFirst().map(this::choice);
    return new LayoutCodec(layout, columns, parts, bucket);
  }

  private ColumnCodec<?> column(int index, ColumnSignature signature) {
    List<PartPlace> places = layout.places(index);
    if (signature.nativeType()) {
      NativeColumn<?> column = NativeColumn.of(signature, NativeCodecs.of(places.get(0).part()));
      column.items().forEach(it -> known((Item.Part<?>) it));
      return column;
    }
    return layout.format() == LayoutFormat.TEXT
        ? new TextColumn(signature, text(signature, places))
        : new BinaryColumn(signature, binary(signature, places));
  }

  private List<Item<String>> text(ColumnSignature signature, List<PartPlace> places) {
    Item<String> separator = new Item.Literal<>(String.valueOf(layout.separator()), Width.fixed(1));
    List<Item<String>> items = new ArrayList<>();
    signature
        .bucket()
        .map(bucket -> Codecs.text(bucket, !places.isEmpty(), layout.separator()))
        .ifPresent(form -> items.add(new Item.Bucket<>(form)));
    for (PartPlace place : places) {
      if (!items.isEmpty()) {
        items.add(separator);
      }
      TextPart<?> codec = TextCodecs.of(place.part(), place.place());
      addPart(place, codec, place.part().hash().map(Codecs::text), items);
    }
    return List.copyOf(items);
  }

  private List<Item<byte[]>> binary(ColumnSignature signature, List<PartPlace> places) {
    List<Item<byte[]>> items = new ArrayList<>();
    signature.bucket().map(Codecs::binary).ifPresent(form -> items.add(new Item.Bucket<>(form)));
    for (PartPlace place : places) {
      BinaryPart<?> codec = BinaryCodecs.of(place.part(), place.place());
      addPart(place, codec, place.part().hash().map(Codecs::binary), items);
    }
    return List.copyOf(items);
  }

  private <C> void addPart(
      PartPlace place,
      PartCodec<?, C> codec,
      Optional<? extends HashCodec<C>> hash,
      List<Item<C>> items) {
    Item.Part<C> part = known(new Item.Part<>(place.part(), codec));
    hash.ifPresent(it -> items.add(new Item.Hash<>(it, part)));
    items.add(part);
  }

  private <P extends Item.Part<?>> P known(P part) {
    parts.put(part.signature().name(), part);
    return part;
  }

  private BucketChoice choice(BucketSignature signature) {
    List<Item.Part<?>> bucketed = new ArrayList<>();
    signature.of().forEach(name -> bucketed.add(Objects.requireNonNull(parts.get(name))));
    BucketForm<?> form =
        layout.format() == LayoutFormat.TEXT
            ? Codecs.text(signature, /* isFollowed= */ false, layout.separator())
            : Codecs.binary(signature);
    return new BucketChoice(signature, Codecs.buckets(signature), form, bucketed);
  }
}
