package dev.keywright.processor.declared;

/** An enum constant as an attribute names it: {@code Direction.DESC}. */
public record ConstantName(String type, String constant) {
  @Override
  public String toString() {
    return type + "." + constant;
  }
}
