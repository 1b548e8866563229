package dev.keywright.layout.signature;

/** Random characters that make a key unique: so many of {@code 0-9a-z}. */
public record SuffixType(int length) implements TypeSignature {
  @Override
  public Kind kind() {
    return Kind.SUFFIX;
  }

  @Override
  public Class<?> valueClass() {
    return String.class;
  }

  @Override
  public int width() {
    return length;
  }

  @Override
  public String toString() {
    return "suffix(" + length + ")";
  }
}
