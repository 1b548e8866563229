package dev.keywright.runtime.binary;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.code.CodeTable;
import dev.keywright.runtime.code.ConstantCodes;
import dev.keywright.runtime.codec.Extremes;
import java.util.List;
import java.util.Map;

/**
 * An enum constant, written as the text of its code: what {@code @KeyCode} says, else its name.
 *
 * <p>Where the enum's class is not at hand, the names of its constants take their place.
 *
 * @param text how codes are written
 * @param codes the code of each constant
 * @param byCode the constants by code
 * @param table the constants with the bytes that are written for them
 */
public record BinaryCode<E>(
    BinaryPart<String> text, Map<E, String> codes, Map<String, E> byCode, CodeTable<E> table)
    implements BinaryPart<E> {

  /**
   * A part of the constants of an enum.
   *
   * @param constants the constants, all of them
   * @param codes one code for each, in the same order
   * @throws IllegalArgumentException if a constant has no code, or shares one: then the enum is not
   *     the one that the key was compiled with
   */
  public static <E> BinaryCode<E> of(String name, E[] constants, String... codes) {
    return of(BinaryString.of(name), ConstantCodes.of(name, constants, codes));
  }

  private static <E> BinaryCode<E> of(BinaryPart<String> text, Map<E, String> codes) {
    byte[][] written = codes.values().stream().map(text::encode).toArray(byte[][]::new);
    CodeTable<E> table = CodeTable.of(List.copyOf(codes.keySet()), written);
    return new BinaryCode<>(text, codes, ConstantCodes.byCode(codes), table);
  }

  /** The same part, with another part after it in the column. */
  public BinaryCode<E> followed() {
    return of(plain().followed(), codes);
  }

  /** The same part as an element of a tuple of FoundationDB: the text of its code. */
  public BinaryCode<E> element() {
    return of(TupleText.of(BinaryString.of(name())), codes);
  }

  /** The same part with the order of its codes turned around. */
  public BinaryCode<E> descendingOrder() {
    return of(plain().descendingOrder(), codes);
  }

  @Override
  public Extremes<byte[]> extremes() {
    return Extremes.of(List.of(table.written()));
  }

  private BinaryString plain() {
    return text instanceof BinaryString plain ? plain : BinaryString.of(name());
  }

  private boolean isEnded() {
    return !(text instanceof BinaryString plain) || plain.ended();
  }

  @Override
  public String name() {
    return text.name();
  }

  @Override
  public boolean descending() {
    return text.descending();
  }

  @Override
  public void check(E value) {
    if (!table.contains(NullCheck.require(name(), value))) {
      throw refused(value);
    }
  }

  private byte[] bytes(E value) {
    byte[] bytes = table.of(NullCheck.require(name(), value));
    if (bytes == null) {
      throw refused(value);
    }
    return bytes;
  }

  private InvalidPartException refused(E value) {
    return new InvalidPartException(name(), value, "be one of " + codes.keySet());
  }

  /**
   * The code of a constant.
   *
   * @throws InvalidPartException if there is none
   */
  public String code(E value) {
    String code = codes.get(NullCheck.require(name(), value));
    if (code == null) {
      throw refused(value);
    }
    return code;
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(E value) {
    return table.length(bytes(value));
  }

  /** Writes the code and returns the index after it. */
  @Override
  public int write(E value, byte[] out, int at) {
    return table.copy(bytes(value), out, at);
  }

  @Override
  public byte[] encode(E value) {
    return bytes(value).clone();
  }

  // A code of a tuple begins that with a zero behind it: then its end is the zero of an escape.
  private boolean goesOn(BinaryReader in, int length) {
    return text instanceof TupleText
        && in.remaining() > length
        && in.bytes()[in.index(in.position() + length)] == (byte) 0xFF;
  }

  @Override
  public E read(BinaryReader in) {
    in.begin(name());
    int start = in.position();
    int from = in.index(start);
    int index = table.indexIn(in.bytes(), from, from + in.remaining(), !isEnded());
    if (index >= 0 && !goesOn(in, table.lengthFound(index))) {
      in.skip(table.lengthFound(index));
      return table.found(index);
    }
    E value = byCode.get(text.read(in));
    if (value == null) {
      throw in.malformedAt(start, "one of the codes " + codes.values());
    }
    return value;
  }
}
