package dev.keywright.simulator.store;

import dev.keywright.simulator.key.KeyPoint;
import java.util.List;

/**
 * A table before the first write.
 *
 * @param splitPoints where its ranges begin, but for the first
 * @param owners the server of each range; empty to deal them out in turn
 * @param bytesPerRow of the rows, for limits of size
 */
public record NewTable(
    RangeRules rules,
    int servers,
    List<KeyPoint> splitPoints,
    List<Integer> owners,
    long bytesPerRow) {

  public NewTable {
    splitPoints = List.copyOf(splitPoints);
    owners = List.copyOf(owners);
  }
}
