package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.reading.Step;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.MalformedSignatureException;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Template;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The items of all columns of a key, from which its signature is made.
 *
 * @param copies of each part that repeats one of a column before, that one; both as places among
 *     all parts
 * @param bucket what the first part of the first column really is
 * @param bits the description length of all items
 */
record KeyPath(
    LayoutFormat format,
    List<ColumnPath> columns,
    Map<Integer, Integer> copies,
    Optional<BucketSignature> bucket,
    double bits) {
  private static final double COPY = 8;
  private static final double BUCKET = 28;

  KeyPath {
    columns = List.copyOf(columns);
    copies = Map.copyOf(copies);
  }

  static KeyPath of(LayoutFormat format, List<ColumnPath> columns) {
    double bits = 0;
    for (ColumnPath column : columns) {
      bits += column.bits();
    }
    return new KeyPath(format, columns, Map.of(), Optional.empty(), bits);
  }

  KeyPath plus(ColumnPath next) {
    List<ColumnPath> all = new ArrayList<>(columns);
    all.add(next);
    return of(format, all);
  }

  KeyPath with(BucketSignature found) {
    double saved = parts().get(0).bits() - BUCKET;
    return new KeyPath(format, columns, copies, Optional.of(found), bits - saved);
  }

  /** The same path with another one through a column. */
  KeyPath with(int index, ColumnPath column) {
    List<ColumnPath> all = new ArrayList<>(columns);
    double more = column.bits() - all.set(index, column).bits();
    return new KeyPath(format, all, copies, bucket, bits + more);
  }

  /** The bits without the bucket that was found, which says nothing about the other parts. */
  double bitsOfParts() {
    return bits + (bucket.isPresent() ? parts().get(0).bits() - BUCKET : 0);
  }

  /** Whether another path has the bucket as its first part, and nothing found of it. */
  boolean isBucketOf(KeyPath other) {
    return bucket.isPresent()
        && other.bucket.isEmpty()
        && !other.parts().isEmpty()
        && parts().get(0).span().to().equals(other.parts().get(0).span().to());
  }

  KeyPath withCopies(Map<Integer, Integer> found) {
    double saved = found.keySet().stream().mapToDouble(part -> parts().get(part).bits()).sum();
    return new KeyPath(format, columns, found, bucket, bits - saved + COPY * found.size());
  }

  /** The parts of all columns. */
  List<Step> parts() {
    return columns.stream().flatMap(column -> column.parts().stream()).toList();
  }

  /** The layout, or empty if a layout cannot have these items in this order. */
  Optional<LayoutSignature> signature() {
    // An empty column is no key, although a signature can say it.
    if (columns.stream().anyMatch(column -> column.steps().isEmpty())) {
      return Optional.empty();
    }
    try {
      return Optional.of(LayoutSignature.parse(layout().toString()));
    } catch (MalformedSignatureException impossible) {
      return Optional.empty();
    }
  }

  private LayoutSignature layout() {
    Optional<String> separator = separator();
    List<PartSignature> parts = new ArrayList<>();
    List<ColumnSignature> all = new ArrayList<>();
    for (ColumnPath column : columns) {
      int first = parts.size();
      addParts(column, parts);
      // The first part of the first column is the bucket, if there is one.
      Optional<BucketSignature> own = bucket.filter(it -> first == 0);
      List<PartSignature> rest = parts.subList(own.isPresent() ? 1 : first, parts.size());
      Template template = new Template(column.literals(), /* escape= */ false);
      Optional<Template> literals = Optional.of(template).filter(it -> separator.isEmpty());
      all.add(new ColumnSignature(ColumnNames.of(all.size()), own, rest, false, literals));
    }
    return format.isText()
        ? LayoutSignature.text(separator.map(it -> it.charAt(0)).orElse('\0'), false, all)
        : LayoutSignature.binary(all);
  }

  private void addParts(ColumnPath column, List<PartSignature> parts) {
    List<String> names = names(bucket.isPresent());
    int hashed = bucket.isPresent() ? 1 : 0;
    for (Step step : column.parts()) {
      int place = parts.size();
      Integer original = copies.get(place);
      PartSignature own = step.read().part().named(names.get(place));
      Optional<FoundHashPrefix> hash = column.hash().filter(it -> place == hashed);
      parts.add(
          original != null
              ? parts.get(original)
              : hash.map(it -> own.with(it.signature(column.parts(), place, names))).orElse(own));
    }
  }

  /**
   * The names of all parts; a copy has that of its original.
   *
   * @param isBucketed whether the first part is a bucket
   */
  List<String> names(boolean isBucketed) {
    List<String> names = new ArrayList<>();
    Map<String, Integer> counts = new HashMap<>();
    List<Step> parts = parts();
    for (int i = 0; i < parts.size(); i++) {
      Integer original = copies.get(i);
      if (i == 0 && isBucketed) {
        names.add("bucket");
      } else if (original != null) {
        names.add(names.get(original));
      } else {
        String stem = parts.get(i).read().stem();
        names.add(stem + counts.merge(stem, 1, Integer::sum));
      }
    }
    return names;
  }

  /** The one character between all parts of TEXT, if no other literal is anywhere. */
  private Optional<String> separator() {
    Set<String> between = new LinkedHashSet<>();
    for (ColumnPath column : columns) {
      List<String> literals = column.literals();
      int last = literals.size() - 1;
      if (last == 0 || !literals.get(0).isEmpty() || !literals.get(last).isEmpty()) {
        return Optional.empty();
      }
      between.addAll(literals.subList(1, last));
    }
    String only = between.isEmpty() ? "," : between.iterator().next();
    return Optional.of(only)
        .filter(it -> format.isText() && between.size() < 2)
        .filter(it -> it.length() == 1 && it.charAt(0) <= '~');
  }
}
