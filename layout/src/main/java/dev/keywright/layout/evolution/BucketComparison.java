package dev.keywright.layout.evolution;

import dev.keywright.layout.assembly.BucketChoice;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.InvalidPartException;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Finds what has changed in the bucket of a column. */
record BucketComparison(LayoutPair layouts) {
  private static final String NO_BUCKET = "no bucket";

  void compare(ColumnSignature columnBefore, ColumnSignature columnAfter) {
    Optional<BucketSignature> before = columnBefore.bucket();
    Optional<BucketSignature> after = columnAfter.bucket();
    if (before.isEmpty() || after.isEmpty()) {
      before.ifPresent(
          it ->
              breaking(
                  it.toString(),
                  NO_BUCKET,
                  "rows hold the number of a bucket, so keys without it do not find them"));
      after.ifPresent(
          it ->
              breaking(
                  NO_BUCKET,
                  it.toString(),
                  "rows hold no number of a bucket, so keys with it do not find them"));
      return;
    }
    compareBuckets(before.get(), after.get());
    comparePlaces(columnBefore, columnAfter);
  }

  private void comparePlaces(ColumnSignature before, ColumnSignature after) {
    int was = before.bucket().orElseThrow().index();
    int is = after.bucket().orElseThrow().index();
    if (was != is) {
      String sentence = "rows whose bucket is %s are not found when it is %s";
      layouts.lost("bucket", place(before, was), place(after, is), sentence);
    }
  }

  private static String place(ColumnSignature column, int index) {
    return index == 0 ? "in front" : "after " + column.parts().get(index - 1).name();
  }

  private void compareBuckets(BucketSignature before, BucketSignature after) {
    boolean isSame = isChosenTheSame(before, after);
    if (before.count() != after.count()) {
      chosen(
          isSame,
          "count=" + before.count(),
          "count=" + after.count(),
          "rows whose bucket out of "
              + before.count()
              + " differs from their bucket out of "
              + after.count()
              + " are not found");
    }
    compareFirst(before.number().first(), after.number().first(), isSame);
    String form = before.number().form(layouts.old().format(), before.count());
    // Another number of buckets can take other digits, even where each row keeps its bucket.
    String formNow =
        after.number().form(layouts.now().format(), isSame ? after.count() : before.count());
    if (!form.equals(formNow)) {
      String sentence = "rows whose bucket was written in %s are not found when it has %s";
      layouts.lost("bucket", form, formNow, sentence);
    }
    if (!before.choice().equals(after.choice())) {
      String lost = "rows for which the newer rule chooses another bucket are not found";
      chosen(isSame, before.choice(), after.choice(), lost);
    }
    if (!layouts.matches().namesNow(before.of()).equals(after.of())) {
      String was = String.join("+", before.of());
      String is = String.join("+", after.of());
      breaking(
          "of=" + was,
          "of=" + is,
          "rows whose bucket was chosen by " + was + " are not found when it is chosen by " + is);
    }
  }

  private void compareFirst(int before, int after, boolean isSame) {
    if (before != after) {
      String lost = "rows whose bucket was numbered from %s are not found from %s";
      chosen(isSame, "first=" + before, "first=" + after, lost.formatted(before, after));
    }
  }

  private void chosen(boolean isSame, String before, String after, String lost) {
    String kept = "each row has the same bucket as before";
    layouts.add("bucket", before, after, isSame, isSame ? kept : lost);
  }

  /** Whether each value of the one part that decides has the same bucket, if it has few values. */
  private boolean isChosenTheSame(BucketSignature before, BucketSignature after) {
    if (before.of().size() != 1
        || !layouts.matches().namesNow(before.of()).equals(after.of())
        || (before.choice().equals(after.choice())
            && before.count() == after.count()
            && before.number().first() == after.number().first())) {
      return false;
    }
    WrittenPart part = written(layouts.old(), before.of().get(0));
    WrittenPart partNow = written(layouts.now(), after.of().get(0));
    BucketChoice was = LayoutCodec.of(layouts.old()).bucket().orElseThrow();
    BucketChoice is = LayoutCodec.of(layouts.now()).bucket().orElseThrow();
    // A function of the application can be called when its keys are written, and not before.
    if (was.uncompared().isPresent() || is.uncompared().isPresent()) {
      return false;
    }
    return SameBytes.values(part)
        .filter(
            values -> {
              UnaryOperator<Object> same = SameBytes.now(part, partNow);
              return values.allMatch(
                  it ->
                      isSame(
                          was,
                          Map.of(part.name(), it),
                          is,
                          Map.of(partNow.name(), same.apply(it))));
            })
        .isPresent();
  }

  private static WrittenPart written(LayoutSignature layout, String name) {
    return WrittenPart.of(layout.places(name).get(0));
  }

  private static boolean isSame(
      BucketChoice was, Map<String, Object> before, BucketChoice is, Map<String, Object> now) {
    int bucket;
    try {
      bucket = was.of(before);
    } catch (InvalidPartException neverWritten) {
      return true;
    }
    try {
      return bucket == is.of(now);
    } catch (RuntimeException refused) {
      return false;
    }
  }

  private void breaking(String before, String after, String consequence) {
    layouts.breaking("bucket", before, after, consequence);
  }
}
