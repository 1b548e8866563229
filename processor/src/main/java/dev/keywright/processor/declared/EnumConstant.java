package dev.keywright.processor.declared;

/** An enum constant as an attribute names it: {@code Direction.DESC}. */
public record EnumConstant(String type, String constant) {
  @Override
  public String toString() {
    return type + "." + constant;
  }
}
