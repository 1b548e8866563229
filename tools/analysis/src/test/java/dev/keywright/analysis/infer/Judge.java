package dev.keywright.analysis.infer;

import dev.keywright.runtime.layout.Kind;
import dev.keywright.runtime.layout.LayoutFormat;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.layout.PartSignature;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.UUID;
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

  /** In text, people seldom write two parts with nothing between. */
  private static final double PER_JOIN = 12;

  private static final double YEARS = 80;

  /** Years after 1970. */
  private static final double FIRST_YEAR = 15;

  /** Times of other centuries are none: nothing is known of them. */
  private static final double IMPLAUSIBLE = 64;

  private static final double NANOS_OF_A_YEAR = 365.25 * 86_400e9;
  private static final double DAY = 86_400e9;

  /** By the first words that a declaration has. */
  private static final Map<String, Double> UNITS = new LinkedHashMap<>();

  static {
    UNITS.put("Year ", 365 * DAY);
    UNITS.put("YearMonth ", 30 * DAY);
    UNITS.put("LocalDate ", DAY);
    UNITS.put("EPOCH_HOURS", DAY / 24);
    UNITS.put("EPOCH_DAYS", DAY);
    UNITS.put("_MILLIS", 1e6);
    UNITS.put("EPOCH_MICROS", 1e3);
    UNITS.put("EPOCH_NANOS", 1.0);
    UNITS.put("DOTNET_TICKS", 100.0);
    UNITS.put("SECONDS", 1e9);
    UNITS.put("Instant ", 1e9);
    UNITS.put("LocalDateTime ", 1e9);
  }

  private static final Pattern CODE = Pattern.compile("(\\w+)=\"([^\"]*)\"");
  private static final Pattern UNSIGNED = Pattern.compile("as=(UNSIGNED|LITTLE_ENDIAN)");
  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_]+");

  private final List<SampledKey> sample;

  Judge(List<SampledKey> sample) {
    this.sample = sample;
  }

  /** The bits by a layout, or empty if it does not read all keys. */
  OptionalDouble bits(LayoutSignature layout) {
    LayoutReader reader = new LayoutReader(layout);
    // Most layouts do not read the first keys.
    if (sample.stream().limit(FEW).anyMatch(key -> reader.read(key).isEmpty())) {
      return OptionalDouble.empty();
    }
    Explanation explained = Explanation.of(reader, sample);
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
      Explanation explained = Explanation.of(new LayoutReader(kind), rest);
      double share = (double) explained.keys().size() / sample.size();
      bits += explained.keys().isEmpty() ? 0 : bits(explained);
      bits += share > 0 ? explained.keys().size() * -log(share) : 0;
      rest = explained.rest();
    }
    return rest.isEmpty() ? OptionalDouble.of(bits) : OptionalDouble.empty();
  }

  private static double bits(Explanation explained) {
    LayoutSignature layout = explained.reader().signature();
    double bits = 0;
    for (int i = 0; i < layout.columns().size(); i++) {
      List<String> literals = layout.template(i).literals();
      bits += PER_CHARACTER * String.join("", literals).length();
      if (layout.format() == LayoutFormat.TEXT && literals.size() > 2) {
        List<String> between = literals.subList(1, literals.size() - 1);
        bits += PER_JOIN * between.stream().filter(String::isEmpty).count();
      }
      bits += layout.columns().get(i).bucket().map(it -> words(it.rule() + "")).orElse(0.0);
    }
    for (PartSignature part : layout.parts().toList()) {
      List<Object> values = new ArrayList<>();
      explained.values().forEach(row -> values.add(row.get(part.name())));
      String declaration = part.named("").toString();
      bits += words(declaration);
      if (UNSIGNED.matcher(declaration).find()) {
        values.replaceAll(Judge::unsigned);
      }
      bits += values(part.kind() == Kind.CODES ? codes(values, declaration) : values, nanos(part));
    }
    return bits;
  }

  private static double words(String declaration) {
    // The codes of an enum are paid for with its values.
    String words = declaration.replaceAll("\\(.*\\)", "").replace("unordered", "");
    return PER_ITEM + PER_WORD * WORD.matcher(words).results().count();
  }

  /** A number that fills its type is taken without a sign. */
  private static Object unsigned(Object value) {
    if (value instanceof Byte b) {
      return Byte.toUnsignedLong(b);
    }
    if (value instanceof Short s) {
      return Short.toUnsignedLong(s);
    }
    return value instanceof Integer i ? Integer.toUnsignedLong(i) : value;
  }

  /** What keys have for the constants of an enum. */
  private static List<Object> codes(List<Object> constants, String declaration) {
    Map<String, Object> codes = new HashMap<>();
    CODE.matcher(declaration).results().forEach(it -> codes.put(it.group(1), it.group(2)));
    return constants.stream().map(codes::get).toList();
  }

  private static double frequencies(Map<Object, Integer> counts, int total) {
    double bits = 0.5 * (counts.size() - 1) * log(total);
    for (int count : counts.values()) {
      bits += count * log((double) total / count);
    }
    return bits;
  }

  /** The least of two codes: each value for itself, or a table of values and where each comes. */
  private static double values(List<Object> values, double nanos) {
    Map<Object, Integer> counts = new HashMap<>();
    boolean areBytes = values.get(0) instanceof byte[];
    values.forEach(it -> counts.merge(areBytes ? text((byte[]) it) : it, 1, Integer::sum));
    List<Object> distinct = new ArrayList<>(counts.keySet());
    double frequencies = frequencies(counts, values.size());
    if (areBytes) {
      double table = texts(distinct, true) - Bits.ofFactorial(distinct.size());
      return Math.min(texts(values, true), Math.max(0, table) + frequencies);
    }
    double table = each(distinct, values.size(), nanos) - Bits.ofFactorial(distinct.size());
    double each = each(values, values.size(), nanos);
    return Math.min(each, Math.max(0, table) + frequencies);
  }

  private static double each(List<Object> values, int keys, double nanos) {
    Object first = values.get(0);
    if (first instanceof UUID) {
      boolean isRandom = values.stream().allMatch(it -> ((UUID) it).version() == 4);
      return values.size() * (isRandom ? 122 : 128) + (isRandom ? 0 : 24);
    }
    if (first instanceof List<?> || first instanceof Boolean) {
      return lists(values, keys);
    }
    if (first instanceof String) {
      return texts(values, false);
    }
    if (first instanceof Double || first instanceof Float) {
      return fractions(values);
    }
    return numbers(values.stream().mapToLong(it -> number(it, nanos)).toArray(), keys, nanos);
  }

  /** Between bounds, which need be no more exact than the values lie close. */
  private static double numbers(long[] values, int keys, double nanos) {
    long min = Long.MAX_VALUE;
    long max = Long.MIN_VALUE;
    long step = 0;
    for (long value : values) {
      min = Math.min(min, value);
      max = Math.max(max, value);
      step = gcd(value - values[0], step);
    }
    double every = Math.max(1, Math.abs((double) step));
    double width = values.length * log(((double) max - min) / every + 1);
    double ofStep = every > 1 ? 10 : 0;
    if (nanos > 0) {
      double all = YEARS * NANOS_OF_A_YEAR / nanos;
      double start = log(all / Math.max(1, (double) max - min)) + log(keys);
      boolean isPlausible =
          min > FIRST_YEAR * all / YEARS && max < (FIRST_YEAR + YEARS) * all / YEARS;
      return isPlausible ? width + start + log(keys) + ofStep : values.length * IMPLAUSIBLE;
    }
    double most = Math.max(Math.abs((double) max), Math.abs((double) min));
    double window = width + bound(Math.abs((double) min), keys);
    double fromZero = values.length * log((double) max / every + 1);
    return (min < 0 ? window : Math.min(fromZero, window)) + bound(most, keys) + ofStep;
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  private static double bound(double value, int keys) {
    double length = log(value + 1);
    return 2 * log(length + 1) + 1 + Math.min(length, log(keys));
  }

  /** How large each is, and then all digits. */
  private static double fractions(List<Object> values) {
    Map<Integer, Integer> exponents = new HashMap<>();
    values.forEach(it -> exponents.merge(exponent(it), 1, Integer::sum));
    double bits = 16.0 * exponents.size();
    for (int count : exponents.values()) {
      bits += count * log((double) values.size() / count);
    }
    return bits + values.size() * (values.get(0) instanceof Double ? 52.0 : 23.0);
  }

  private static int exponent(Object value) {
    return Math.getExponent(((Number) value).doubleValue())
        + (((Number) value).doubleValue() < 0 ? 1 << 16 : 0);
  }

  private static double texts(List<Object> values, boolean areBytes) {
    Map<Integer, Integer> lengths = new HashMap<>();
    int[] seen = new int[256];
    long total = 0;
    for (Object value : values) {
      String text = value instanceof byte[] b ? text(b) : utf8((String) value);
      lengths.merge(text.length(), 1, Integer::sum);
      total += text.length();
      text.chars().forEach(c -> seen[c]++);
    }
    double bits = 8.0 * lengths.size();
    for (int count : lengths.values()) {
      bits += count * log((double) values.size() / count);
    }
    double learnt = 0;
    int kinds = 0;
    for (int count : seen) {
      kinds += count > 0 ? 1 : 0;
      learnt += count > 0 ? count * log((double) total / count) + 0.5 * log(total) : 0;
    }
    // Bytes may be any; only of texts something can be learnt.
    return areBytes
        ? bits + 8.0 * total
        : bits + Math.min(Math.min(learnt, total * log(kinds) + 3.0 * kinds), 8.0 * total);
  }

  private static double lists(List<Object> values, int keys) {
    if (values.get(0) instanceof Boolean) {
      return values.size();
    }
    Map<Integer, List<Object>> byPlace = new HashMap<>();
    double bits = 0;
    for (Object value : values) {
      List<?> list = (List<?>) value;
      bits += 2;
      for (Object element : list) {
        List<?> parts = element instanceof List<?> more ? more : List.of(element);
        for (int i = 0; i < parts.size(); i++) {
          byPlace.computeIfAbsent(i, it -> new ArrayList<>()).add(parts.get(i));
        }
      }
    }
    for (List<Object> place : byPlace.values()) {
      bits += each(place, keys, 0);
    }
    return bits;
  }

  /** The count of a time in its unit, and any other value as a number. */
  private static long number(Object value, double nanos) {
    if (value instanceof Instant at) {
      double second = 1e9 / Math.max(1, nanos);
      if (Math.abs(at.getEpochSecond() * second) > Long.MAX_VALUE / 2.0) {
        return Long.MAX_VALUE;
      }
      long fraction = (long) (at.getNano() / Math.max(1, nanos));
      return second < 1
          ? (long) (at.getEpochSecond() * second)
          : at.getEpochSecond() * (long) second + fraction;
    }
    if (value instanceof LocalDateTime at) {
      return number(at.toInstant(ZoneOffset.UTC), nanos);
    }
    if (value instanceof LocalDate day) {
      return day.toEpochDay();
    }
    if (value instanceof YearMonth month) {
      return (month.getYear() - 1970) * 12L + month.getMonthValue();
    }
    if (value instanceof Year year) {
      return year.getValue() - 1970L;
    }
    return value instanceof Character c ? c : ((Number) value).longValue();
  }

  /** How many nanoseconds the unit of a time has; 0 for what is no time. */
  private static double nanos(PartSignature part) {
    if (part.kind() != Kind.TIME) {
      return 0;
    }
    String words = part.toString();
    return UNITS.entrySet().stream()
        .filter(unit -> words.contains(unit.getKey()))
        .mapToDouble(Map.Entry::getValue)
        .findFirst()
        .orElse(DAY);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  private static String utf8(String text) {
    return text(text.getBytes(StandardCharsets.UTF_8));
  }

  private static double log(double value) {
    return Math.log(Math.max(1, value)) / Math.log(2);
  }
}
