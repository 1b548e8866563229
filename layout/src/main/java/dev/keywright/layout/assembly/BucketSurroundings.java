package dev.keywright.layout.assembly;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PlacedPart;
import dev.keywright.runtime.bucket.FunctionBuckets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What is around the parts that a function of bytes gets, one character for each byte. */
final class BucketSurroundings {
  private static final String NOTHING = "";

  private final LayoutSignature layout;
  private final BucketSignature bucket;
  private final List<PlacedPart> places;

  BucketSurroundings(LayoutSignature layout, BucketSignature bucket) {
    this.layout = layout;
    this.bucket = bucket;
    this.places =
        IntStream.range(0, layout.columns().size())
            .boxed()
            .flatMap(index -> layout.places(index).stream())
            .filter(place -> !place.isCopy())
            .toList();
  }

  /** Buckets that a function chooses with all of it. */
  FunctionBuckets of(FunctionBuckets parts) {
    List<String> of = bucket.of();
    List<String> between = new ArrayList<>();
    for (int i = 1; i < of.size(); i++) {
      between.add(between(of.get(i - 1), of.get(i)));
    }
    FunctionBuckets joined = parts.between(between.toArray(String[]::new));
    return bucket.isOfRest() && !of.isEmpty()
        ? joined.around(front(of.get(0)), end(of.get(of.size() - 1)))
        : joined;
  }

  private String between(String before, String behind) {
    for (int i = 1; i < places.size(); i++) {
      PlacedPart first = places.get(i - 1);
      if (first.name().equals(before) && places.get(i).name().equals(behind)) {
        return between(first, places.get(i));
      }
    }
    return NOTHING;
  }

  private String between(PlacedPart first, PlacedPart next) {
    if (first.columnIndex() < next.columnIndex()) {
      return bucket.isOfRest() ? end(first.name()) : NOTHING;
    }
    if (!first.column().isBeforeBucket(first.index())) {
      return bytes(first.literalBehind());
    }
    return bucket.isOfRest() ? bytes(first.column().literalBehindBucket()) : NOTHING;
  }

  /** The literal between the bucket and a part, if that is the first of the column. */
  private String front(String part) {
    ColumnSignature column = layout.columns().get(0);
    boolean isFirst = bucket.index() == 0 && column.parts().get(0).name().equals(part);
    return isFirst ? bytes(column.literalBehindBucket()) : NOTHING;
  }

  /** The literal after a part, if that is the last of the column. */
  private String end(String part) {
    ColumnSignature column = layout.columns().get(0);
    boolean isLast = column.parts().get(column.parts().size() - 1).name().equals(part);
    return isLast ? bytes(column.lastLiteral()) : NOTHING;
  }

  private String bytes(String literal) {
    return layout.format().isText() ? new String(literal.getBytes(UTF_8), ISO_8859_1) : literal;
  }
}
