package dev.keywright.processor.laws;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** Bytes, from so many to so many. */
record Bytes(int minLength, int maxLength) implements Oracle {

  Bytes(int maxLength) {
    this(0, maxLength);
  }

  PartSpec spec() {
    PartSpec spec =
        PartSpec.of(
            "byte[]",
            this,
            new Shape.Free(
                c -> (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'),
                false,
                minLength < maxLength));
    return maxLength == Integer.MAX_VALUE ? spec : spec.knowing("maxLength = " + maxLength);
  }

  @Override
  public List<Object> candidates() {
    return Stream.of(
            "",
            "00",
            "0000",
            "00ff",
            "0001",
            "01",
            "0100",
            "0f",
            "10",
            "7f",
            "80",
            "9f",
            "a0",
            "a000",
            "cafe",
            "ca",
            "cafe00",
            "fe",
            "feff",
            "ff",
            "ff00",
            "fffe",
            "ffff",
            "ffffff",
            "0123456789abcdef")
        .map(hex -> (Object) HexFormat.of().parseHex(hex))
        .toList();
  }

  @Override
  public boolean isLegal(Object value, Place place) {
    return ((byte[]) value).length >= minLength && isLegalBeginning(value, place);
  }

  @Override
  public boolean isLegalBeginning(Object value, Place place) {
    return ((byte[]) value).length <= maxLength;
  }

  @Override
  public String written(Object value, Place place) {
    return HexFormat.of().formatHex((byte[]) value);
  }

  @Override
  public byte[] bytes(Object value, boolean ended) {
    return ended ? BinaryForm.ended((byte[]) value) : (byte[]) value;
  }

  @Override
  public int compare(Object a, Object b) {
    return Arrays.compareUnsigned((byte[]) a, (byte[]) b);
  }
}
