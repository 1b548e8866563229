package dev.keywright.analysis.infer;

import java.util.Locale;

/** How many layouts were found, and which were taken for others. */
final class Tally {
  private int all;
  private int identifiable;
  private int first;
  private int amongThree;
  private int allFirst;
  private int confident;
  private int readings;
  private int readingsFirst;
  private long millis;
  private long slowest;

  void add(int seed, Inferred inferred) {
    all++;
    int place = inferred.place();
    Inferred.Verdict verdict = inferred.verdict();
    boolean isIdentifiable = verdict.isIdentifiable();
    identifiable += isIdentifiable ? 1 : 0;
    allFirst += place == 0 ? 1 : 0;
    first += isIdentifiable && place == 0 ? 1 : 0;
    amongThree += isIdentifiable && place >= 0 && place < 3 ? 1 : 0;
    boolean isRead = inferred.placeOfReading() == 0;
    readings += verdict.isReadingIdentifiable() ? 1 : 0;
    readingsFirst += verdict.isReadingIdentifiable() && isRead ? 1 : 0;
    // An answer that reads all keys rightly says in a doubt that no key tells it from the truth.
    boolean isConfident = !isRead && inferred.lead() >= 10;
    confident += isConfident ? 1 : 0;
    millis += inferred.millis();
    slowest = Math.max(slowest, inferred.millis());
    if (place == 0 && !isIdentifiable) {
      System.out.println(
          "seed " + seed + " found, not identifiable: " + inferred.truth() + " " + verdict);
    }
    if (place != 0) {
      System.out.println(
          "seed "
              + seed
              + (isIdentifiable ? " MISSED" : " not identifiable")
              + (isConfident ? " CONFIDENT" : "")
              + (isRead ? " read alike" : "")
              + " place "
              + place
              + ", bits of the truth "
              + inferred.trueBits()
              + "\n  truth "
              + inferred.truth()
              + "\n  judged "
              + verdict
              + "\n  "
              + inferred.report().candidates().stream()
                  .limit(3)
                  .map(it -> it.bits() + " " + it.signatures())
                  .reduce("", (a, b) -> a + "\n  " + b));
    }
  }

  double shareIdentifiable() {
    return (double) identifiable / all;
  }

  double shareFirst() {
    return (double) first / identifiable;
  }

  double shareAmongThree() {
    return (double) amongThree / identifiable;
  }

  double shareConfident() {
    return (double) confident / all;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%d layouts, %d identifiable, first %d (of all: %d), among three %d, confident and"
            + " wrong %d; by reading: %d identifiable, first %d; %d ms each, at most %d",
        all,
        identifiable,
        first,
        allFirst,
        amongThree,
        confident,
        readings,
        readingsFirst,
        millis / all,
        slowest);
  }
}
