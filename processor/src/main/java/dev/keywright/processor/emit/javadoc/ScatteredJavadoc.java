package dev.keywright.processor.emit.javadoc;

import com.palantir.javapoet.CodeBlock;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.store.OwnStore;

/** What a range of partition keys costs in a declared store that hashes them. */
public final class ScatteredJavadoc {
  private ScatteredJavadoc() {}

  /** A sentence about a range of a column; empty where the store reads it as it is. */
  public static CodeBlock of(Layout layout, Column column, String range) {
    StoreProfile profile = OwnStore.of(layout);
    boolean isScattered =
        layout.options().storedIn().isPresent()
            && column.isPartition()
            && !profile.sortsPartitions();
    return isScattered
        ? CodeBlock.of(
            "$L cannot read $L in one query: it takes a scan of the whole table.\n",
            profile.title(),
            range)
        : CodeBlock.of("");
  }
}
