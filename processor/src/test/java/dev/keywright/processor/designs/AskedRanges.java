package dev.keywright.processor.designs;

import dev.keywright.processor.designs.GeneratedKey.Scan;
import dev.keywright.processor.designs.RandomFamily.Part;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Every range that can be asked of parts one behind the other, for all of their values. */
record AskedRanges(List<Part> parts) {
  private static final List<String> BOUNDS =
      List.of("atLeast", "greaterThan", "atMost", "lessThan", "startsWith");

  /** The ranges of an answer: one, or one of each bucket. */
  static Stream<KeyRange<?>> of(Object answer) {
    return answer instanceof KeyRanges<?, ?> all
        ? all.ranges().stream().map(it -> (KeyRange<?>) it)
        : Stream.of((KeyRange<?>) answer);
  }

  Stream<KeyRange<?>> ranges(Scan scan) {
    return ranges(scan, 0);
  }

  private Stream<KeyRange<?>> ranges(Scan scan, int next) {
    Stream<KeyRange<?>> all =
        has(scan.stage().getClass(), "all", 0) ? of(scan.ask("all")) : Stream.of();
    Part part = parts.get(next);
    boolean isLast = next == parts.size() - 1;
    Stream<KeyRange<?>> further =
        part.values().stream()
            .flatMap(
                value -> {
                  Object fixed = scan.ask(part.name(), value);
                  return isLast ? of(fixed) : ranges(new Scan(fixed), next + 1);
                });
    return Stream.of(all, bounded(scan, part), further).flatMap(it -> it);
  }

  private static Stream<KeyRange<?>> bounded(Scan scan, Part part) {
    if (!has(scan.stage().getClass(), part.name(), 0)) {
      return Stream.of();
    }
    Class<?> bounds = Reflected.method(scan.stage().getClass(), part.name()).getReturnType();
    return BOUNDS.stream()
        .filter(question -> has(bounds, question, 1))
        .flatMap(
            question ->
                part.values().stream()
                    .flatMap(value -> of(scan.range(part.name(), question, value))));
  }

  private static boolean has(Class<?> type, String method, int parameters) {
    return Arrays.stream(type.getMethods())
        .anyMatch(it -> it.getName().equals(method) && it.getParameterCount() == parameters);
  }
}
