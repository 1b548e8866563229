package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.analysis.infer.search.DecodedLayout;
import dev.keywright.analysis.infer.search.ExplainedKeys;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/**
 * Says how many bits keys take by a layout, and shares nothing with the search but the decoder: it
 * reads the keys with {@code LayoutCodec} and describes their values in a plain way.
 */
final class Judge {
  private static final int FEW = 30;
  private static final double PER_ITEM = 6;
  private static final double PER_WORD = 2;
  private static final double PER_CHARACTER = 6;

  /** In text, people seldom write two parts with nothing between: keys must show it, each a bit. */
  private static final double PER_JOIN = 12;

  private static final double PER_JOIN_AND_KEY = 1;

  private static final Pattern CODE = Pattern.compile("(\\w+)=\"([^\"]*)\"");
  private static final Pattern UNSIGNED = Pattern.compile("as=(UNSIGNED|LITTLE_ENDIAN)");
  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_]+");

  private final List<SampledKey> sample;

  /** The bits of values by the unit of their times: rivals share most parts. */
  private final Map<List<Object>, Double> known = new HashMap<>();

  Judge(List<SampledKey> sample) {
    this.sample = sample;
  }

  /** The bits by a layout, or empty if it does not read all keys. */
  OptionalDouble bits(LayoutSignature layout) {
    DecodedLayout reader = new DecodedLayout(layout);
    // Most layouts do not read the first keys.
    if (sample.stream().limit(FEW).anyMatch(key -> reader.read(key).isEmpty())) {
      return OptionalDouble.empty();
    }
    ExplainedKeys explained = ExplainedKeys.of(reader, sample);
    return explained.rest().isEmpty() ? OptionalDouble.of(bits(explained)) : OptionalDouble.empty();
  }

  /** The bits by several kinds of row, or empty if they do not read all keys. */
  OptionalDouble bits(List<LayoutSignature> kinds) {
    if (kinds.size() == 1) {
      return bits(kinds.get(0));
    }
    List<SampledKey> rest = sample;
    double bits = 0;
    for (LayoutSignature kind : kinds) {
      ExplainedKeys explained = ExplainedKeys.of(new DecodedLayout(kind), rest);
      double share = (double) explained.keys().size() / sample.size();
      bits += explained.keys().isEmpty() ? 0 : bits(explained);
      bits += share > 0 ? explained.keys().size() * -log(share) : 0;
      rest = explained.rest();
    }
    return rest.isEmpty() ? OptionalDouble.of(bits) : OptionalDouble.empty();
  }

  private double bits(ExplainedKeys explained) {
    LayoutSignature layout = explained.reader().signature();
    double bits = 0;
    for (int i = 0; i < layout.columns().size(); i++) {
      List<String> literals = layout.template(i).literals();
      bits += PER_CHARACTER * String.join("", literals).length();
      if (layout.format() == LayoutFormat.TEXT && literals.size() > 2) {
        List<String> between = literals.subList(1, literals.size() - 1);
        double join = PER_JOIN + PER_JOIN_AND_KEY * explained.keys().size();
        bits += join * between.stream().filter(String::isEmpty).count();
      }
      bits += layout.columns().get(i).bucket().map(it -> words(it.rule() + "")).orElse(0.0);
    }
    List<Object> front = List.of();
    for (PartSignature part : layout.parts().toList()) {
      List<Object> values = new ArrayList<>();
      explained.values().forEach(row -> values.add(row.get(part.name())));
      String declaration = part.named("").toString();
      bits += words(declaration);
      if (UNSIGNED.matcher(declaration).find()) {
        values.replaceAll(Judge::unsigned);
        spread(values);
      }
      List<Object> judged = part.kind() == Kind.CODES ? codes(values, declaration) : values;
      List<Object> ofFront = front;
      bits +=
          known.computeIfAbsent(
              List.of(JudgedTimes.nanos(part), judged, ofFront),
              it -> bits(judged, ofFront, JudgedTimes.nanos(part)));
      front = judged.stream().map(Judge::comparable).toList();
    }
    return bits;
  }

  /** The values of a part, which may depend on those of the part before it. */
  private static double bits(List<Object> values, List<Object> before, double nanos) {
    return before.isEmpty()
        ? JudgedValues.bits(values, nanos)
        : JudgedValues.bits(values, before, nanos);
  }

  private static Object comparable(Object value) {
    return value instanceof byte[] bytes ? Arrays.hashCode(bytes) : value;
  }

  private static double words(String declaration) {
    // The codes of an enum are paid for with its values.
    String words = declaration.replaceAll("\\(.*\\)", "").replace("unordered", "");
    return PER_ITEM + PER_WORD * WORD.matcher(words).results().count();
  }

  /** A number that fills its type is taken without a sign. */
  static Object unsigned(Object value) {
    if (value instanceof Byte b) {
      return Byte.toUnsignedLong(b);
    }
    if (value instanceof Short s) {
      return Short.toUnsignedLong(s);
    }
    return value instanceof Integer i ? Integer.toUnsignedLong(i) : value;
  }

  /** Numbers of 64 bits without a sign, of which some have the highest bit: in their order. */
  private static void spread(List<Object> values) {
    if (values.stream().anyMatch(it -> it instanceof Long number && number < 0)) {
      values.replaceAll(it -> (Long) it ^ Long.MIN_VALUE);
    }
  }

  /** What keys have for the constants of an enum. */
  private static List<Object> codes(List<Object> constants, String declaration) {
    Map<String, Object> codes = new HashMap<>();
    CODE.matcher(declaration).results().forEach(it -> codes.put(it.group(1), it.group(2)));
    return constants.stream().map(codes::get).toList();
  }

  static double log(double value) {
    return Math.log(Math.max(1, value)) / Math.log(2);
  }
}
