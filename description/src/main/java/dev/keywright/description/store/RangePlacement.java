package dev.keywright.description.store;

import java.util.List;

/**
 * How a store cuts a table into ranges, and places them on servers.
 *
 * @param assumed the figures that the store does not publish, one sentence each
 */
public record RangePlacement(SplitPlace cut, Balancing balance, List<String> assumed) {
  public RangePlacement {
    assumed = List.copyOf(assumed);
  }
}
