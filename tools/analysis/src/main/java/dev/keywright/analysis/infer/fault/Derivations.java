package dev.keywright.analysis.infer.fault;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.infer.search.ExplainedKeys;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Looks for parts that keys compute from what comes after them, in ways that a layout cannot say: a
 * length, a remainder of a hash code, digits of a hash with a sign after them.
 */
final class Derivations {
  private static final int LEAST_KEYS = 50;
  private static final int WITNESSES = 24;
  private static final int MOST_MISSES = 2;
  private static final int KEYS_A_MISS = 20;

  /** So few values, or one in so many keys, are right by chance. */
  private static final int LEAST_VALUES = 3;

  private static final double MOST_OFTEN = 0.7;
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,10}");
  private static final Pattern HEX = Pattern.compile("[0-9a-f]+");

  private final ExplainedKeys explained;
  private final LayoutSignature layout;

  private Derivations(ExplainedKeys explained) {
    this.explained = explained;
    this.layout = explained.reader().signature();
  }

  /** At most one for each part. */
  static List<Derivation> in(ExplainedKeys explained) {
    return explained.keys().size() < LEAST_KEYS ? List.of() : new Derivations(explained).find();
  }

  private List<Derivation> find() {
    List<PartSignature> parts = layout.parts().toList();
    List<List<String>> texts = parts.stream().map(this::texts).toList();
    List<Derivation> found = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      List<String> values = texts.get(i);
      if (isVaried(values)) {
        Map<String, List<String>> sources = new LinkedHashMap<>();
        for (int next = i + 1; next < parts.size(); next++) {
          sources.put(parts.get(next).name(), texts.get(next));
        }
        if (i == 0) {
          rest().ifPresent(it -> sources.put("what follows", it));
        }
        find(parts.get(i), values, sources).ifPresent(found::add);
      }
    }
    return found;
  }

  private Optional<Derivation> find(
      PartSignature part, List<String> values, Map<String, List<String>> sources) {
    boolean areNumbers = values.stream().allMatch(it -> NUMBER.matcher(it).matches());
    List<String> numbers =
        areNumbers
            ? values.stream().map(it -> String.valueOf(Long.parseLong(it))).toList()
            : List.of();
    int digits = values.get(0).length();
    boolean areDigits =
        values.stream().allMatch(it -> it.length() == digits && HEX.matcher(it).matches());
    for (Map.Entry<String, List<String>> source : sources.entrySet()) {
      Optional<Derivation> found = Optional.empty();
      if (areNumbers) {
        long largest =
            numbers.stream().mapToLong(it -> Math.abs(Long.parseLong(it))).max().orElse(0);
        found = find(part, numbers, source, DerivationRules.ofNumbers(source.getKey(), largest));
      }
      if (areDigits && found.isEmpty()) {
        found = find(part, values, source, DerivationRules.ofDigits(source.getKey(), digits));
      }
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static Optional<Derivation> find(
      PartSignature part,
      List<String> values,
      Map.Entry<String, List<String>> source,
      Map<String, UnaryOperator<String>> rules) {
    List<String> from = source.getValue();
    for (Map.Entry<String, UnaryOperator<String>> rule : rules.entrySet()) {
      if (misses(rule.getValue(), values.subList(0, WITNESSES), from).size() <= MOST_MISSES) {
        List<Integer> misses = misses(rule.getValue(), values, from);
        if (misses.size() * KEYS_A_MISS <= values.size()) {
          List<String> computed = from.stream().map(rule.getValue()).toList();
          return Optional.of(new Derivation(part.name(), rule.getKey(), computed, misses));
        }
      }
    }
    return Optional.empty();
  }

  private static List<Integer> misses(
      UnaryOperator<String> rule, List<String> values, List<String> from) {
    return IntStream.range(0, values.size())
        .filter(key -> !rule.apply(from.get(key)).equals(values.get(key)))
        .boxed()
        .toList();
  }

  private static boolean isVaried(List<String> values) {
    Map<String, Long> counts =
        values.stream().collect(Collectors.groupingBy(it -> it, Collectors.counting()));
    return counts.size() >= LEAST_VALUES
        && Collections.max(counts.values()) <= MOST_OFTEN * values.size();
  }

  /** The values as keys show them: codes for constants, and the digits of a number in hex. */
  private List<String> texts(PartSignature part) {
    UnaryOperator<String> shown = it -> it;
    if (part.type() instanceof CodesType codes) {
      Map<String, String> byName =
          codes.constants().stream()
              .collect(Collectors.toMap(CodesType.Constant::name, CodesType.Constant::code));
      shown = name -> byName.getOrDefault(name, name);
    }
    boolean isHex = part.encoding().number().filter(it -> it.encoding().hasLetters()).isPresent();
    int width = part.encoding().number().map(it -> it.width()).orElse(0);
    List<String> texts = new ArrayList<>();
    for (Object value : explained.values(part)) {
      texts.add(
          isHex && value instanceof Number number
              ? HexFormat.of().toHexDigits(number.longValue(), width)
              : shown.apply(KeyText.ofValue(part, value)));
    }
    return texts;
  }

  /** The first column after its first part and the literal that follows it. */
  private Optional<List<String>> rest() {
    List<String> literals = layout.template(0).literals();
    // Of a single part, nothing follows but that part.
    boolean isJoined = layout.columns().get(0).parts().size() > 2;
    String sign = literals.size() > 1 ? literals.get(1) : "";
    boolean isBucketed = layout.columns().get(0).bucket().isPresent();
    if (!layout.format().isText() || isBucketed || !isJoined || sign.isEmpty()) {
      return Optional.empty();
    }
    List<String> rest = new ArrayList<>();
    for (int key = 0; key < explained.keys().size(); key++) {
      String content = new String(explained.keys().get(key).column(0), UTF_8);
      int end = content.indexOf(sign, literals.get(0).length());
      rest.add(end < 0 ? "" : content.substring(end + sign.length()));
    }
    return Optional.of(rest);
  }
}
