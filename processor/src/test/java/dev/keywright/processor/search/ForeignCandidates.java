package dev.keywright.processor.search;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Values to try of a part in the encoding of another system: where its bytes begin anew. */
final class ForeignCandidates {
  private static final int NARROW = 300;
  private static final int TEXTS = 40;
  private static final long[] TURNS = {
    54, 109, 16_511, 2_113_663, 2_113_664 + (1L << 21), 270_549_119
  };
  private static final BigInteger NANOS = BigInteger.valueOf(1_000_000_000);

  private final Part part;
  private final Random random;

  ForeignCandidates(Part part, Random random) {
    this.part = part;
    this.random = random;
  }

  List<Object> all() {
    if (part.is(Kind.TEXT)) {
      return texts().stream().<Object>map(it -> it).toList();
    }
    if (part.is(Kind.BYTES)) {
      return texts().stream().<Object>map(ForeignCandidates::bytes).toList();
    }
    return part.is(Kind.WHOLE) ? numbers() : times();
  }

  /** Counts at which the bytes of some encoding begin anew, and some by chance. */
  private Set<BigInteger> edges() {
    Set<BigInteger> around = new TreeSet<>();
    for (int bits = 0; bits <= Long.SIZE; bits++) {
      around.add(BigInteger.ONE.shiftLeft(bits));
      around.add(BigInteger.ONE.shiftLeft(bits).negate());
    }
    LongStream.of(TURNS).mapToObj(BigInteger::valueOf).forEach(around::add);
    for (int power = 1; power <= 19; power++) {
      around.add(BigInteger.TEN.pow(power));
    }
    random.longs(8).mapToObj(it -> BigInteger.valueOf(it >> (it & 63))).forEach(around::add);
    NumberForm form = part.encoding().number().orElseThrow();
    form.countDownFrom().ifPresent(it -> around.addAll(from(BigInteger.valueOf(it), around)));
    return beside(around);
  }

  private static List<BigInteger> from(BigInteger constant, Set<BigInteger> edges) {
    return edges.stream().map(constant::subtract).toList();
  }

  private static Set<BigInteger> beside(Set<BigInteger> edges) {
    Set<BigInteger> all = new TreeSet<>(edges);
    edges.forEach(edge -> all.add(edge.subtract(BigInteger.ONE)));
    edges.forEach(edge -> all.add(edge.add(BigInteger.ONE)));
    return all;
  }

  private List<Object> numbers() {
    long min = part.signature().min();
    long max = part.signature().max();
    boolean isNarrow = max >= min && max - min >= 0 && max - min <= NARROW;
    Set<BigInteger> limits =
        new TreeSet<>(List.of(BigInteger.valueOf(min), BigInteger.valueOf(max)));
    Stream<Long> tried =
        Stream.of(edges(), beside(limits))
            .flatMap(Set::stream)
            .filter(it -> it.bitLength() < Long.SIZE)
            .map(BigInteger::longValueExact);
    Stream<Long> near = isNarrow ? LongStream.rangeClosed(min, max).boxed() : Stream.of();
    // Where bytes begin anew above a declared minimum, however far from other edges.
    Stream<Long> turns =
        Stream.of(7, 8, 16)
            .flatMap(bits -> Stream.of(min, max).map(edge -> (edge >> bits) << bits))
            .flatMap(turn -> Stream.of(turn - 1, turn, turn + 128, turn + 256));
    TypeSignature type = part.signature().type();
    return Stream.of(tried, near, turns)
        .flatMap(it -> it)
        .filter(it -> it >= type.smallest() && it <= type.largest())
        .distinct()
        .<Object>map(it -> it)
        .toList();
  }

  private List<Object> times() {
    TimeFormat unit = part.encoding().time().orElseThrow();
    BigInteger day = ForeignValues.unit(TimeFormat.EPOCH_DAYS);
    List<Object> times = new ArrayList<>();
    for (BigInteger count : edges()) {
      BigInteger nanos = count.multiply(ForeignValues.unit(unit)).add(ForeignValues.start(unit));
      for (BigInteger at : List.of(nanos, nanos.subtract(nanos.mod(day)))) {
        add(times, at);
      }
    }
    return times.stream().distinct().toList();
  }

  private void add(List<Object> times, BigInteger nanos) {
    BigInteger[] parts = nanos.divideAndRemainder(NANOS);
    boolean isTime =
        parts[0].bitLength() < Long.SIZE
            && parts[0].longValueExact() > Instant.MIN.getEpochSecond()
            && parts[0].longValueExact() < Instant.MAX.getEpochSecond();
    if (isTime) {
      Instant at = Instant.ofEpochSecond(parts[0].longValueExact(), parts[1].longValueExact());
      LocalDate date = LocalDate.ofInstant(at, ZoneOffset.UTC);
      times.add(
          switch (part.type().name()) {
            case "LocalDate" -> date;
            case "YearMonth" -> YearMonth.from(date);
            default -> at;
          });
    }
  }

  private List<String> texts() {
    Alphabet alphabet = part.limits().alphabet().map(Alphabet::of).orElse(Alphabet.all());
    StringBuilder pool = new StringBuilder();
    for (int c : new int[] {-1, 0, 1, ' ', '%', '/', 'a' - 1, 'a', 'y', 0x7f, 0xa8, 0xa9, 0xe0}) {
      int next = alphabet.next(c);
      if (next >= 0 && next <= Character.MAX_VALUE && !Character.isSurrogate((char) next)) {
        pool.append((char) next);
      }
    }
    Set<String> texts = new TreeSet<>(List.of(""));
    for (char c : pool.toString().toCharArray()) {
      for (int length = 1; length <= 4; length++) {
        texts.add(String.valueOf(c).repeat(length));
      }
    }
    for (int i = 0; i < TEXTS; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(4); length >= 0; length--) {
        text.append(pool.charAt(random.nextInt(pool.length())));
        texts.add(text.toString());
      }
    }
    return List.copyOf(texts);
  }

  // Of a text, each character up to U+00FF is a byte.
  private static byte[] bytes(String text) {
    byte[] bytes = new byte[text.length()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) text.charAt(i);
    }
    return bytes;
  }
}
