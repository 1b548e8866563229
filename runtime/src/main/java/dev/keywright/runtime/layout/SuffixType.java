package dev.keywright.runtime.layout;

/** Random characters that make a key unique: so many of {@code 0-9a-z}. */
public record SuffixType(int length) implements TypeSignature {
  @Override
  public String toString() {
    return "suffix(" + length + ")";
  }
}
