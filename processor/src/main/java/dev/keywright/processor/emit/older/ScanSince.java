package dev.keywright.processor.emit.older;

import com.palantir.javapoet.CodeBlock;
import dev.keywright.layout.evolution.LayoutChange;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.model.KeyOptions.Frozen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A version from which on rows differ in the numbers of their buckets only, so that one scan can
 * find them all.
 *
 * @param version the oldest frozen layout that is found
 * @param earlier the versions with other numbers of buckets than the one after them
 */
public record ScanSince(int version, List<Frozen> earlier) {

  /** The versions that a scan can begin with, newest first. */
  public static List<ScanSince> of(KeyParts key) {
    List<ScanSince> epochs = new ArrayList<>();
    LayoutSignature now = key.layout().signature();
    List<Frozen> earlier = new ArrayList<>();
    for (Frozen frozen : OlderLayout.versions(key)) {
      LayoutSignature old = frozen.layout();
      Optional<BucketSignature> before = old.columns().get(0).bucket();
      Optional<BucketSignature> bucket = now.columns().get(0).bucket();
      if (before.isEmpty() || bucket.isEmpty() || !isFoundBeside(now, old)) {
        break;
      }
      if (!bucket.get().among(before.get()).equals(bucket.get())) {
        earlier.add(frozen);
      }
      epochs.add(new ScanSince(frozen.version(), List.copyOf(earlier)));
    }
    return epochs;
  }

  /** Whether two layouts differ in nothing but the numbers of buckets, written equally wide. */
  private static boolean isFoundBeside(LayoutSignature now, LayoutSignature old) {
    boolean isMarked = old.hasSeparator() && old.columns().get(0).template().isEmpty();
    boolean sameWidth = isMarked || width(old) == width(now);
    return sameWidth && new LayoutChange(old, numbered(now, old)).isCompatible();
  }

  private static int width(LayoutSignature layout) {
    return layout.columns().get(0).bucket().map(it -> width(layout, it)).orElse(0);
  }

  private static int width(LayoutSignature layout, BucketSignature bucket) {
    return bucket.number().width(layout.format(), bucket.count());
  }

  /** A layout with the numbers of the buckets of another one. */
  private static LayoutSignature numbered(LayoutSignature signature, LayoutSignature old) {
    List<ColumnSignature> columns = new ArrayList<>(signature.columns());
    ColumnSignature first = columns.get(0);
    Optional<BucketSignature> bucket =
        old.columns().get(0).bucket().flatMap(was -> first.bucket().map(it -> it.among(was)));
    columns.set(
        0,
        new ColumnSignature(
            first.name(), bucket, first.parts(), first.nativeType(), first.template()));
    return signature.withColumns(columns);
  }

  public String method() {
    return "scanSinceV" + version;
  }

  public String meaning() {
    return "As {@code scan}, but also finds the rows that version "
        + version
        + " of the layout wrote to other buckets.";
  }

  /** The calls that add the buckets of earlier versions to a scan. */
  public CodeBlock earlier(KeyParts key) {
    CodeBlock.Builder calls = CodeBlock.builder();
    for (Frozen frozen : earlier) {
      calls.add("$Z.orEarlier($L)", key.names().buckets(frozen.version()));
    }
    return calls.build();
  }
}
