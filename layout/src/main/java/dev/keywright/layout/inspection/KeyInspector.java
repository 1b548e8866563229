package dev.keywright.layout.inspection;

import dev.keywright.layout.assembly.BucketChoice;
import dev.keywright.layout.assembly.BucketFunctions;
import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.MalformedSignatureException;
import dev.keywright.runtime.MalformedKeyException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Explains stored keys by their layout signature, without generated code: also keys that are
 * malformed, and beginnings of keys, such as split points and the bounds of ranges.
 */
public final class KeyInspector {
  private final LayoutCodec codec;

  private KeyInspector(LayoutCodec codec) {
    this.codec = codec;
  }

  /**
   * An inspector of keys with this signature.
   *
   * @throws MalformedSignatureException if the text is not a signature
   */
  public static KeyInspector of(String signature) {
    return of(LayoutSignature.parse(signature));
  }

  /** An inspector of keys with this layout. */
  public static KeyInspector of(LayoutSignature signature) {
    return of(signature, BucketFunctions.ready());
  }

  /**
   * An inspector of keys with this layout, whose buckets one of these functions may choose. If
   * another one does, buckets are read and not compared.
   */
  public static KeyInspector of(LayoutSignature signature, BucketFunctions functions) {
    return new KeyInspector(LayoutCodec.of(signature, functions));
  }

  /**
   * Explains stored columns.
   *
   * <p>If there are fewer than the layout has, the last one may be cut off, so that a part which
   * could go on is {@linkplain InspectedItem.Outcome#OPEN open}.
   *
   * @param columns contents of the first columns: {@code String}, {@code byte[]} or {@code Long}
   * @throws IllegalArgumentException if one is null or has the wrong class, or there are too many
   */
  public Inspection inspect(Object... columns) {
    LayoutSignature signature = codec.signature();
    int count = signature.columns().size();
    if (columns.length > count) {
      throw new IllegalArgumentException(
          "the number of columns is " + columns.length + ", and the layout allows " + count);
    }
    for (int i = 0; i < columns.length; i++) {
      if (columns[i] == null) {
        throw new IllegalArgumentException(
            "column " + signature.columns().get(i).name() + " is null; do not pass it");
      }
      codec.columns().get(i).requireClass(columns[i]);
    }
    List<InspectedItem> items = new ArrayList<>();
    for (int i = 0; i < columns.length; i++) {
      boolean mayBeCutOff = columns.length < count && i == columns.length - 1;
      Map<String, Object> whole = Inspection.values(items);
      items.addAll(inspect(codec.columns().get(i), columns[i], mayBeCutOff, whole));
    }
    codec.bucket().ifPresent(bucket -> judgeBucket(bucket, items));
    boolean isComplete =
        columns.length == count
            && items.stream().allMatch(it -> it.outcome() == InspectedItem.Outcome.WHOLE);
    return new Inspection(signature, items, isComplete);
  }

  private static <C> List<InspectedItem> inspect(
      ColumnCodec<C> column, Object stored, boolean mayBeCutOff, Map<String, Object> whole) {
    return new ColumnInspection<>(column, stored, mayBeCutOff, whole).items();
  }

  private static void judgeBucket(BucketChoice bucket, List<InspectedItem> items) {
    int index = 0;
    while (index < items.size() && items.get(index).kind() != InspectedItem.Kind.BUCKET) {
      index++;
    }
    if (index == items.size() || items.get(index).value().isEmpty()) {
      return;
    }
    Map<String, Object> whole = Inspection.values(items);
    if (!whole.keySet().containsAll(bucket.signature().of())) {
      return;
    }
    InspectedItem item = items.get(index);
    if (bucket.uncompared().isPresent()) {
      items.set(index, item.judged(InspectedItem.Outcome.WHOLE, bucket.uncompared().get()));
      return;
    }
    try {
      bucket.verify(item.position(), (Integer) item.value().get(), whole);
      items.set(index, item.judged(InspectedItem.Outcome.WHOLE, ""));
    } catch (MalformedKeyException wrong) {
      items.set(
          index, item.judged(InspectedItem.Outcome.WRONG, String.valueOf(wrong.getMessage())));
    }
  }
}
