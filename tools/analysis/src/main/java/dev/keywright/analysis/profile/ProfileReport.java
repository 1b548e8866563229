package dev.keywright.analysis.profile;

import java.util.ArrayList;
import java.util.List;

/**
 * What keys tell without a layout. What is not an estimate was counted.
 *
 * @param keys how many there are
 * @param prefixes one for each length up to 64 bytes, or until no prefix stands out any more
 * @param regions where to split the table
 * @param arrival what the order of the input tells
 */
public record ProfileReport(
    long keys,
    SizeReport sizes,
    ContentReport contents,
    List<PositionReport> positions,
    DuplicateReport duplicates,
    List<PrefixSpread> prefixes,
    Regions regions,
    ArrivalReport arrival) {

  public ProfileReport {
    positions = List.copyOf(positions);
    prefixes = List.copyOf(prefixes);
  }

  /** The lengths of prefixes that tell something new: of those that tell the same, the longest. */
  public List<PrefixSpread> tellingPrefixes() {
    List<PrefixSpread> telling = new ArrayList<>();
    for (PrefixSpread spread : prefixes) {
      int last = telling.size() - 1;
      if (last >= 0 && telling.get(last).isLike(spread)) {
        telling.remove(last);
      }
      telling.add(spread);
    }
    return telling;
  }
}
