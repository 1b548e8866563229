package dev.keywright.testing.law;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.testing.key.Reflected;
import dev.keywright.testing.key.TestedKey;
import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.OrderOfValues;
import dev.keywright.testing.value.Plain;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** All that a scan can be asked with the values of one row, and which rows are the answer. */
final class ScanQuestions {
  private static final Map<String, IntPredicate> BOUNDS =
      Map.of(
          "atLeast", order -> order >= 0,
          "greaterThan", order -> order > 0,
          "atMost", order -> order <= 0,
          "lessThan", order -> order < 0);

  private final KeyRow row;
  private final Map<String, PartSignature> parts;
  private final List<String> fixed = new ArrayList<>();
  private final List<Question> questions = new ArrayList<>();

  private ScanQuestions(TestedKey key, KeyRow row) {
    this.row = row;
    this.parts =
        key.layout()
            .parts()
            .collect(Collectors.toMap(PartSignature::name, it -> it, (a, b) -> a, HashMap::new));
  }

  /**
   * A question.
   *
   * @param words such as {@code deviceId(54).sellerId().atLeast("a")}
   * @param answer whether a row is a part of it, by its values
   */
  record Question(String words, List<? extends KeyRange<?>> ranges, Predicate<KeyRow> answer) {}

  static List<Question> of(TestedKey key, KeyRow row) {
    ScanQuestions asked = new ScanQuestions(key, row);
    asked.ask(key.scan());
    return asked.questions;
  }

  private void ask(Object stage) {
    List<Method> methods =
        Arrays.stream(stage.getClass().getDeclaredMethods())
            .filter(it -> parts.containsKey(it.getName()) && !it.isSynthetic())
            .toList();
    for (Method all : stage.getClass().getMethods()) {
      if (all.getName().equals("all") && all.getParameterCount() == 0) {
        add("all()", Reflected.call(all, stage), it -> true);
      }
    }
    for (Method bounds : methods) {
      if (bounds.getParameterCount() == 0) {
        askBounds(bounds, Objects.requireNonNull(Reflected.call(bounds, stage)));
      }
    }
    for (Method fix : methods) {
      if (fix.getParameterCount() == 1) {
        fix(fix, stage);
        return;
      }
    }
  }

  private void fix(Method fix, Object stage) {
    String part = fix.getName();
    Object next = Objects.requireNonNull(Reflected.call(fix, stage, row.java(part)));
    if (next instanceof KeyRange<?> || next instanceof KeyRanges<?, ?>) {
      add(part + "(" + Plain.shown(row.value(part)) + ")", next, it -> same(part, it));
    } else {
      fixed.add(part);
      ask(next);
    }
  }

  private boolean same(String part, KeyRow other) {
    return Plain.same(row.value(part), other.value(part));
  }

  private void askBounds(Method stage, Object bounds) {
    PartSignature part = Objects.requireNonNull(parts.get(stage.getName()));
    Object value = row.value(part.name());
    Object java = row.java(part.name());
    for (Method method : stage.getReturnType().getMethods()) {
      String words = part.name() + "()." + method.getName() + "(" + Plain.shown(value) + ")";
      IntPredicate bound = BOUNDS.get(method.getName());
      if (bound != null) {
        add(
            words,
            Reflected.call(method, bounds, java),
            it -> bound.test(OrderOfValues.compare(part, it.value(part.name()), value)));
      } else if (method.getName().equals("between")) {
        add(words, Reflected.call(method, bounds, java, java), it -> false);
      } else if (method.getName().equals("startsWith") && !isEmpty(value)) {
        add(
            words,
            Reflected.call(method, bounds, part.kind() == Kind.LIST ? java : value),
            it -> startsWith(it.value(part.name()), value));
      }
    }
  }

  static boolean isEmpty(Object value) {
    return value.equals("")
        || (value instanceof byte[] bytes && bytes.length == 0)
        || value.equals(List.of());
  }

  static boolean startsWith(Object value, Object beginning) {
    if (value instanceof List<?> list) {
      int size = ((List<?>) beginning).size();
      return list.size() >= size && list.subList(0, size).equals(beginning);
    }
    if (value instanceof byte[] bytes) {
      int size = ((byte[]) beginning).length;
      return bytes.length >= size && Arrays.equals(bytes, 0, size, (byte[]) beginning, 0, size);
    }
    return ((String) value).startsWith((String) beginning);
  }

  /** The ranges of one, or of all buckets. */
  static List<? extends KeyRange<?>> ranges(@Nullable Object answer) {
    return answer instanceof KeyRange<?> range
        ? List.of(range)
        : StreamSupport.stream(
                ((KeyRanges<?, ?>) Objects.requireNonNull(answer)).spliterator(), false)
            .toList();
  }

  private void add(String words, @Nullable Object answer, Predicate<KeyRow> isNext) {
    List<? extends KeyRange<?>> ranges = ranges(answer);
    List<String> before = List.copyOf(fixed);
    String path =
        before.stream()
            .map(it -> it + "(" + Plain.shown(row.value(it)) + ").")
            .collect(Collectors.joining());
    questions.add(
        new Question(
            "scan()." + path + words,
            ranges,
            it -> before.stream().allMatch(part -> same(part, it)) && isNext.test(it)));
  }
}
