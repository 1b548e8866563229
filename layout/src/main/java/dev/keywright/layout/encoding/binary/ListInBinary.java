package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.ListWords;
import dev.keywright.layout.encoding.Made;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.binary.BinaryList;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Width;
import java.util.List;

/** A list of elements, or a map of entries, up to the end of the column. */
public final class ListInBinary extends PartEncoding<BinaryList<List<Object>>> {
  private final List<PartEncoding<? extends BinaryPart<?>>> elements;

  /**
   * The encoding of a list.
   *
   * @param elements those of the parts of one element
   */
  public ListInBinary(
      PartSignature part,
      ListType type,
      List<PartEncoding<? extends BinaryPart<?>>> elements) {
    super(part, made(part, type, elements));
    this.elements = elements;
  }

  private static Made<BinaryList<List<Object>>> made(
      PartSignature part,
      ListType type,
      List<PartEncoding<? extends BinaryPart<?>>> elements) {
    BinaryPart<?>[] parts =
        elements.stream().map(PartEncoding::codec).toArray(BinaryPart<?>[]::new);
    Made<BinaryList<List<Object>>> list =
        Made.of(
            BinaryList.of(part.name(), parts),
            BinaryList.class,
            "of",
            ListWords.arguments(part.name(), elements));
    return list.when(type.isMap(), "byKey", BinaryList::byKey)
        .with("atLeast", BinaryList::atLeast, part.limits().leastLength())
        .with("atMost", BinaryList::atMost, part.limits().mostLength());
  }

  @Override
  public List<PartEncoding<? extends BinaryPart<?>>> elements() {
    return elements;
  }

  @Override
  public Accepted accepted() {
    return Accepted.lengths(codec().limits().min(), codec().limits().max());
  }

  @Override
  public Width width() {
    Width element = elements.stream().map(PartEncoding::width).reduce(Width.NONE, Width::plus);
    return element.times(codec().limits().min(), codec().limits().max());
  }

  @Override
  protected String form() {
    return ListWords.of(codec().isMap(), elements, codec().limits());
  }
}
