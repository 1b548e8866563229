package dev.keywright.testing.law;

import dev.keywright.layout.signature.PartSignature;
import dev.keywright.testing.key.Reflected;
import dev.keywright.testing.key.TestedKey;
import dev.keywright.testing.key.WrittenDescription;
import dev.keywright.testing.key.WrittenDescription.Pattern;
import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.OrderOfValues;
import dev.keywright.testing.value.PartCandidates;
import dev.keywright.testing.value.PartCandidates.Candidate;
import dev.keywright.testing.value.Plain;
import dev.keywright.testing.value.TestedRows;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What the named queries of a key can be asked with the values of one row. */
final class QueryQuestions {
  private static final int BOUNDS = 8;

  private final TestedRows sample;
  private final TestedKey key;
  private final List<Pattern> patterns;

  QueryQuestions(TestedRows sample) {
    this.sample = sample;
    this.key = sample.testedKey();
    this.patterns =
        WrittenDescription.of(key.type()).map(WrittenDescription::patterns).orElse(List.of());
  }

  List<ScanQuestions.Question> of(KeyRow row) {
    List<ScanQuestions.Question> questions = new ArrayList<>();
    for (Pattern pattern : patterns) {
      int parameters =
          pattern.equal().size()
              + (pattern.range().isPresent() ? 2 : 0)
              + (pattern.prefix().isPresent() ? 1 : 0);
      // A query whose fault is accepted has no method.
      key.methods(pattern.name())
          .filter(it -> it.getParameterCount() == parameters)
          .findFirst()
          .ifPresent(it -> ask(pattern, it, row, questions));
    }
    return questions;
  }

  private void ask(
      Pattern pattern, Method query, KeyRow row, List<ScanQuestions.Question> questions) {
    List<String> equal =
        key.layout()
            .parts()
            .map(PartSignature::name)
            .filter(pattern.equal()::contains)
            .distinct()
            .toList();
    Predicate<KeyRow> isEqual =
        it -> equal.stream().allMatch(part -> Plain.same(row.value(part), it.value(part)));
    List<Object> fixed = new ArrayList<>(equal.stream().map(row::java).toList());
    if (pattern.range().isPresent()) {
      String part = pattern.range().get();
      PartCandidates candidates = candidates(part);
      for (Candidate to : above(candidates, row.value(part))) {
        questions.add(
            question(
                query,
                with(fixed, row.java(part), to.java()),
                it -> isEqual.test(it) && isBetween(candidates.part(), row, it, to.value())));
      }
    } else if (pattern.prefix().isPresent()) {
      String part = pattern.prefix().get();
      for (Object beginning : beginnings(row.value(part))) {
        questions.add(
            question(
                query,
                with(fixed, beginning),
                it -> isEqual.test(it) && ScanQuestions.startsWith(it.value(part), beginning)));
      }
    } else {
      questions.add(question(query, fixed, isEqual));
    }
  }

  private static ScanQuestions.Question question(
      Method query, List<Object> arguments, Predicate<KeyRow> answer) {
    String words =
        arguments.stream()
            .map(Plain::shown)
            .collect(Collectors.joining(", ", query.getName() + "(", ")"));
    return new ScanQuestions.Question(
        words, ScanQuestions.ranges(Reflected.call(query, null, arguments.toArray())), answer);
  }

  private static List<Object> with(List<Object> fixed, Object... more) {
    List<Object> all = new ArrayList<>(fixed);
    all.addAll(List.of(more));
    return all;
  }

  private PartCandidates candidates(String part) {
    return sample.parts().stream()
        .filter(it -> it.part().name().equals(part))
        .findFirst()
        .orElseThrow();
  }

  private static List<Candidate> above(PartCandidates part, Object from) {
    return part.legal().stream()
        .filter(it -> OrderOfValues.compare(part.part(), from, it.value()) < 0)
        .limit(BOUNDS)
        .toList();
  }

  private static boolean isBetween(PartSignature part, KeyRow from, KeyRow row, Object to) {
    Object value = row.value(part.name());
    return OrderOfValues.compare(part, from.value(part.name()), value) <= 0
        && OrderOfValues.compare(part, value, to) < 0;
  }

  private static List<Object> beginnings(Object value) {
    if (!(value instanceof String text)) {
      return ScanQuestions.isEmpty(value) ? List.of() : List.of(value);
    }
    return Optional.of(text)
        .filter(it -> !it.isEmpty())
        .map(it -> List.<Object>of(it, it.substring(0, it.offsetByCodePoints(0, 1))))
        .orElse(List.of());
  }
}
