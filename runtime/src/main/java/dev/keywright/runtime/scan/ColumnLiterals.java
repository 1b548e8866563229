package dev.keywright.runtime.scan;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.codec.PartCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What follows each part of a column: a separator, or the literals of a template.
 *
 * @param between what is between all parts, and not after the last; null for nothing
 * @param literals what follows each part instead; empty if that is always the same
 * @param copies those of the parts that an earlier column has, too, by their index
 * @param past what sorts above all that can follow a part or a literal, where one of them may begin
 *     another one; null where none does
 */
record ColumnLiterals<C>(
    @Nullable C between, List<C> literals, Map<Integer, PartCodec<?, C>> copies, @Nullable C past) {

  static <C> ColumnLiterals<C> nothing() {
    return new ColumnLiterals<>(null, List.of(), Map.of(), null);
  }

  static <C> ColumnLiterals<C> separator(C separator) {
    return new ColumnLiterals<>(separator, List.of(), Map.of(), null);
  }

  static <C> ColumnLiterals<C> each(List<C> literals) {
    return new ColumnLiterals<>(null, literals, Map.of(), null);
  }

  /** The same, of a column in which a part may begin another one. */
  ColumnLiterals<C> upTo(C content) {
    return new ColumnLiterals<>(between, literals, copies, content);
  }

  /** The same with other literals, after the one before all parts, and no copies. */
  ColumnLiterals<C> with(List<C> others) {
    List<C> each = others.subList(1, others.size());
    return new ColumnLiterals<>(null, each, Map.of(), past);
  }

  /** The smallest content above all that begin with whole parts, or null if there is none. */
  @Nullable C end(ColumnOrder<C> order, C parts) {
    return past == null ? order.nextPrefix(parts) : order.join(parts, past);
  }

  /** The same in bytes, without what sorts above them; null if there are none. */
  @Nullable ColumnLiterals<byte[]> inBytes() {
    if (between == null && literals.isEmpty()) {
      return null;
    }
    List<byte[]> bytes = new ArrayList<>();
    for (C literal : literals) {
      bytes.add(raw(literal));
    }
    List<byte[]> all = List.copyOf(bytes);
    return new ColumnLiterals<>(between == null ? null : raw(between), all, Map.of(), null);
  }

  /** The bytes of a content that more parts follow: in TEXT, its UTF-8. */
  static byte[] raw(Object content) {
    return content instanceof String text ? text.getBytes(UTF_8) : (byte[]) content;
  }

  /** The same, of a column one part of which is a copy. */
  ColumnLiterals<C> copy(int index, PartCodec<?, C> copy) {
    Map<Integer, PartCodec<?, C>> all = new TreeMap<>(copies);
    all.put(index, copy);
    return new ColumnLiterals<>(between, literals, all, past);
  }

  boolean hasCopies() {
    return !copies.isEmpty();
  }

  /**
   * What comes before the parts that are not copies, and after each, once copies are known.
   *
   * @param front what comes before all parts
   */
  List<C> resolved(C front, ColumnOrder<C> order, Function<PartCodec<?, C>, C> encoded) {
    List<C> resolved = new ArrayList<>();
    resolved.add(front);
    for (int i = 0; i < literals.size(); i++) {
      PartCodec<?, C> copy = copies.get(i);
      if (copy == null) {
        resolved.add(literals.get(i));
      } else {
        int last = resolved.size() - 1;
        resolved.set(last, order.join(resolved.get(last), encoded.apply(copy), literals.get(i)));
      }
    }
    return resolved;
  }

  /**
   * What follows the next part, or null for nothing.
   *
   * @param left how many parts are left, the next one included; it is not the last
   */
  @Nullable C part(int left) {
    return literals.isEmpty() ? between : literals.get(literals.size() - left);
  }

  /** What follows the last part, or null for nothing. */
  @Nullable C last() {
    return literals.isEmpty() ? null : literals.get(literals.size() - 1);
  }
}
