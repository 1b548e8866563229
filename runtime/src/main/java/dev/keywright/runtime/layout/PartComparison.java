package dev.keywright.runtime.layout;

import java.util.List;

/** Finds what has changed in one part: how it is written, and the values that it takes. */
final class PartComparison {
  private final PartPlace oldPlace;
  private final PartPlace nowPlace;
  private final PartSignature old;
  private final PartSignature now;
  private final List<Difference> differences;

  PartComparison(PartPlace old, PartPlace now, List<Difference> differences) {
    this.oldPlace = old;
    this.nowPlace = now;
    this.old = old.part();
    this.now = now.part();
    this.differences = differences;
  }

  void compare() {
    boolean isSameType = compareTypes();
    written(
        pad(old),
        pad(now),
        old.pad() == 0 ? "without leading zeros" : "in " + old.pad() + " digits",
        now.pad() == 0 ? "it is written without leading zeros" : now.pad() + " are written");
    written(
        flag(old.signed(), "signed"),
        flag(now.signed(), "signed"),
        old.signed() ? "with a digit for the sign" : "without a digit for the sign",
        now.signed() ? "it has one" : "it has none");
    written(time(old), time(now), "as " + time(old), "it is written as " + time(now));
    written(
        flag(old.descending(), "DESC"),
        flag(now.descending(), "DESC"),
        old.descending() ? "descending" : "ascending",
        now.descending() ? "it is written descending" : "it is written ascending");
    written(
        flag(old.reversed(), "reversed"),
        flag(now.reversed(), "reversed"),
        old.reversed() ? "back to front" : "front to back",
        now.reversed() ? "it is written back to front" : "it is written front to back");
    written(hash(old), hash(now), "with " + hash(old), "it is written with " + hash(now));
    if (isSameType) {
      new FactComparison(oldPlace, nowPlace, differences).compare();
    }
    written(
        flag(oldPlace.isNative(), "native"),
        flag(nowPlace.isNative(), "native"),
        oldPlace.isNative() ? "as the store's own type" : "encoded",
        nowPlace.isNative() ? "it is kept as the store's own type" : "it is encoded");
  }

  private boolean compareTypes() {
    if (old.type() instanceof CodesType before && now.type() instanceof CodesType after) {
      new CodesComparison(old.name(), before, after, differences).compare();
      return true;
    }
    boolean isSame = old.type().equals(now.type());
    if (!isSame && keepsBytes()) {
      differences.add(
          Difference.breaking(
              old.name(),
              old.type().toString(),
              now.type().toString(),
              "the bytes stay, but readers of the older layout know the part as " + old.type()));
    } else if (!isSame) {
      differences.add(
          Difference.breaking(
              old.name(),
              old.type().toString(),
              now.type().toString(),
              "rows whose "
                  + old.name()
                  + " was written as "
                  + old.type()
                  + " may not be found, or not be decoded, as "
                  + now.type()));
    }
    return isSame;
  }

  // The digits of a number do not depend on its type, but the values that it may have do.
  private boolean keepsBytes() {
    return oldPlace.isText()
        && nowPlace.isText()
        && !oldPlace.isNative()
        && !nowPlace.isNative()
        && old.isWhole()
        && now.isWhole()
        && old.pad() == now.pad()
        && old.signed() == now.signed()
        && old.descending() == now.descending()
        && old.reversed() == now.reversed()
        && old.hash().equals(now.hash())
        && WholeRange.min(now) <= WholeRange.min(old)
        && WholeRange.max(now) >= WholeRange.max(old);
  }

  private void written(String before, String after, String how, String whenNow) {
    if (!before.equals(after)) {
      differences.add(
          Difference.breaking(
              old.name(),
              before,
              after,
              "rows whose "
                  + old.name()
                  + " was written "
                  + how
                  + " are not found when "
                  + whenNow));
    }
  }

  private static String pad(PartSignature part) {
    return part.pad() == 0 ? "no pad" : "pad=" + part.pad();
  }

  private static String flag(boolean isSet, String word) {
    return isSet ? word : "not " + word;
  }

  private static String time(PartSignature part) {
    return part.time().map(form -> "time=" + form).orElse("no time");
  }

  private static String hash(PartSignature part) {
    return part.hash().map(HashSignature::toString).orElse("no hashPrefix");
  }
}
