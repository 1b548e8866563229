package dev.keywright.runtime.layout;

import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.scan.PartCodec;
import dev.keywright.runtime.text.TextPart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Makes the codecs of all columns and parts of a layout. */
final class CodecBuilder {
  private final LayoutSignature layout;
  private final Map<String, PartCodec<?, ?>> parts = new LinkedHashMap<>();

  CodecBuilder(LayoutSignature layout) {
    this.layout = layout;
  }

  LayoutCodec build() {
    List<ColumnCodec> columns = new ArrayList<>();
    for (int i = 0; i < layout.columns().size(); i++) {
      ColumnSignature signature = layout.columns().get(i);
      ColumnCodec column = column(i, signature);
      for (int j = 0; j < signature.parts().size(); j++) {
        parts.put(signature.parts().get(j).name(), column.parts().get(j));
      }
      columns.add(column);
    }
    Optional<BucketCodec> bucket =
        layout.columns().stream().flatMap(it -> it.bucket().stream()).findFirst().map(this::bucket);
    return new LayoutCodec(layout, columns, parts, bucket);
  }

  private ColumnCodec column(int index, ColumnSignature signature) {
    List<PartPlace> places =
        IntStream.range(0, signature.parts().size())
            .mapToObj(i -> new PartPlace(layout, index, i))
            .toList();
    if (signature.nativeType()) {
      return NativeColumn.of(signature.parts().get(0));
    }
    Optional<HashSignature> hash =
        signature.parts().stream().limit(1).flatMap(part -> part.hash().stream()).findFirst();
    if (layout.format() == LayoutFormat.BINARY) {
      return new BinaryColumn(
          signature.name(),
          signature.bucket().map(bucket -> BucketForm.binary(bucket.count())),
          hash.map(BinaryCodecs::of),
          places.stream().<BinaryPart<?>>map(BinaryCodecs::of).toList());
    }
    char separator = layout.separator();
    return new TextColumn(
        signature.name(),
        separator,
        signature
            .bucket()
            .map(
                bucket ->
                    places.isEmpty()
                        ? BucketForm.text(bucket.count())
                        : BucketForm.text(bucket.count(), separator)),
        hash.map(TextCodecs::of),
        places.stream().<TextPart<?>>map(TextCodecs::of).toList());
  }

  private BucketCodec bucket(BucketSignature signature) {
    BucketForm<?> form =
        layout.format() == LayoutFormat.BINARY
            ? BucketForm.binary(signature.count())
            : BucketForm.text(signature.count());
    Set<String> of = Set.copyOf(signature.of());
    List<PartSignature> bucketed = layout.parts().filter(part -> of.contains(part.name())).toList();
    List<PartCodec<?, ?>> codecs = new ArrayList<>();
    bucketed.forEach(part -> codecs.add(Objects.requireNonNull(parts.get(part.name()))));
    return new BucketCodec(form, signature, bucketed, codecs);
  }
}
