package dev.keywright.processor.model;

import java.util.OptionalLong;

/** How much a table holds and takes, as far as it is declared. */
public record Volume(
    OptionalLong rows,
    OptionalLong bytesPerRow,
    OptionalLong peakWritesPerSecond,
    SourceSpot spot) {

  /** The same without the figure that an attribute declares. */
  public Volume without(String attribute) {
    return new Volume(
        attribute.equals("rows") ? OptionalLong.empty() : rows,
        attribute.equals("bytesPerRow") ? OptionalLong.empty() : bytesPerRow,
        attribute.equals("peakWritesPerSecond") ? OptionalLong.empty() : peakWritesPerSecond,
        spot);
  }
}
