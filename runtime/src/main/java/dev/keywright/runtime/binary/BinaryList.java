package dev.keywright.runtime.binary;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.codec.ElementWriter;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.ListCodec;
import dev.keywright.runtime.codec.ListLimits;
import dev.keywright.runtime.codec.UnexplainedRefusal;
import dev.keywright.runtime.codec.WrittenMapEntry;
import dev.keywright.runtime.element.GatheredElements;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list of elements up to the end of the column. Every part of an element shows where it ends, so
 * that lists compare element by element, and a list comes before those that begin with it.
 *
 * @param <E> the type of the elements
 * @param element how each is written
 * @param elementSize how many bytes each takes; 0 if that varies
 * @param isMap whether the elements are entries of a map, in the order of their encoded keys
 */
public record BinaryList<E>(
    String name, BinaryElement<E> element, int elementSize, boolean isMap, ListLimits limits)
    implements BinaryPart<List<E>>, ListCodec<E, byte[]> {

  /** A list of elements that have these parts, each a row of values. */
  public static BinaryList<List<Object>> of(String name, BinaryPart<?>... parts) {
    return of(name, new BinaryElementValues(Arrays.asList(parts)));
  }

  /** A list of elements that are written like this. */
  public static <E> BinaryList<E> of(String name, BinaryElement<E> element) {
    return new BinaryList<>(
        name, element, width(element.parts()), /* isMap= */ false, ListLimits.NONE);
  }

  private static int width(List<BinaryPart<?>> parts) {
    int width = 0;
    for (BinaryPart<?> part : parts) {
      if (part.width() == 0) {
        return 0;
      }
      width += part.width();
    }
    return width;
  }

  /** A list of values that are parts themselves. */
  public static <E> BinaryList<E> ofValues(String name, BinaryPart<E> value) {
    return of(name, new BinaryElementValue<>(value));
  }

  /** The same part, whose elements are the entries of a map. */
  public BinaryList<E> byKey() {
    return new BinaryList<>(name, element, elementSize, /* isMap= */ true, limits);
  }

  /** The same part, refusing shorter lists. */
  public BinaryList<E> atLeast(int elements) {
    return new BinaryList<>(name, element, elementSize, isMap, limits.atLeast(elements));
  }

  /** The same part, refusing longer lists. */
  public BinaryList<E> atMost(int elements) {
    return new BinaryList<>(name, element, elementSize, isMap, limits.atMost(elements));
  }

  /** The parts of one element. */
  public List<BinaryPart<?>> parts() {
    return element.parts();
  }

  @Override
  public ColumnOrder<byte[]> encodedOrder() {
    return ColumnOrder.BYTES;
  }

  @Override
  public Extremes<byte[]> extremes() {
    // Every part shows its end.
    Extremes<byte[]> begun = parts().get(0).extremes().goingOn(it -> it, /* mayEnd= */ false);
    return limits.min() > 0 ? begun : begun.or(new byte[0]);
  }

  /**
   * The number of bytes that {@link #write} will write. If each element takes as many, {@code
   * write} is what looks at them: to go through a short list twice takes twice as long.
   */
  @Override
  public int size(List<E> value) {
    limits.check(name, NullCheck.require(name, value));
    return isOfOneSize() ? elementSize * value.size() : sizeOf(value);
  }

  private boolean isOfOneSize() {
    return elementSize > 0 && !isMap;
  }

  private int sizeOf(List<E> elements) {
    return isMap
        ? sizeOf(WrittenMapEntry.inOrder(name, elements, element), WrittenMapEntry.COPY)
        : sizeOf(elements, element);
  }

  private <T> int sizeOf(List<T> elements, ElementWriter<T> writer) {
    int size = 0;
    for (int i = 0; i < elements.size(); i++) {
      size += writer.size(NullCheck.requireElement(name, elements.get(i)));
    }
    return size;
  }

  @Override
  public int write(List<E> value, byte[] out, int at) {
    if (isOfOneSize()) {
      return writeChecked(value, out, at);
    }
    return isMap
        ? write(WrittenMapEntry.inOrder(name, value, element), WrittenMapEntry.COPY, out, at)
        : write(value, element, out, at);
  }

  private int writeChecked(List<E> elements, byte[] out, int at) {
    int count = elements.size();
    for (int i = 0; i < count; i++) {
      E next = NullCheck.requireElement(name, elements.get(i));
      element.size(next); // refuses what its parts may not hold
      element.write(next, out, at + elementSize * i);
    }
    return at + elementSize * count;
  }

  private static <T> int write(List<T> elements, ElementWriter<T> writer, byte[] out, int at) {
    int index = at;
    for (int i = 0; i < elements.size(); i++) {
      index = writer.write(elements.get(i), out, index);
    }
    return index;
  }

  @Override
  public byte[] encode(List<E> value) {
    List<E> kept = snapshot(value);
    byte[] out = new byte[size(kept)];
    write(kept, out, 0);
    return out;
  }

  @Override
  public void check(List<E> value) {
    limits.check(name, NullCheck.require(name, value));
    sizeOf(value);
  }

  @Override
  public byte[] encodeFirst(List<E> elements) {
    List<E> kept = snapshot(elements);
    limits.checkMost(name, kept);
    byte[] out = new byte[sizeOf(kept)];
    write(kept, out, 0);
    return out;
  }

  @Override
  public byte[] encodeFollowed(List<E> elements) {
    return encodeFirst(elements);
  }

  @Override
  public List<E> read(BinaryReader in) {
    int start = in.position();
    int from = in.index(start);
    List<E> all = element.readAll(in.bytes(), from, from + in.remaining(), this);
    if (all != null) {
      in.skip(in.remaining());
      return all;
    }
    // What a checked reader has read need not be checked again.
    List<E> read = elements(in, in.isChecked() ? this : null);
    verify(in, start, read);
    return read;
  }

  /** Reads elements up to the end of the column, however many there are. */
  public List<E> elements(BinaryReader in, @Nullable Object checkedBy) {
    int start = in.position();
    GatheredElements<E> elements = new GatheredElements<>(room(in));
    while (in.remaining() > 0) {
      int at = in.position();
      E next = in.explains() ? explained(in, start) : element(in);
      elements.add(next, in.position() - at, in.remaining());
    }
    return elements.list(checkedBy);
  }

  /** How many elements there are if each takes as many bytes; the last one may be cut off. */
  private int room(BinaryReader in) {
    return elementSize > 0 ? (in.remaining() + elementSize - 1) / elementSize : 0;
  }

  // A compiler compiles handlers that never ran: one that calls the reader makes it an object.
  @SuppressWarnings("UnusedException") // nobody reads it here
  private E element(BinaryReader in) {
    try {
      return element.read(in);
    } catch (RuntimeException refusal) {
      throw UnexplainedRefusal.ONCE;
    }
  }

  private E explained(BinaryReader in, int list) {
    int start = in.position();
    try {
      return element.read(in);
    } catch (RuntimeException refusal) {
      throw in.refused(name, refusal, list, start);
    }
  }
}
