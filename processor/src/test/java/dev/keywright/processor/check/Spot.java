package dev.keywright.processor.check;

import dev.keywright.processor.model.SourceSpot;

/** A place in source that exists only by name. */
public record Spot(String name) implements SourceSpot {
  @Override
  public String toString() {
    return name;
  }
}
