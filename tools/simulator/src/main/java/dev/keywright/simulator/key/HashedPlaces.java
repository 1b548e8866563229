package dev.keywright.simulator.key;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Where the hashes of some times are, in the order of the key. */
final class HashedPlaces {
  private final double[] places;
  // The time that writes there, and the share of its writes. Boxes of three would take more memory
  // and longer to go through, which each step of a forecast does.
  private final int[] times;
  private final double[] shares;

  private record Place(double at, int time, double share) {}

  /**
   * The places of neighbouring times.
   *
   * @param values of all times
   */
  HashedPlaces(List<Values> values, int firstTime, int endTime) {
    Place[] sorted =
        IntStream.range(firstTime, endTime)
            .boxed()
            .flatMap(
                time -> {
                  Values hashes = values.get(time);
                  return IntStream.range(0, hashes.count())
                      .mapToObj(i -> new Place(hashes.place(i), time, hashes.weight(i)));
                })
            .sorted(Comparator.comparingDouble(Place::at))
            .toArray(Place[]::new);
    this.places = Arrays.stream(sorted).mapToDouble(Place::at).toArray();
    this.times = Arrays.stream(sorted).mapToInt(Place::time).toArray();
    this.shares = Arrays.stream(sorted).mapToDouble(Place::share).toArray();
  }

  int count() {
    return places.length;
  }

  double place(int index) {
    return places[index];
  }

  int time(int index) {
    return times[index];
  }

  double share(int index) {
    return shares[index];
  }

  /** The first place for which something is true that is true for all after it. */
  int first(IntPredicate isTrue) {
    int low = 0;
    int high = places.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (isTrue.test(middle)) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }
}
