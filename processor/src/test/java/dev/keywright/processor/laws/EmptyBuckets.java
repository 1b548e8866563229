package dev.keywright.processor.laws;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.laws.Design.Column;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Which designs have buckets that no row comes to, by trying the values of the parts that decide: a
 * note of KW207 has to say so.
 */
final class EmptyBuckets {
  private static final String NOTE = "[KW207 ";

  private static final String CARDINALITY = "cardinality = ";
  private static final Instant START = Instant.parse("2001-12-31T00:00:00Z");
  // No divisor of a minute, an hour or a day, so that all fields of a time have all their values.
  private static final long SECONDS_APART = 7_331;
  private static final int MOMENTS = 200_000;
  private static final int UNITS = 2_000;
  private static final int BYTES = 256;

  private final Design design;
  private final BucketOracle bucket;
  private final List<Integer> deciding;

  private EmptyBuckets(Design design, BucketOracle bucket) {
    this.design = design;
    this.bucket = bucket;
    this.deciding =
        IntStream.range(0, design.parts().size()).filter(design::isBucketed).boxed().toList();
  }

  /** Whether a design has some. */
  static boolean are(Design design) {
    return design
        .form()
        .bucket()
        .map(it -> new EmptyBuckets(design, it))
        .filter(it -> it.isDecidedInFront() || it.hasFewValues() || it.missesRemainders())
        .isPresent();
  }

  /** The names of the entities of which the processor says so. */
  static Set<String> noted(Compiled compiled) {
    return compiled.findings().stream()
        .filter(it -> it.getSource() != null && it.getMessage(Locale.ROOT).startsWith(NOTE))
        .map(it -> it.getSource().getName().replaceAll("^.*/(\\w+)\\.java$", "$1"))
        .collect(Collectors.toSet());
  }

  /** Whether each value of the parts in front has one bucket. */
  private boolean isDecidedInFront() {
    Column partition = design.columns().get(0);
    List<Integer> front = design.partsOf(partition).stream().limit(design.bucketIndex()).toList();
    return front.containsAll(deciding);
  }

  private boolean hasFewValues() {
    long product = 1;
    for (int part : deciding) {
      OptionalLong values = values(design.parts().get(part).spec(), design.place(part));
      if (values.isEmpty() || values.getAsLong() >= bucket.count()) {
        return false;
      }
      product *= values.getAsLong();
    }
    return product < bucket.count();
  }

  private OptionalLong values(PartSpec spec, Place place) {
    LongStream known =
        spec.facts().stream()
            .filter(it -> it.startsWith(CARDINALITY))
            .mapToLong(it -> Long.parseLong(it.substring(CARDINALITY.length())));
    return LongStream.concat(known, ofType(spec.oracle(), place).stream()).min();
  }

  // More than there are buckets need not be counted.
  private OptionalLong ofType(Oracle oracle, Place place) {
    if (oracle instanceof Codes || oracle instanceof FixedValues.Flags) {
      return OptionalLong.of(oracle.candidates().size());
    }
    if (oracle instanceof Texts texts && !texts.alphabet().isEmpty()) {
      return OptionalLong.of(ofLengths(characters(texts.alphabet()), texts.maxLength()));
    }
    if (oracle instanceof Characters it && !it.alphabet().isEmpty()) {
      return OptionalLong.of(characters(it.alphabet()));
    }
    if (oracle instanceof Bytes bytes) {
      return OptionalLong.of(ofLengths(BYTES, bytes.maxLength()));
    }
    boolean isNumber =
        oracle instanceof WholeNumbers
            || (oracle instanceof EncodedNumbers digits && digits.of() instanceof WholeNumbers)
            || (oracle instanceof ForeignNumbers other && other.of() instanceof WholeNumbers);
    return isNumber ? OptionalLong.of(numbers(oracle, place)) : OptionalLong.empty();
  }

  /** Walks from each legal number to its neighbours. */
  private long numbers(Oracle oracle, Place place) {
    Set<Object> legal = new HashSet<>();
    for (Object start : oracle.candidates()) {
      for (int step : List.of(-1, 1)) {
        long number = (Long) start;
        while (legal.size() < bucket.count() && oracle.isLegal(number, place)) {
          legal.add(number);
          number += step;
          if (number == (step > 0 ? Long.MIN_VALUE : Long.MAX_VALUE)) {
            break;
          }
        }
      }
    }
    return legal.size();
  }

  private long characters(String alphabet) {
    Pattern pattern = Pattern.compile("[" + alphabet + "]");
    return IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
        .filter(c -> pattern.matcher(Character.toString(c)).matches())
        .limit(bucket.count())
        .count();
  }

  private long ofLengths(long symbols, int longest) {
    long all = 0;
    long ofLength = 1;
    for (int length = 0; length <= longest && all < bucket.count(); length++) {
      all += ofLength;
      ofLength *= symbols;
    }
    return all;
  }

  private boolean missesRemainders() {
    if (!bucket.isRemainder()) {
      return false;
    }
    int part = deciding.get(0);
    PartSpec spec = design.parts().get(part).spec();
    if (!(spec.oracle() instanceof Times times)) {
      return false;
    }
    Place place = design.place(part);
    Stream<Object> values = times.isPeriod() ? times.periods() : moments(times);
    int reached =
        values
            .mapToInt(it -> remainder(spec, it, place))
            .collect(BitSet::new, BitSet::set, BitSet::or)
            .cardinality();
    return reached < bucket.count();
  }

  private int remainder(PartSpec spec, Object value, Place place) {
    return spec.number(value, place).mod(BigInteger.valueOf(bucket.count())).intValueExact();
  }

  // Units one after the other have all remainders. The fields of a date do not.
  private static Stream<Object> moments(Times times) {
    boolean isCounted = Times.COUNTED.contains(times.format());
    Duration apart =
        isCounted
            ? Duration.ofNanos(times.unit().longValueExact())
            : Duration.ofSeconds(SECONDS_APART);
    return IntStream.range(0, isCounted ? UNITS : MOMENTS)
        .mapToObj(i -> START.plus(apart.multipliedBy(i)))
        .map(
            it ->
                times.type().equals("Instant") ? it : LocalDateTime.ofInstant(it, ZoneOffset.UTC));
  }
}
