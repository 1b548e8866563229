package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.ListDescription;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.binary.BinaryList;
import dev.keywright.runtime.binary.BinaryPart;
import java.util.List;

/** A list of elements, or a map of entries, up to the end of the column. */
public final class ListInBinary extends PartEncoding<BinaryList<List<Object>>> {
  private final List<PartEncoding<? extends BinaryPart<?>>> elements;

  /**
   * The encoding of a list.
   *
   * @param elements the encodings of the parts of one element
   */
  public ListInBinary(
      PartSignature part, ListType type, List<PartEncoding<? extends BinaryPart<?>>> elements) {
    super(
        part,
        made(part, type, elements),
        it -> ListDescription.width(Width.NONE, elements, it.limits()),
        it -> ListDescription.of(it.isMap(), elements, it.limits()));
    this.elements = elements;
  }

  private static RecordedCalls<BinaryList<List<Object>>> made(
      PartSignature part, ListType type, List<PartEncoding<? extends BinaryPart<?>>> elements) {
    BinaryPart<?>[] parts =
        elements.stream().map(PartEncoding::codec).toArray(BinaryPart<?>[]::new);
    BinaryList<List<Object>> list = BinaryList.of(part.name(), parts);
    return RecordedCalls.of(
            list, BinaryList.class, "of", ListDescription.arguments(part.name(), elements))
        .when(type.isMap(), "byKey", BinaryList::byKey)
        .with("atLeast", BinaryList::atLeast, part.limits().leastLength())
        .with("atMost", BinaryList::atMost, part.limits().mostLength());
  }

  @Override
  public List<PartEncoding<? extends BinaryPart<?>>> elements() {
    return elements;
  }

  @Override
  public boolean mayBeTruncated(Object beginning) {
    return new BinaryListBeginning(codec(), elements).mayBeTruncated((byte[]) beginning);
  }
}
