package dev.keywright.layout.signature;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A list of elements that each have the same parts, or a map, whose entries are such elements.
 *
 * @param parts what one element is made of, in the order in which it is written
 * @param isMap whether the elements are entries of a map: the first part is the key, which is once,
 *     and the entries stand in the order of their encoded keys
 */
public record ListType(List<PartSignature> parts, boolean isMap) implements TypeSignature {
  /** The name of the part of an element that is one value. */
  public static final String ELEMENT = "element";

  /** The name of the first part of an entry of a map. */
  public static final String KEY = "key";

  /** The name of the other part of an entry of a map whose values are one part. */
  public static final String VALUE = "value";

  public ListType {
    parts = List.copyOf(parts);
  }

  /** A list that is no map. */
  public ListType(List<PartSignature> parts) {
    this(parts, /* isMap= */ false);
  }

  /** Whether each element is one value. */
  public boolean isOfValues() {
    return parts.size() == 1;
  }

  /** What messages call a part of an element of a list. */
  public String nameIn(String list, PartSignature part) {
    return part.name().equals(ELEMENT) ? list : list + "." + part.name();
  }

  /** The parts of an element, by what messages call them in a list. */
  public List<PartSignature> parts(String list) {
    return parts.stream().map(it -> it.named(nameIn(list, it))).toList();
  }

  /** Whether elements sort as their parts do. */
  public boolean keepsOrder() {
    return parts.stream().allMatch(PartSignature::keepsOrder);
  }

  @Override
  public Kind kind() {
    return Kind.LIST;
  }

  @Override
  public Class<?> valueClass() {
    return List.class;
  }

  @Override
  public String toString() {
    return parts.stream()
        .map(PartSignature::toString)
        .collect(Collectors.joining(", ", isMap ? "map(" : "list(", ")"));
  }
}
