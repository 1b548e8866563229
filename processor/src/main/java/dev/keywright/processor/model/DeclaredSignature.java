package dev.keywright.processor.model;

import dev.keywright.layout.signature.BucketRule;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import java.util.List;
import java.util.Optional;

/** The signature of a layout as it was declared: all that the bytes of its keys depend on. */
record DeclaredSignature(Layout layout) {
  /**
   * The signature of a layout.
   *
   * @throws IllegalStateException if some type cannot be a part
   */
  static LayoutSignature of(Layout layout) {
    DeclaredSignature declared = new DeclaredSignature(layout);
    List<ColumnSignature> columns = layout.columns().stream().map(declared::column).toList();
    int partition = Math.max(1, layout.partitionColumns().size());
    return new LayoutSignature(
        layout.format(), layout.separator(), layout.escape(), partition, columns);
  }

  private ColumnSignature column(Column column) {
    Optional<BucketSignature> bucket =
        layout
            .bucket()
            .filter(it -> column.isPartition())
            .map(it -> bucket(it).behind(column.bucketIndex()));
    List<PartSignature> parts =
        column.parts().stream().map(part -> inOrder(column, part.signature())).toList();
    return new ColumnSignature(
        column.name(),
        bucket,
        parts,
        column.nativeType(),
        column.template().map(ColumnTemplate::literals));
  }

  /** A part whose hash names the hashed parts in the order of their column. */
  private static PartSignature inOrder(Column column, PartSignature part) {
    if (part.hash().isEmpty() || part.hash().get().of().isEmpty()) {
      return part;
    }
    HashSignature hash = part.hash().get();
    List<String> of = column.parts().stream().map(Part::name).filter(hash.of()::contains).toList();
    return part.with(hash.of(of));
  }

  // Without names, a function of bytes gets what follows the bucket, whatever that is.
  private boolean isOfRest(Bucket bucket) {
    boolean isOfAllBytes =
        bucket.of().isEmpty() && bucket.function().filter(BucketClass::isOfBytes).isPresent();
    Column column = layout.columns().get(0);
    if (!isOfAllBytes || column.template().isEmpty() || column.parts().isEmpty()) {
      return false;
    }
    List<String> literals = column.template().get().literals().literals();
    boolean isBeforePart = column.bucketIndex() < column.parts().size();
    return (isBeforePart && !literals.get(column.bucketIndex() + 1).isEmpty())
        || (!column.endsInList() && !literals.get(literals.size() - 1).isEmpty());
  }

  private BucketSignature bucket(Bucket bucket) {
    List<String> of = layout.bucketedParts().stream().map(Part::name).toList();
    BucketRule rule =
        bucket
            .function()
            .<BucketRule>map(
                it -> new BucketRule.Function(it.type().qualifiedName(), isOfRest(bucket)))
            .or(() -> bucket.hash().map(BucketRule.Hash::new))
            .orElseGet(BucketRule.Modulo::new);
    return new BucketSignature(bucket.count(), bucket.number(), rule, of);
  }
}
