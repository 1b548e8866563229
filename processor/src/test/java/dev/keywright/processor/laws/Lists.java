package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.NamedPart;
import dev.keywright.processor.laws.PartSpec.Trait;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A list of values of one part, to the end of a key.
 *
 * @param element how each of them is declared
 * @param most how many elements there may be
 */
record Lists(PartSpec element, int most) implements Oracle {
  private static final int FEW = 24;

  /** The last part of a key. */
  static NamedPart part(PartSpec element, int most, int samples) {
    PartSpec spec =
        new PartSpec(
            "java.util.List<" + boxed(element.type()) + ">",
            List.of(),
            element.facts(),
            element.said(),
            new Lists(element, most),
            element.shape(),
            EnumSet.of(Trait.LIST),
            Optional.empty());
    return new NamedPart(
        "list", most == Integer.MAX_VALUE ? spec : spec.knowing("maxLength = " + most), samples);
  }

  static String boxed(String type) {
    return switch (type) {
      case "char" -> "Character";
      case "boolean" -> "Boolean";
      case "long" -> "Long";
      default -> type;
    };
  }

  /** Where each element stands: before another one. */
  static Place inside(Place place) {
    return new Place(place.form(), /* last= */ false, place.ordered());
  }

  // No list and a list of one empty text would both be nothing.
  private boolean isBlank(Place place) {
    return !place.binary()
        && element.oracle() instanceof Texts
        && element.oracle().isLegal("", inside(place));
  }

  @Override
  public List<Object> candidates() {
    List<Object> values = element.oracle().candidates();
    List<Object> lists = new ArrayList<>();
    lists.add(List.of());
    for (int i = 0; i < values.size(); i++) {
      Object value = values.get(i);
      lists.add(List.of(value));
      if (i < FEW) {
        lists.add(List.of(value, values.get((i + 1) % values.size())));
        lists.add(List.of(value, value));
        lists.add(List.of(values.get(0), value, values.get((i + 3) % values.size())));
      }
    }
    return lists;
  }

  @Override
  public boolean isLegal(Object value, Place place) {
    List<?> list = (List<?>) value;
    boolean isNothing = list.isEmpty() && isBlank(place);
    return !isNothing && isLegalBeginning(value, place);
  }

  @Override
  public boolean isLegalBeginning(Object value, Place place) {
    List<?> list = (List<?>) value;
    return list.size() <= most
        && list.stream().allMatch(it -> element.oracle().isLegal(it, inside(place)));
  }

  @Override
  public String written(Object value, Place place) {
    return ((List<?>) value)
        .stream()
            .map(it -> element.oracle().written(it, inside(place)))
            .collect(Collectors.joining(String.valueOf(place.separator())));
  }

  @Override
  public byte[] bytes(Object value, boolean ended) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ((List<?>) value).forEach(it -> bytes.writeBytes(element.oracle().bytes(it, true)));
    return bytes.toByteArray();
  }

  @Override
  public int compare(Object a, Object b) {
    List<?> one = (List<?>) a;
    List<?> other = (List<?>) b;
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      int order = element.oracle().compare(one.get(i), other.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(one.size(), other.size());
  }

  /** The lists of the first elements of some lists. */
  static List<Object> beginnings(List<Object> lists) {
    List<Object> beginnings = new ArrayList<>();
    for (Object list : lists) {
      for (int end = 0; end <= ((List<?>) list).size(); end++) {
        beginnings.add(((List<?>) list).subList(0, end));
      }
    }
    return beginnings.stream().distinct().toList();
  }

  /** Whether a list has these elements first. */
  static boolean begins(List<?> list, List<?> first) {
    return list.size() >= first.size() && list.subList(0, first.size()).equals(first);
  }
}
