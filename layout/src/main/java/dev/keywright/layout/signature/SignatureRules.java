package dev.keywright.layout.signature;

import dev.keywright.layout.rule.ColumnFacts;
import dev.keywright.layout.rule.KeyRules;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Refuses the layouts that have the form of a signature, but that no key can be written in. */
final class SignatureRules {
  static final List<String> CHUNK = List.of("chunk");
  private static final int LAST_BYTE = 0xFF;
  private static final int SEPARATOR_POSITION = "TEXT separator=".length();

  private final LayoutSignature layout;
  private final List<Integer> itemPositions;
  private final Map<String, PlacedPart> parts = new HashMap<>();
  private int item;

  /**
   * @param itemPositions where each bucket and part is in the text, in this order, and each column
   *     that has none
   */
  SignatureRules(LayoutSignature layout, List<Integer> itemPositions) {
    this.layout = layout;
    this.itemPositions = itemPositions;
  }

  void check() {
    checkSeparator();
    Set<String> columnNames = new HashSet<>();
    for (int i = 0; i < layout.columns().size(); i++) {
      ColumnSignature column = layout.columns().get(i);
      if (column.name().isEmpty()) {
        throw refused("a column has no name");
      }
      if (!columnNames.add(column.name())) {
        throw refused("two columns are called " + column.name());
      }
      checkColumn(i, column);
    }
    checkPartition();
    checkBucketedParts();
  }

  private void checkPartition() {
    int count = layout.partitionColumns();
    item = 0;
    if (count < 1 || count > layout.columns().size()) {
      throw refused(
          "the partition key has " + count + " of " + layout.columns().size() + " columns");
    }
    // A native column holds one item, so that the items before one that is not are its columns.
    for (item = 0; count > 1 && item < count; item++) {
      ColumnSignature column = layout.columns().get(item);
      if (!column.nativeType()) {
        throw refused(
            "a partition key of several columns holds each as the store's own type, and "
                + column.name()
                + " is encoded");
      }
    }
  }

  private void checkSeparator() {
    Optional<String> fault = KeyRules.separator(layout.separator(), layout.escape());
    if (fault.isPresent()) {
      throw new MalformedSignatureException(SEPARATOR_POSITION, fault.get());
    }
  }

  private void checkColumn(int columnIndex, ColumnSignature column) {
    column.template().ifPresent(this::checkLiterals);
    int first = item;
    column
        .bucket()
        .ifPresent(
            bucket -> {
              item = first + bucket.index();
              checkBucket(columnIndex, bucket);
            });
    ColumnFacts facts = column.facts(columnIndex < layout.partitionColumns());
    for (int i = 0; i < column.parts().size(); i++) {
      item = first + column.item(i);
      PlacedPart place = new PlacedPart(layout, columnIndex, i);
      PlacedPart other = parts.putIfAbsent(place.name(), place);
      // In another column, the same part is a copy of this one.
      boolean isCopy =
          other != null && other.columnIndex() < columnIndex && other.part().equals(place.part());
      if (other != null && !isCopy) {
        throw refused("two parts are called " + place.name());
      }
      refuse(UndeclarablePart.firstBroken(place, facts));
    }
    item = first + Math.max(1, column.items());
  }

  private void checkLiterals(Template template) {
    for (String literal : template.literals()) {
      if (!layout.format().isText()) {
        if (literal.chars().anyMatch(c -> c > LAST_BYTE)) {
          throw refused(
              "a literal of "
                  + layout.format()
                  + " holds a character above \\u00ff, which is not a byte");
        }
        if (layout.format() == LayoutFormat.FDB_TUPLE && !TupleLiteral.isWhole(literal)) {
          throw refused("a literal of FDB_TUPLE is not made of whole elements");
        }
      } else if (literal.codePoints().anyMatch(SignatureRules::isHalf)) {
        throw refused("a literal holds half a surrogate pair");
      }
    }
  }

  private static boolean isHalf(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }

  private void checkBucket(int columnIndex, BucketSignature bucket) {
    if (columnIndex > 0) {
      throw refused("a bucket is in the partition column, not in another one");
    }
    refuse(KeyRules.buckets(bucket.count()));
    refuse(KeyRules.first(bucket.number().first(), bucket.count()));
    refuse(bucket.number().fault(layout.format(), bucket.count()));
  }

  private void checkBucketedParts() {
    layout.columns().get(0).bucket().ifPresent(this::checkBucketedParts);
  }

  private void checkBucketedParts(BucketSignature bucket) {
    item = bucket.index();
    List<String> inOrder =
        layout
            .parts()
            .map(PartSignature::name)
            .filter(new HashSet<>(bucket.of())::contains)
            .toList();
    for (String name : bucket.of()) {
      PlacedPart place = parts.get(name);
      if (place == null) {
        throw refused("the bucket is of " + name + ", but no part has this name");
      }
      refuse(decidingFault(bucket, place));
    }
    if (!inOrder.equals(bucket.of())) {
      throw refused("the bucket is of each part once, in the order of the layout: " + inOrder);
    }
    if (bucket.isOfRest()) {
      checkRest(bucket);
    }
    if (bucket.rule() instanceof BucketRule.Modulo && inOrder.size() > 1) {
      throw refused("a remainder is of one part, not of " + inOrder);
    }
  }

  private void checkRest(BucketSignature bucket) {
    if (!layout.columns().get(0).hasLiteralBehindBucket()) {
      throw refused("the bucket is of the rest, but no literal comes after it");
    }
    // Neither a random suffix nor the number of a chunk is of the entity.
    refuse(
        layout
            .parts()
            .filter(part -> part.kind() != Kind.SUFFIX && !CHUNK.contains(part.name()))
            .map(PartSignature::name)
            .filter(name -> !bucket.of().contains(name))
            .findFirst()
            .map(name -> "the bucket is of the rest, but not of " + name));
  }

  private static Optional<String> decidingFault(BucketSignature bucket, PlacedPart place) {
    if (bucket.rule() instanceof BucketRule.Hash && place.isNative()) {
      return Optional.of(
          "the bucket hashes encoded parts, and "
              + place.name()
              + " is kept as the store's own type");
    }
    return bucket.rule() instanceof BucketRule.Modulo && !place.part().hasNumber()
        ? Optional.of(
            "a remainder is of a whole number or a time, and " + place.name() + " is neither")
        : Optional.empty();
  }

  private void refuse(Optional<String> reason) {
    if (reason.isPresent()) {
      throw refused(reason.get());
    }
  }

  private MalformedSignatureException refused(String reason) {
    return new MalformedSignatureException(itemPositions.get(item), reason);
  }
}
