package dev.keywright.runtime.binary;

import dev.keywright.runtime.Present;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Form;
import dev.keywright.runtime.codec.ListCodec;
import dev.keywright.runtime.codec.ListLimits;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.source.Expression;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A list of elements up to the end of the column. Every part of an element shows where it ends, so
 * that lists compare element by element, and a list comes before those that begin with it.
 *
 * @param parts the parts of one element
 */
public record BinaryList(String name, List<BinaryPart<?>> parts, ListLimits limits)
    implements BinaryPart<List<List<Object>>>, ListCodec<byte[]> {

  public BinaryList {
    parts = List.copyOf(parts);
  }

  /** A list of elements that have these parts. */
  public static BinaryList of(String name, BinaryPart<?>... parts) {
    return new BinaryList(name, Arrays.asList(parts), ListLimits.NONE);
  }

  /** The same part, refusing shorter lists. */
  public BinaryList atLeast(int elements) {
    return new BinaryList(name, parts, limits.atLeast(elements));
  }

  /** The same part, refusing longer lists. */
  public BinaryList atMost(int elements) {
    return new BinaryList(name, parts, limits.atMost(elements));
  }

  @Override
  public Expression expression() {
    List<Object> arguments = new ArrayList<>(List.of(name));
    parts.forEach(part -> arguments.add(part.expression()));
    return Expression.of(BinaryList.class, "of", arguments.toArray())
        .when(limits.min() > 0, "atLeast", limits.min())
        .when(limits.max() < Integer.MAX_VALUE, "atMost", limits.max());
  }

  @Override
  public boolean descending() {
    return false;
  }

  @Override
  public Accepted accepts() {
    return Accepted.lengths(limits.min(), limits.max());
  }

  @Override
  public Width encodedWidth() {
    return limits.of(parts.stream().map(BinaryPart::encodedWidth).reduce(Width.NONE, Width::plus));
  }

  @Override
  public String form() {
    String each = parts.stream().map(BinaryPart::form).collect(Collectors.joining("; "));
    return Form.of("a list of (" + each + ")", Form.lengths(limits.min(), limits.max()));
  }

  @Override
  public boolean mayGoOn(byte[] beginning) {
    return true;
  }

  @Override
  public int size(List<List<Object>> value) {
    limits.check(name, Present.require(name, value));
    return sizeOf(value);
  }

  private int sizeOf(List<List<Object>> elements) {
    int size = 0;
    for (List<Object> element : elements) {
      for (int i = 0; i < parts.size(); i++) {
        size += part(i).size(element.get(i));
      }
    }
    return size;
  }

  @Override
  public int write(List<List<Object>> value, byte[] out, int at) {
    int index = at;
    for (List<Object> element : value) {
      for (int i = 0; i < parts.size(); i++) {
        index = part(i).write(element.get(i), out, index);
      }
    }
    return index;
  }

  @SuppressWarnings("unchecked") // an element has the values that the codecs of its parts take
  private BinaryPart<Object> part(int index) {
    return (BinaryPart<Object>) parts.get(index);
  }

  @Override
  public byte[] encode(List<List<Object>> value) {
    byte[] out = new byte[size(value)];
    write(value, out, 0);
    return out;
  }

  @Override
  public byte[] encodeFirst(List<List<Object>> elements) {
    limits.checkMost(name, elements);
    byte[] out = new byte[sizeOf(elements)];
    write(elements, out, 0);
    return out;
  }

  @Override
  public byte[] encodeFollowed(List<List<Object>> elements) {
    return encodeFirst(elements);
  }

  @Override
  public List<List<Object>> read(BinaryReader in) {
    int start = in.position();
    List<List<Object>> elements = new ArrayList<>();
    while (in.remaining() > 0) {
      List<Object> element = new ArrayList<>(parts.size());
      for (BinaryPart<?> part : parts) {
        element.add(part.read(in));
      }
      elements.add(Collections.unmodifiableList(element));
    }
    if (!limits.allow(elements.size())) {
      in.begin(name);
      throw in.malformedAt(start, limits.inWords());
    }
    return Collections.unmodifiableList(elements);
  }
}
