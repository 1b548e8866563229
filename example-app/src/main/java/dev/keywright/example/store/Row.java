package dev.keywright.example.store;

/** What a sorted store keeps: a key and what belongs to it. The arrays are shared, not copied. */
public final class Row {
  private final byte[] key;
  private final byte[] value;

  public Row(byte[] key, byte[] value) {
    this.key = key;
    this.value = value;
  }

  public byte[] key() {
    return key;
  }

  public byte[] value() {
    return value;
  }
}
