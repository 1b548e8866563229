package dev.keywright.analysis.infer;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** How many layouts were found, and which were taken for others. */
final class Tally {
  private int all;
  private int identifiable;
  private int first;
  private int amongThree;
  private int allFirst;
  private int sure;
  private int confident;
  private int allConfident;
  private int readings;
  private int readingsFirst;
  private int clear;
  private int clearFirst;
  private int clearAmongThree;
  private final Map<String, Integer> causes = new TreeMap<>();
  private long millis;
  private long slowest;

  void add(Inferred inferred, Inferred.Verdict verdict) {
    all++;
    int place = inferred.place();
    boolean isIdentifiable = verdict.isIdentifiable();
    identifiable += isIdentifiable ? 1 : 0;
    allFirst += place == 0 ? 1 : 0;
    first += isIdentifiable && place == 0 ? 1 : 0;
    amongThree += isIdentifiable && place >= 0 && place < 3 ? 1 : 0;
    boolean isRead = inferred.placeOfReading() == 0;
    readings += verdict.isReadingIdentifiable() ? 1 : 0;
    readingsFirst += verdict.isReadingIdentifiable() && isRead ? 1 : 0;
    int reading = inferred.placeOfReading();
    clear += verdict.isClear() ? 1 : 0;
    clearFirst += verdict.isClear() && reading == 0 ? 1 : 0;
    clearAmongThree += verdict.isClear() && reading >= 0 && reading < 3 ? 1 : 0;
    if (verdict.isClear() && reading != 0) {
      causes.merge(inferred.cause(), 1, Integer::sum);
    }
    sure += inferred.isSure() ? 1 : 0;
    allConfident += inferred.isConfidentAndWrong() ? 1 : 0;
    confident += isIdentifiable && inferred.isConfidentAndWrong() ? 1 : 0;
    millis += inferred.millis();
    slowest = Math.max(slowest, inferred.millis());
  }

  /** Shows a layout that was taken for another. */
  static void print(long seed, Inferred inferred, Inferred.Verdict verdict) {
    int place = inferred.place();
    if (place == 0) {
      return;
    }
    System.out.println(
        "seed "
            + seed
            + (verdict.isIdentifiable() ? " MISSED" : " not identifiable")
            + (inferred.isConfidentAndWrong() ? " CONFIDENT" : "")
            + (verdict.isClear() ? " CLEAR" : "")
            + (inferred.placeOfReading() == 0 ? " read alike" : " " + inferred.cause())
            + " place "
            + place
            + ", bits of the truth "
            + inferred.trueBits()
            + "\n  truth "
            + inferred.truth()
            + "\n  judged "
            + verdict.shown()
            + inferred.report().candidates().stream()
                .limit(3)
                .map(it -> "\n  " + it.bits() + " " + it.signatures())
                .collect(Collectors.joining()));
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

  /** Wrong without a doubt, of those that keys identify. */
  double shareConfident() {
    return (double) confident / identifiable;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%d layouts, %d identifiable, first %d (of all: %d), among three %d, sure %d,"
            + " sure and wrong %d (of all: %d); clear %d, first %d, among three %d, missed %s; by reading: %d identifiable, first %d; %d ms each, at most %d",
        all,
        identifiable,
        first,
        allFirst,
        amongThree,
        sure,
        confident,
        allConfident,
        clear,
        clearFirst,
        clearAmongThree,
        causes,
        readings,
        readingsFirst,
        millis / all,
        slowest);
  }
}
