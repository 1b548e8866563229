package dev.keywright.layout.assembly;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.layout.encoding.BucketEncoding;
import dev.keywright.layout.encoding.HashEncoding;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.encoding.natives.NativeEncodings;
import dev.keywright.layout.encoding.text.TextEncodings;
import dev.keywright.layout.signature.BucketRule;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PlacedPart;
import dev.keywright.layout.signature.Template;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.PartCodec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** Puts the columns of a layout together from their items. */
final class LayoutAssembly {
  private final LayoutSignature layout;
  private final BucketFunctions functions;
  private final Map<String, Item.Part<?>> parts = new LinkedHashMap<>();

  LayoutAssembly(LayoutSignature layout, BucketFunctions functions) {
    this.layout = layout;
    this.functions = functions;
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
    List<PlacedPart> places = layout.places(index);
    if (signature.nativeType()) {
      NativeColumn<?> column = NativeColumn.of(signature, NativeEncodings.of(places.get(0).part()));
      column.items().forEach(it -> parts.put(places.get(0).name(), (Item.Part<?>) it));
      return column;
    }
    Template template = layout.template(index);
    return layout.format().isText()
        ? new TextColumn(signature, text(signature, template, places))
        : new BinaryColumn(signature, binary(signature, template, places));
  }

  private List<Item<String>> text(
      ColumnSignature signature, Template template, List<PlacedPart> places) {
    Items<String> items =
        new Items<>(template, literal -> literal, literal -> Width.ofText(literal));
    Optional<BucketEncoding<BucketForm<String>>> form =
        signature.bucket().map(it -> text(it, signature, template));
    for (PlacedPart place : places) {
      addBucket(signature, place.index(), form, items);
      addPart(
          place,
          TextEncodings.of(place.part(), place.place()),
          place.part().hash().map(HashEncoding::text),
          items);
    }
    addBucket(signature, places.size(), form, items);
    return items.all();
  }

  private static BucketEncoding<BucketForm<String>> text(
      BucketSignature bucket, ColumnSignature column, Template template) {
    return BucketEncoding.text(bucket, template, column.parts().size() == bucket.index());
  }

  private List<Item<byte[]>> binary(
      ColumnSignature signature, Template template, List<PlacedPart> places) {
    Items<byte[]> items =
        new Items<>(
            template,
            literal -> literal.getBytes(ISO_8859_1),
            literal -> Width.fixed(literal.length()));
    Optional<BucketEncoding<BucketForm<byte[]>>> form =
        signature.bucket().map(it -> BucketEncoding.binary(layout.format(), it, template));
    for (PlacedPart place : places) {
      addBucket(signature, place.index(), form, items);
      addPart(
          place,
          Encodings.binary(place.part(), place.place()),
          place.part().hash().map(HashEncoding::binary),
          items);
    }
    addBucket(signature, places.size(), form, items);
    return items.all();
  }

  /** Adds the bucket, if so many parts are in front of it. */
  private static <C> void addBucket(
      ColumnSignature signature,
      int parts,
      Optional<BucketEncoding<BucketForm<C>>> form,
      Items<C> items) {
    if (signature.bucket().filter(it -> it.index() == parts).isPresent()) {
      form.ifPresent(it -> items.add(new Item.Bucket<>(it)));
    }
  }

  private <C> void addPart(
      PlacedPart place,
      PartEncoding<? extends PartCodec<?, C>> encoding,
      Optional<? extends HashEncoding<? extends HashCodec<C>>> hash,
      Items<C> items) {
    Item.Part<C> part = new Item.Part<>(encoding);
    if (parts.containsKey(place.name())) {
      items.add(new Item.Copy<>(part));
      return;
    }
    parts.put(place.name(), part);
    hash.ifPresent(it -> items.addBefore(new Item.Hash<>(it, part)));
    items.add(part);
  }

  /** The items of a column, with the literals of its template between them. */
  private static final class Items<C> {
    private final Template template;
    private final Function<String, C> content;
    private final Function<String, Width> width;
    private final List<Item<C>> items = new ArrayList<>();
    private int next;

    Items(Template template, Function<String, C> content, Function<String, Width> width) {
      this.template = template;
      this.content = content;
      this.width = width;
      addLiteral();
    }

    private void addLiteral() {
      String literal = template.literals().get(next++);
      if (!literal.isEmpty()) {
        items.add(new Item.Literal<>(content.apply(literal), width.apply(literal)));
      }
    }

    void addBefore(Item<C> item) {
      items.add(item);
    }

    void add(Item<C> item) {
      items.add(item);
      addLiteral();
    }

    List<Item<C>> all() {
      return List.copyOf(items);
    }
  }

  private BucketChoice choice(BucketSignature signature) {
    List<Item.Part<?>> bucketed = new ArrayList<>();
    signature.of().forEach(name -> bucketed.add(Objects.requireNonNull(parts.get(name))));
    ColumnSignature column = layout.columns().get(0);
    BucketEncoding<?> form =
        layout.format().isText()
            ? text(signature, column, layout.template(0))
            : BucketEncoding.binary(layout.format(), signature, layout.template(0));
    return new BucketChoice(signature, buckets(signature), form.codec(), bucketed);
  }

  private Buckets buckets(BucketSignature signature) {
    return signature.rule() instanceof BucketRule.Function function
        ? new BucketSurroundings(layout, signature)
            .of(
                Buckets.function(functions.named(function.name()), signature.count())
                    .from(signature.number().first()))
        : BucketEncoding.choice(signature).value();
  }
}
