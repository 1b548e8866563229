package dev.keywright.testing.law;

import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.testing.key.Reflected;
import dev.keywright.testing.key.TestedKey;
import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.OrderInStore;
import dev.keywright.testing.value.Plain;
import dev.keywright.testing.value.TestedRows;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** {@code splitPoints} cuts the first column into as many regions as are asked for, evenly. */
final class SplitLaw implements Judge {
  private static final List<Integer> REGIONS = List.of(1, 2, 3, 4, 7, 16);
  private static final int ENOUGH = 24;

  @Override
  public Optional<String> fault(TestedRows sample) {
    TestedKey key = sample.testedKey();
    return key.methods("splitPoints")
        .findFirst()
        .flatMap(
            points ->
                REGIONS.stream()
                    .filter(it -> key.bucket().stream().allMatch(b -> it <= b.count()))
                    .flatMap(it -> fault(sample, points, it).stream())
                    .findFirst());
  }

  private static Optional<String> fault(TestedRows sample, Method method, int regions) {
    List<?> points = (List<?>) Objects.requireNonNull(Reflected.call(method, null, regions));
    String said = "splitPoints(" + regions + ") = " + points.stream().map(Plain::shown).toList();
    ColumnSignature first = sample.testedKey().layout().columns().get(0);
    if (points.size() != regions - 1) {
      return Optional.of(said + "\n  has " + points.size() + " boundaries");
    }
    for (int i = 1; i < points.size(); i++) {
      if (OrderInStore.compare(first, points.get(i - 1), points.get(i)) >= 0) {
        return Optional.of(said + "\n  is not ascending");
      }
    }
    return uneven(sample, points, regions).map(it -> said + "\n  " + it);
  }

  private static Optional<String> uneven(TestedRows sample, List<?> points, int regions) {
    ColumnSignature first = sample.testedKey().layout().columns().get(0);
    Optional<BucketSignature> bucket = sample.testedKey().bucket();
    long[] rows = new long[regions];
    for (KeyRow row : sample.rows()) {
      Object content = Objects.requireNonNull(row.columns().get(first.name()));
      int region =
          (int) points.stream().filter(it -> OrderInStore.compare(first, it, content) <= 0).count();
      rows[region]++;
      if (bucket.isPresent() && Math.abs(region - share(bucket.get(), row, regions)) >= 1) {
        return Optional.of("puts bucket " + row.bucket() + " into region " + region + ": " + row);
      }
    }
    long contents =
        sample.rows().stream()
            .map(it -> Plain.shown(it.columns().get(first.name())))
            .distinct()
            .count();
    return regions == 2 && contents >= ENOUGH && (rows[0] == 0 || rows[1] == 0)
        ? Optional.of("puts all rows into one region")
        : Optional.empty();
  }

  // Where the bucket would be if regions could have shares of buckets.
  private static double share(BucketSignature bucket, KeyRow row, int regions) {
    return (double) (row.bucket() - bucket.number().first()) * regions / bucket.count();
  }
}
