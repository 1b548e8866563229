package dev.keywright.testing.law;

import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.testing.key.TestedKey;
import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.TestedRows;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Every key is in one bucket that exists, always the same, and buckets share the rows. */
final class BucketLaw implements Judge {
  private static final int ENOUGH = 24;
  private static final int TIMES = 3;

  @Override
  public Optional<String> fault(TestedRows sample) {
    Optional<BucketSignature> bucket = sample.testedKey().bucket();
    if (bucket.isEmpty()) {
      return Optional.empty();
    }
    if (!sample.strayBuckets().isEmpty()) {
      return Optional.of(sample.strayBuckets().get(0));
    }
    return RowsJudge.ofEach(
            Integer.MAX_VALUE, it -> rows -> ofRow(it.testedKey(), bucket.get(), rows.get(0)))
        .fault(sample)
        .or(() -> unshared(bucket.get(), sample));
  }

  private static Optional<String> ofRow(TestedKey key, BucketSignature bucket, KeyRow row) {
    int first = bucket.number().first();
    for (int i = 0; i < TIMES; i++) {
      int number = (Integer) key.call(row.key(), "bucket");
      if (number < first || number >= first + bucket.count()) {
        return Optional.of(
            row
                + "\n  is in bucket "
                + number
                + " of "
                + first
                + " to "
                + (first + bucket.count() - 1));
      }
      if (number != row.bucket()) {
        return Optional.of(
            row + "\n  was written into bucket " + row.bucket() + ", and is in " + number + " now");
      }
    }
    return Optional.empty();
  }

  private static Optional<String> unshared(BucketSignature bucket, TestedRows sample) {
    List<List<Object>> decisive =
        sample.rows().stream()
            .map(row -> bucket.of().stream().map(row::value).toList())
            .distinct()
            .toList();
    Set<Integer> used = sample.rows().stream().map(KeyRow::bucket).collect(Collectors.toSet());
    return bucket.count() > 1 && decisive.size() >= ENOUGH && used.size() == 1
        ? Optional.of(
            decisive.size()
                + " different values of "
                + String.join(", ", bucket.of())
                + " are all in bucket "
                + used)
        : Optional.empty();
  }
}
