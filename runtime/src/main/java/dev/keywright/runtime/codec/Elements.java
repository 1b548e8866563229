package dev.keywright.runtime.codec;

import dev.keywright.runtime.Present;
import dev.keywright.runtime.Wrapper;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** How the elements of a list are taken apart into rows of values, and put together again. */
public final class Elements {
  private Elements() {}

  /**
   * The lists of a part.
   *
   * @param apart the values of an element, one for each of its parts
   * @param together the element with these values
   */
  public static <E> Wrapper<List<E>, List<List<Object>>> of(
      String part, Function<E, @Nullable Object[]> apart, Function<List<Object>, E> together) {
    return new Wrapper<>(
        part,
        elements -> rows(part, elements, apart),
        rows -> rows.stream().map(together).toList());
  }

  private static <E> List<List<Object>> rows(
      String part, List<E> elements, Function<E, @Nullable Object[]> apart) {
    List<List<Object>> rows = new ArrayList<>(elements.size());
    for (E element : elements) {
      @Nullable Object[] values = apart.apply(Present.require(part, element));
      for (Object value : values) {
        Present.require(part, value);
      }
      @SuppressWarnings("NullAway") // none of them is null
      List<Object> row = Arrays.asList(values);
      rows.add(row);
    }
    return Collections.unmodifiableList(rows);
  }

  /** The value inside a single-value type, or null if there is none. */
  public static <W, V> @Nullable V inside(
      @Nullable W wrapped, Function<W, @Nullable V> unwrapping) {
    return wrapped == null ? null : unwrapping.apply(wrapped);
  }

  /** A whole number as codecs take it, or null. */
  public static @Nullable Long whole(@Nullable Number value) {
    return value == null ? null : (Long) value.longValue();
  }

  /** The name of a constant, by which codecs know it, or null. */
  public static @Nullable String name(@Nullable Enum<?> constant) {
    return constant == null ? null : constant.name();
  }

  /**
   * The elements of a list that was read by the layout alone, as rows.
   *
   * @param values one for each element, or a list of them if it has several parts
   */
  public static List<List<Object>> rows(List<?> values) {
    return values.stream().map(Elements::row).toList();
  }

  private static List<Object> row(Object element) {
    List<?> values = element instanceof List<?> several ? several : List.of(element);
    return values.stream().map(Elements::forCodec).toList();
  }

  private static Object forCodec(Object value) {
    boolean isWhole = value instanceof Byte || value instanceof Short || value instanceof Integer;
    return isWhole ? (Object) ((Number) value).longValue() : value;
  }
}
